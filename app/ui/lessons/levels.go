package lessons

import "catchup/puzzles"

// askOnly are the tasks to find the only move, by what the position is worth.
var askOnly = map[puzzles.Task]string{
	puzzles.Win:    win,
	puzzles.Hold:   hold,
	puzzles.Resist: "Every move loses. Make it hard for them.",
}

const (
	win  = "One move wins. Find it."
	hold = "Nothing wins, but one move draws."
)

// Levels is the course, in its order.
var Levels = []Level{
	{
		ID: "turn", Name: "Level or ahead",
		Idea:  "Take rods one by one. The moment you are level or ahead, your turn is over.",
		Moral: "Only which rods you take matters, not their order. Small ones first leave room for a big one.",
		tasks: []Task{
			{Game: "1-5/3", Goal: Lead, By: 0, Ask: "You are 3 behind. Catch up exactly.", Right: []string{"1,2"}},
			{Game: "1-5/4", Goal: Lead, By: 1, Ask: "Now pass them, by 1 only.", Right: []string{"5", "2,3"}},
			{Game: "1-6/4", Goal: Most, Ask: "Get as far ahead as one turn allows.", Right: []string{"1,2,6", "3,6"},
				Since: "As long as you are behind you may go on, so the big rod comes last."},
		},
	},
	{
		ID: "count", Name: "Count what is left",
		Idea:  "When all that is left is not enough to catch up, you get it, and the game is over.",
		Moral: "Near the end, add up what is left before you touch anything.",
		tasks: []Task{
			{Game: "1-5/3/4/5", Goal: Worth, Ask: "1 and 2 are left. How does it end?", Right: []string{"loss"},
				Since: "1 + 2 is 3. You stay 1 behind."},
			{Game: "1-4/3/4/2", Goal: Worth, Ask: "Only 1 is left. How does it end?", Right: []string{"draw"},
				Since: "It closes the gap exactly, and nothing is left."},
			{Game: "1-6/4/5/6", Goal: Worth, Ask: "1, 2 and 3 are left. How does it end?", Right: []string{"win"},
				Since: "1 + 2 + 3 is 6. Take all three and you pass by 1, with nothing left for them."},
		},
	},
	{
		ID: "beyond", Name: "Out of reach",
		Idea:  "It works the other way round, too: lead by more than all that is left, and they are lost.",
		Moral: "Each rod you take helps twice: it makes your lead longer, and leaves them less.",
		tasks: []Task{
			{Game: "1-6/3/6/5", Goal: Beyond, Ask: "Take so that they cannot catch up.", Right: []string{"1,4"}},
			{Game: "1-6/2/4/5", Goal: Beyond, Ask: "Take so that they cannot catch up.", Right: []string{"1,6"}},
			{Game: "1-5/5", Goal: Beyond, Ask: "Take so that they cannot catch up.", Right: []string{"1,3,4"}},
		},
	},
	{
		ID: "gap", Name: "Leave an awkward gap",
		Idea:  "A small lead can be better than a big one. If no rod fits the gap, they must pass you, and then you take the rest.",
		Moral: "Before you take the biggest rod, look at what fits into the gap you leave.",
		tasks: []Task{
			{Game: "1-6/1/6/5", Goal: Only, Ask: win},
			{Game: "1-6/1/4/3", Goal: Only, Ask: win},
			{Game: "1-7/1/5/2,3", Goal: Only, Ask: win},
		},
	},
	{
		ID: "exact", Name: "Catch up exactly",
		Idea:  "When the scores are level, the next player takes one rod, and only one. So to catch up exactly ties their hands.",
		Moral: "Level is not a weak move. They have to lead the way.",
		tasks: []Task{
			{Game: "1-6/4", Goal: Lead, By: 0, Ask: "Catch up exactly.", Right: []string{"1,3"}},
			{Game: "1-7/2/6/5", Goal: Only, Ask: hold},
			{Game: "1-8/1/3/4", Goal: Only, Ask: hold},
		},
	},
	{
		ID: "parity", Name: "Odd or even",
		Idea:  "In the end every rod lies in one of two lanes. Can they be equally long?",
		Moral: "If all rods together are odd, somebody wins: whoever does not lose. If they are even, a draw may be there, or may not.",
		tasks: []Task{
			{Game: "1-5", Goal: Even, Ask: "1 to 5 are 15 in all. Can it end in a draw?", Right: []string{"no"},
				Since: "15 is odd, so that it has no two equal halves."},
			{Game: "1-4", Goal: Even, Ask: "1 to 4 are 10 in all. Can it end in a draw?", Right: []string{"yes"},
				Since: "5 and 5, such as 1 + 4 against 2 + 3. With best play it always does."},
			{Game: "2,4,6,8,10", Goal: Even, Ask: "These are 30 in all. Can it end in a draw?", Right: []string{"no"},
				Since: "Half of it is 15, and even rods never add up to that. Halve them all: 1 to 5 is odd."},
			{Game: "1-5/2/5", Goal: Worth, Ask: "1 to 5 again. How does it end with best play?", Right: []string{"loss"},
				Since: "It cannot be a draw, and none of your four moves wins."},
		},
	},
	{
		ID: "ahead", Name: "Look one turn ahead",
		Idea:  "Imagine your move on the board. What would you do in their place?",
		Moral: "Greed leaves them what they need. The best move is the one whose best answer is worst.",
		tasks: []Task{
			{Game: "1-6/1/6", Goal: Only, Ask: win},
			{Game: "1-6/2/5", Goal: Only, Ask: win},
			{Game: "1-5/1", Goal: Only, Ask: win},
		},
	},
	{
		ID: "hold", Name: "Save the draw",
		Idea:  "Not every position can be won. Half of the points is worth a fight.",
		Moral: "When nothing wins, look for the move after which nothing wins for them either.",
		tasks: []Task{
			{Game: "1-7/3/4/5", Goal: Only, Ask: hold},
			{Game: "1-7/4/7/5", Goal: Only, Ask: hold},
			{Game: "1-8/1/4/5/6", Goal: Only, Ask: hold},
		},
	},
	{
		ID: "three", Name: "The last three",
		Idea:  "With three rods left there are only a handful of moves. Play each of them to the end.",
		Moral: "Three rods are little enough to be sure. Be sure.",
		tasks: []Task{
			{Game: "1-5/1/5", Goal: Only, Ask: win},
			{Game: "1-7/1/2/3/5", Goal: Only, Ask: win},
			{Game: "1-7/1/2/3/6", Goal: Only, Ask: win},
			{Game: "1-6/4/6/5", Goal: Only, Ask: win},
		},
	},
	{
		ID: "four", Name: "The last four",
		Idea:  "After your move they have two or three rods, and you know by now how those end.",
		Moral: "Work backwards: first decide what you want to leave, then how to get there.",
		tasks: []Task{
			{Game: "1-7/4/6/5", Goal: Only, Ask: win},
			{Game: "1-6/3/4", Goal: Only, Ask: win},
			{Game: "1-6/5/6", Goal: Only, Ask: win},
		},
	},
	{
		ID: "only", Name: "The only move",
		Idea:  "This is what every puzzle here is: many moves, and one that is right.",
		Moral: "The second one stands in the paper in which the game was published, as Figure 3.",
		tasks: []Task{
			{Game: "1-6/5", Goal: Only, Ask: win},
			{Game: "1-7/3/5/6", Goal: Only, Ask: win},
			{Game: "1-7/2/5/7", Goal: Only, Ask: win},
		},
	},
	{
		ID: "yesterday", Name: "Yesterday's boards",
		Idea:  "Three boards come out every day: easy, medium and hard. These were yesterday's.",
		Moral: "That was the whole course. Today's boards are waiting.",
	},
}
