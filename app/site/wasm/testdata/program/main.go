// This program does all for which the runtime reads its table of functions, says so, and
// then fails.
package main

import (
	"os"
	"reflect"
	"runtime"
)

func main() {
	println("recovered:", recovered(func() { panic("on purpose") }))
	println("recovered by an inlined call:", recovered(inlined))
	println("not recovered two calls below:", twice())
	println("deep:", deep(20_000, &node{}))
	double := reflect.MakeFunc(reflect.TypeFor[func(*int) *int](), func(args []reflect.Value) []reflect.Value {
		runtime.GC()
		value := int(args[0].Elem().Int()) * 2
		return []reflect.Value{reflect.ValueOf(&value)}
	}).Interface().(func(*int) *int)
	one := 1
	println("made by reflection:", *double(double(&one)))
	_, file, line, ok := runtime.Caller(0)
	println("called from:", file, line, ok)
	func() {
		defer cleanUp{"a method", os.Stdout}.done()
		fail(nil)
	}()
}

func recovered(f func()) (what string) {
	defer func() { what = recover().(string) }()
	f()
	return "nothing"
}

func inlined() {
	defer again()
	panic("first")
}

func again() { panic("second: " + recover().(string)) }

func twice() (what any) {
	defer func() { what = recover() }()
	defer func() { func() { what = recover() }() }()
	panic("outside")
}

type node struct {
	next *node
	n    int
}

// deep grows its stack with pointers into it, and collects garbage at the bottom.
func deep(n int, last *node) int {
	if n == 0 {
		runtime.GC()
		sum := 0
		for ; last != nil; last = last.next {
			sum += last.n
		}
		return sum
	}
	here := node{last, n}
	return deep(n-1, &here)
}

type cleanUp struct {
	name string
	out  *os.File
}

func (c cleanUp) done() { println("done by", c.name, recover() != nil); panic("at the end") }

//go:noinline
func fail(p *node) { p.n++ }
