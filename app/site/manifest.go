//go:build !wasm

package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"

	"catchup/app/route"
)

const manifestFile = "manifest.webmanifest"

// manifest describes the site to a browser that installs it.
type manifest struct {
	ID              string     `json:"id"`
	Name            string     `json:"name"`
	ShortName       string     `json:"short_name"`
	Description     string     `json:"description"`
	Lang            string     `json:"lang"`
	Dir             string     `json:"dir"`
	Scope           string     `json:"scope"`
	StartURL        string     `json:"start_url"`
	Display         string     `json:"display"`
	Orientation     string     `json:"orientation"`
	ThemeColour     string     `json:"theme_color"`
	BackgroundColor string     `json:"background_color"`
	Categories      []string   `json:"categories"`
	Icons           []picture  `json:"icons"`
	Shortcuts       []shortcut `json:"shortcuts"`
	Screenshots     []picture  `json:"screenshots"`
}

// A picture is an icon or a screenshot.
type picture struct {
	Src        string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	Purpose    string `json:"purpose,omitempty"`
	FormFactor string `json:"form_factor,omitempty"`
	Label      string `json:"label,omitempty"`
}

// A shortcut is an entry of the installed icon's menu.
type shortcut struct {
	Name        string    `json:"name"`
	Description string    `json:"description"`
	URL         string    `json:"url"`
	Icons       []picture `json:"icons"`
}

// icons are the icons of the manifest; sizes of PNG files are read from them.
var icons = []picture{
	{Src: "web/icons/icon.svg", Sizes: "any", Type: "image/svg+xml"},
	{Src: "web/icons/icon-192.png"},
	{Src: "web/icons/icon-512.png"},
	{Src: "web/icons/maskable-512.png", Purpose: "maskable"},
	{Src: "web/icons/monochrome.svg", Sizes: "any", Type: "image/svg+xml", Purpose: "monochrome"},
}

// screenshots are the pictures that browsers show before the site is installed.
var screenshots = []picture{
	{Src: "web/screenshots/narrow-home.png", FormFactor: "narrow", Label: "A game on the start page"},
	{Src: "web/screenshots/narrow-puzzle.png", FormFactor: "narrow", Label: "A puzzle with one right answer"},
	{Src: "web/screenshots/narrow-explore.png", FormFactor: "narrow", Label: "What every move is worth"},
	{Src: "web/screenshots/wide-home.png", FormFactor: "wide", Label: "A game on the start page"},
	{Src: "web/screenshots/wide-explore.png", FormFactor: "wide", Label: "What every move is worth"},
}

// addManifest writes the web app manifest. go-app's claims the whole host as its
// scope and knows neither shortcuts nor screenshots.
func (s site) addManifest(base Base) error {
	m := manifest{
		ID: base.Path(""), Name: siteName, ShortName: siteName, Description: description,
		Lang: "en", Dir: "ltr",
		Scope: base.Path(""), StartURL: base.Path(""),
		Display: "standalone", Orientation: "any",
		ThemeColour: lightColour, BackgroundColor: lightColour,
		Categories: []string{"games", "education", "puzzle"},
	}
	var err error
	if m.Icons, err = s.pictures(base, icons); err != nil {
		return err
	}
	if m.Screenshots, err = s.pictures(base, screenshots); err != nil {
		return err
	}
	face, err := s.pictures(base, []picture{{Src: "web/icons/icon-192.png"}})
	if err != nil {
		return err
	}
	m.Shortcuts = []shortcut{
		{"Daily", "Three boards, the same for everybody", base.Path(string(route.Daily)), face},
		{"Puzzles", "Find the only move", base.Path(string(route.Puzzles)), face},
		{"Play", "Play a game", base.Path(string(route.Play)), face},
		{"Explore", "See what every move is worth", base.Path(string(route.Explore)), face},
	}
	s[manifestFile], err = json.MarshalIndent(m, "", "  ")
	return err
}

// pictures completes a list of pictures with their addresses and real sizes.
func (s site) pictures(base Base, list []picture) ([]picture, error) {
	var done []picture
	for _, p := range list {
		content, found := s[p.Src]
		if !found {
			return nil, fmt.Errorf("manifest: there is no %s", p.Src)
		}
		if p.Type == "" {
			config, err := png.DecodeConfig(bytes.NewReader(content))
			if err != nil {
				return nil, fmt.Errorf("manifest: %s: %w", p.Src, err)
			}
			p.Type = "image/png"
			p.Sizes = fmt.Sprintf("%dx%d", config.Width, config.Height)
		}
		p.Src = base.Path(p.Src)
		done = append(done, p)
	}
	return done, nil
}
