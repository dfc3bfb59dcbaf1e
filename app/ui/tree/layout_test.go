package tree

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// randomTree returns boxes and children of up to 400 nodes, some levels deep.
func randomTree(r *rand.Rand) (boxes []Box, children [][]int) {
	n := 1 + r.IntN(400)
	boxes = make([]Box, n)
	children = make([][]int, n)
	latest := 1 + r.IntN(40) // small: deep trees
	for i := range boxes {
		boxes[i] = Box{1 + 60*r.Float64(), 1 + 30*r.Float64(), 1 + 60*r.Float64(), 1 + 30*r.Float64()}
		if i > 0 {
			parent := max(0, i-1-r.IntN(latest))
			children[parent] = append(children[parent], i)
		}
	}
	return boxes, children
}

func TestArrangedBoxesDoNotOverlap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		boxes, children := randomTree(r)
		for form := Down; form <= Columns; form++ {
			at := Arrange(form, boxes, children)
			for i := range at {
				for j := range i {
					if at[i].X-boxes[i].Left < at[j].X+boxes[j].Right && at[j].X-boxes[j].Left < at[i].X+boxes[i].Right &&
						at[i].Y-boxes[i].Top < at[j].Y+boxes[j].Bottom && at[j].Y-boxes[j].Top < at[i].Y+boxes[i].Bottom {
						t.Fatalf("form %d, %d nodes: %d at %v overlaps %d at %v", form, len(at), i, at[i], j, at[j])
					}
				}
			}
			if again := Arrange(form, boxes, children); !slices.Equal(at, again) {
				t.Fatal("the same tree was arranged in two ways")
			}
		}
	}
}

// What Arrange promises beyond that boxes do not overlap.
func TestArrangementIsTidy(t *testing.T) {
	const eps = 1e-6
	r := rand.New(rand.NewPCG(3, 4))
	for range 100 {
		boxes, children := randomTree(r)
		for form := Down; form <= Columns; form++ {
			at := Arrange(form, boxes, children)
			depth := make([]int, len(at))
			for i, kids := range children {
				if len(kids) == 0 {
					continue
				}
				along := func(n int) float64 { return at[n].X }
				deep := func(n int) float64 { return at[n].Y }
				if form.across(depth[i]) {
					along, deep = deep, along
				}
				for k, kid := range kids {
					depth[kid] = depth[i] + 1
					if deep(kid) <= deep(i) {
						t.Fatalf("form %d: child %d is not beyond its parent", form, kid)
					}
					if k > 0 && along(kid) <= along(kids[k-1]) {
						t.Fatalf("form %d: the children of %d are out of order", form, i)
					}
					if form != Columns && deep(kid) != deep(kids[0]) {
						t.Fatalf("form %d: the children of %d are not level", form, i)
					}
				}
				middle := (along(kids[0]) + along(kids[len(kids)-1])) / 2
				if top := form == Columns && depth[i] <= 1; !top && (along(i) < middle-eps || along(i) > middle+eps) {
					t.Fatalf("form %d: node %d is not at the middle of its children", form, i)
				}
			}
		}
	}
}

// Trees that are the same everywhere are drawn the same everywhere.
func TestSubtreesAreDrawnAlike(t *testing.T) {
	children := [][]int{{1, 2, 3}, {4, 5}, {6, 7}, {8, 9}, nil, nil, nil, nil, nil, nil}
	boxes := slices.Repeat([]Box{{10, 10, 10, 10}}, len(children))
	at := Arrange(Down, boxes, children)
	for _, inner := range []int{1, 2, 3} {
		for side, kid := range children[inner] {
			want := []float64{-10 - gap/2, 10 + gap/2}[side]
			if got := at[kid].X - at[inner].X; got != want {
				t.Errorf("child %d is %v beside its parent, not %v", kid, got, want)
			}
		}
	}
}
