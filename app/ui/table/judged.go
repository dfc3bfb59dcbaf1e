package table

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Judged is a verdict under the lanes: a mark, or nil, the headline and what else there
// is to say. Those who do not see it hear it elsewhere.
func Judged(class string, mark app.UI, headline string, texts ...string) app.UI {
	body := []app.UI{app.P().Class("judged-headline").Body(mark, app.Span().Text(headline))}
	for _, text := range texts {
		if text != "" {
			body = append(body, app.P().Text(text))
		}
	}
	return app.Div().Class("judged", class).Aria("hidden", "true").Body(body...)
}
