package store

import (
	"strconv"
	"strings"
	"testing"
)

func TestAnswersAreKept(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	a := OpenAnswers(keeper, "one")
	a.Put("values 1-5", "win")
	a.Put("values 1-6", "loss")
	a.Put("values 1-6", "win")
	for _, a := range []*Answers{a, OpenAnswers(keeper, "one")} {
		for question, want := range map[string]string{"values 1-5": "win", "values 1-6": "win", "values 1-7": "", "values": ""} {
			if got, found := a.Get(question); got != want || found != (want != "") {
				t.Errorf("%s: %q, %t, want %q", question, got, found, want)
			}
		}
	}
	a.Forget("values 1-6")
	for _, a := range []*Answers{a, OpenAnswers(keeper, "one")} {
		if _, found := a.Get("values 1-6"); found {
			t.Error("what is to be forgotten is still there")
		}
	}
	if _, found := OpenAnswers(keeper, "two").Get("values 1-5"); found {
		t.Error("another edition has it")
	}
}

func TestAnswersAreBounded(t *testing.T) {
	keeper := &memory{items: map[string]string{}}
	a := OpenAnswers(keeper, "one")
	long := strings.Repeat("x", answersLimit/4)
	for i := range 10 {
		a.Put("question "+strconv.Itoa(i), long)
	}
	a.Put("too long", long+long+long+long)
	text, _, _ := keeper.Get(answersKey)
	if len(text) > answersLimit+100 {
		t.Errorf("%d bytes are kept", len(text))
	}
	for question, want := range map[string]bool{"question 9": true, "question 7": true, "question 5": false, "too long": false} {
		if _, found := a.Get(question); found != want {
			t.Errorf("%s: found %t", question, found)
		}
	}
}
