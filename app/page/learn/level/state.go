// Package level is a level of the course being worked through at the board.
package level

import (
	"slices"
	"strconv"

	"catchup/app/ui/board"
	"catchup/app/ui/lessons"
	"catchup/engine"
	"catchup/puzzles"
	"catchup/puzzles/daily"
)

// Stage is where the learner stands.
type Stage uint8

const (
	Finding  Stage = iota // the answer is still to be found
	Wrong                 // a wrong move is on the board, with the reply that punishes it
	Done                  // with this position
	Finished              // with the level
)

// answers are what can be answered where the goal is a question.
var answers = map[lessons.Goal][]struct{ answer, text string }{
	lessons.Worth: {
		{engine.Win.String(), "I win"},
		{engine.Draw.String(), "A draw"},
		{engine.Loss.String(), "They win"},
	},
	lessons.Even: {{"yes", "Yes, it can"}, {"no", "No, never"}},
}

// Lesson is a level being worked through. Its methods are all that can happen to it.
type Lesson struct {
	board.Hand
	Number  int // of the level in the course, from 0
	Level   lessons.Level
	Tasks   []lessons.Task
	At      int // the position on the board
	Stage   Stage
	Misses  int      // wrong answers in the level
	Said    string   // what there is to say about the last answer
	Refused []string // answers to the question that were wrong

	game    *engine.Game     // what is on the board, unless there is an attempt
	you     engine.Player    // the learner, who is to move in the task
	attempt *puzzles.Attempt // to find the only move
	verdict puzzles.Verdict  // on the last move of the attempt
}

// Begin opens a level of the course, on a day.
func Begin(number int, today daily.Date) *Lesson {
	level := lessons.Levels[number]
	l := &Lesson{Number: number, Level: level, Tasks: level.Tasks(today)}
	l.set(0)
	return l
}

// set puts a position on the board.
func (l *Lesson) set(at int) {
	l.Clear()
	l.At, l.Stage, l.Said, l.Refused, l.attempt = at, Finding, "", nil, nil
	game, err := engine.ParseGame(l.Task().Game)
	if err != nil {
		panic(err) // the tests have read it
	}
	l.game, l.you = game, game.Mover()
	if l.Task().Goal == lessons.Only {
		puzzle, err := puzzles.Prove(game)
		if err != nil {
			panic(err) // the tests have proved it
		}
		l.attempt = puzzle.Begin()
	}
}

// Task returns the task on the board.
func (l *Lesson) Task() lessons.Task { return l.Tasks[l.At] }

// Answers returns what can be answered to a question, or nothing if a move is to
// be found.
func (l *Lesson) Answers() int { return len(answers[l.Task().Goal]) }

// Game returns the game on the board.
func (l *Lesson) Game() *engine.Game {
	if l.attempt != nil {
		return l.attempt.Game
	}
	return l.game
}

// View returns the board. The learner is whoever is to move in the task.
func (l *Lesson) View() board.View {
	return l.Solo(l.Game(), l.you, l.Stage != Finding || l.Answers() > 0)
}

// facts tells what a question is about, to those who do not see the board, and does
// not answer it, as what the board says of a turn might.
func (l *Lesson) facts() string {
	return " You have " + strconv.Itoa(l.game.Score(l.you)) + ". Opponent has " + strconv.Itoa(l.game.Score(l.you.Other())) +
		". Left: " + l.game.Position().Left.Join(", ") + "."
}

// Take plays a move and judges it.
func (l *Lesson) Take(move engine.Move) {
	if l.attempt != nil {
		l.try(move)
		return
	}
	from := l.game.Position()
	l.game = l.game.After(move)
	if slices.Contains(l.Task().Right, move.List()) {
		l.Stage, l.Said = Done, l.Task().Since
		return
	}
	l.Stage, l.Said = Wrong, short(l.Task(), from, move)
	l.Misses++
}

// try plays a move that may be the only one, and the opponent's answer.
func (l *Lesson) try(move engine.Move) {
	verdict, err := l.attempt.Try(move)
	if err != nil {
		panic(err) // it was checked
	}
	l.verdict, l.Said = verdict, verdict.Why
	switch {
	case l.attempt.Solved:
		l.Stage = Done
	case verdict.Right:
		l.Said = "Right. They answer " + verdict.Reply.Join(" + ") + ": find the next move."
	default:
		l.Stage = Wrong
		l.Misses++
		if verdict.Replied {
			l.Said = "They answer " + verdict.Reply.Join(" + ") + ". " + l.Said
		}
	}
}

// Retry takes the wrong move back.
func (l *Lesson) Retry() {
	if l.Stage != Wrong {
		return
	}
	l.Stage, l.Said = Finding, ""
	if l.attempt != nil {
		l.attempt.Retry(l.verdict)
	} else {
		l.game.Undo()
	}
}

// Answer answers the question.
func (l *Lesson) Answer(answer string) {
	if l.Stage != Finding || slices.Contains(l.Refused, answer) {
		return
	}
	if slices.Contains(l.Task().Right, answer) {
		l.Stage, l.Said = Done, l.Task().Since
		return
	}
	l.Misses++
	l.Refused = append(l.Refused, answer)
	l.Said = "Not that. Have another look."
}

// Show picks what is right, for those who have tried. Taking it is up to them.
func (l *Lesson) Show() {
	l.Retry()
	if l.Stage != Finding || !l.CanShow() {
		return
	}
	l.Clear()
	switch {
	case l.attempt != nil:
		l.Picked = l.attempt.Right()[0]
	default:
		l.Picked, _ = engine.ParseSet(l.Task().Right[0])
	}
	l.Misses = max(l.Misses, missesOfOneStar)
	l.Said = "This is it. Take it, and see why."
}

// CanShow reports whether the right move can be asked for: after a wrong one.
func (l *Lesson) CanShow() bool { return l.Misses > 0 && l.Answers() == 0 && l.Stage <= Wrong }

// Next goes on to the next position, or to the end of the level.
func (l *Lesson) Next() {
	switch {
	case l.Stage != Done:
	case l.At+1 < len(l.Tasks):
		l.set(l.At + 1)
	default:
		l.Stage = Finished
	}
}

// missesOfOneStar is from how many wrong answers on a level gives one star.
const missesOfOneStar = 2

// Stars returns how many stars the level gives: three without a wrong answer, two
// after one, one in any case.
func (l *Lesson) Stars() int { return 3 - min(l.Misses, missesOfOneStar) }

// short says by how much a move falls short of the task, or beyond it.
func short(task lessons.Task, from engine.Position, move engine.Move) string {
	lead := move.Sum() - from.Deficit
	rest := from.Left.Minus(move).Sum()
	now := "That makes you lead by " + strconv.Itoa(lead) + "."
	if lead == 0 {
		now = "That is level."
	}
	switch task.Goal {
	case lessons.Most:
		return now + " You can get further."
	case lessons.Beyond:
		return now + " But " + strconv.Itoa(rest) + " is left, so they can still catch up."
	default:
		return now
	}
}
