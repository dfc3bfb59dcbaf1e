package first

// A scene is one thing to do on a board of its own, with a line to say at each
// step.
type scene struct {
	game  string // in notation; the visitor is to move
	move  string // the move that the scene is about; empty: whatever the rules allow
	first string // said before anything is picked
	then  string // said while more is to be picked
	take  string // said when the turn is complete
	after string // said when it was taken
	whole bool   // a whole game, against an opponent who lets the visitor win
}

// scenes are the first visit, in its order.
var scenes = []scene{
	{
		game:  "1-4",
		first: "Tap a rod.",
		take:  "Now take it.",
		after: "It is in your lane. The next turn is theirs.",
	},
	{
		game:  "1-5/3",
		move:  "1,2",
		first: "They lead by 3. Catch up: tap 1 and 2.",
		then:  "Watch the gap. One more.",
		take:  "The gap is closed. Take them.",
		after: "Level! That ends your turn.",
	},
	{
		game:  "1-5/4",
		move:  "5",
		first: "Or pass them: tap 5.",
		take:  "That is 1 more than you need. Take it.",
		after: "Now you lead, and they must catch up.",
	},
	{
		game:  "1-5/3/4/5",
		move:  "1,2",
		first: "4 behind, and only 1 and 2 are left. Take them all.",
		then:  "Take them all.",
		take:  "Take them all.",
		after: "That is not enough. Nothing is left: the longer lane wins.",
	},
	{
		game:  "1-4",
		whole: true,
		first: "Your turn. Win this one!",
		then:  "Go on until you are level or ahead.",
		take:  "Take it.",
	},
}
