package site

import (
	"bytes"
	"fmt"
	"html"
	"html/template"
	"path"
	"regexp"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// proseFolder holds the texts, as Markdown before the site is built and as HTML
// after it.
const proseFolder = "web/prose"

// addProse puts HTML in the place of every Markdown file of the texts.
func (s site) addProse(base Base) error {
	for _, name := range s.names() {
		if path.Dir(name) != proseFolder || path.Ext(name) != ".md" {
			continue
		}
		rendered, err := renderProse(s[name], base)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		delete(s, name)
		s[strings.TrimSuffix(name, ".md")+".html"] = rendered
	}
	return nil
}

// renderProse turns Markdown into one element of HTML: headings get ids, links to
// our own pages the base, and a line such as
//
//	{{board 1-7/3/5/6 After three moves}}
//
// becomes a figure of that game, with its caption.
func renderProse(source []byte, base Base) ([]byte, error) {
	markdown := goldmark.New(
		goldmark.WithExtensions(
			extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)),
			extension.Typographer,
		),
		goldmark.WithParserOptions(
			parser.WithAutoHeadingID(),
			parser.WithASTTransformers(util.Prioritized(rebase(base), 100)),
		),
	)
	var out bytes.Buffer
	if err := markdown.Convert(source, &out); err != nil {
		return nil, err
	}
	var fault error
	text := figurePattern.ReplaceAllStringFunc(out.String(), func(line string) string {
		figure, err := figure(html.UnescapeString(figurePattern.FindStringSubmatch(line)[1]), base)
		if err != nil {
			fault = fmt.Errorf("%s: %w", line, err)
		}
		return figure
	})
	return []byte("<div>\n" + text + "</div>\n"), fault
}

// rebase puts links to our own pages below the base.
type rebase Base

func (b rebase) Transform(document *ast.Document, _ text.Reader, _ parser.Context) {
	_ = ast.Walk(document, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if link, ok := node.(*ast.Link); ok && entering {
			link.Destination = []byte(Base(b).Resolve(string(link.Destination)))
		}
		return ast.WalkContinue, nil
	})
}

var figurePattern = regexp.MustCompile(`<p>\{\{board ([^{}]+)\}\}</p>`)

// figure draws a game, named in notation, with a caption behind it. It leads to
// the position in Explore.
func figure(marker string, base Base) (string, error) {
	notation, caption, _ := strings.Cut(marker, " ")
	game, err := engine.ParseGame(notation)
	if err != nil {
		return "", err
	}
	view := board.View{Game: game, Seats: board.Marks}
	left := game.Position().Left
	explore := base.Path(string(route.Explore)) + "#" + notation
	drawn := app.HTMLString(app.Figure().Class("prose-figure").Body(
		view.Lanes(),
		app.P().Class("prose-left row-wide").Body(
			draw.Staircase(left),
			app.Span().Text("Left: "+left.Join(", ")),
		),
		app.FigCaption().Body(
			app.Text(caption+" "),
			app.A().Href(explore).Text("Explore it"),
		),
	))
	return tidyMarkup(find(parseMarkup(drawn), "figure")), nil
}

var prosePattern = regexp.MustCompile(`(<div class="prose" data-prose="([^"]*)">)\s*(</div>)`)

// fillProse puts the texts into the places that a page has for them.
func (s site) fillProse(p *page) error {
	var fault error
	p.Content = template.HTML(prosePattern.ReplaceAllStringFunc(string(p.Content), func(place string) string {
		part := prosePattern.FindStringSubmatch(place)
		text, found := s[proseFolder+"/"+part[2]+".html"]
		if !found {
			fault = fmt.Errorf("there is no text %s/%s.md", proseFolder, part[2])
		}
		return part[1] + strings.TrimSpace(string(text)) + part[3]
	}))
	return fault
}
