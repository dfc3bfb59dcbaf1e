package draw

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Once draws content when it comes onto the page, and never again. What does not depend
// on the state of a page is so left out of its drawing, which every tap causes. The name
// tells it from other content that may stand in the same place.
func Once(name string, content func() app.UI) app.UI { return &once{name: name, content: content} }

// once has no exported field that could differ, so that go-app leaves it as it is.
type once struct {
	app.Compo

	name    string
	content func() app.UI
}

// CompoID tells go-app whether what stands there is what is to stand there.
func (o *once) CompoID() string { return o.name }

// Render shows the content.
func (o *once) Render() app.UI { return o.content() }
