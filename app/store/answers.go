package store

import (
	"slices"
	"strings"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// answersKey is where [Answers] are kept.
const answersKey = "catchup.lab"

// answersLimit is how long all that is kept may be, in bytes.
const answersLimit = 200_000

// Answers keeps what took long to work out, a line of text under the line that asked
// for it. It is no part of the record: nothing is lost with it but time. What another
// edition of the site has kept is forgotten, and what was kept first when there is
// too much.
type Answers struct {
	keeper  Keeper
	edition string
	kept    []string // questions and answers with a tab between, the latest last
}

// OpenAnswers returns what an edition of the site has kept.
func OpenAnswers(keeper Keeper, edition string) *Answers {
	a := &Answers{keeper: keeper, edition: edition}
	text, _, err := keeper.Get(answersKey)
	if lines := strings.Split(text, "\n"); err == nil && lines[0] == edition {
		a.kept = lines[1:]
	}
	return a
}

// Get returns the answer to a question, if it is kept.
func (a *Answers) Get(question string) (answer string, found bool) {
	for _, line := range a.kept {
		if asked, answer, _ := strings.Cut(line, "\t"); asked == question {
			return answer, true
		}
	}
	return "", false
}

// Put keeps the answer to a question, in the place of another. Neither may have line
// breaks or tabs in it. Where the browser keeps nothing, it lasts as long as the page.
func (a *Answers) Put(question, answer string) {
	size := len(question) + len(answer)
	if size > answersLimit {
		return
	}
	a.drop(question)
	first := len(a.kept)
	for first > 0 && size+len(a.kept[first-1]) <= answersLimit {
		first--
		size += len(a.kept[first])
	}
	a.kept = append(slices.Clone(a.kept[first:]), question+"\t"+answer)
	a.write()
}

// Forget forgets the answer to a question.
func (a *Answers) Forget(question string) {
	a.drop(question)
	a.write()
}

func (a *Answers) drop(question string) {
	a.kept = slices.DeleteFunc(a.kept, func(line string) bool {
		asked, _, _ := strings.Cut(line, "\t")
		return asked == question
	})
}

func (a *Answers) write() {
	_ = a.keeper.Set(answersKey, strings.Join(append([]string{a.edition}, a.kept...), "\n"))
}

// VisitorsAnswers returns the answers that this browser keeps.
var VisitorsAnswers = sync.OnceValue(func() *Answers {
	return OpenAnswers(localStorage{}, app.Getenv("GOAPP_VERSION"))
})
