package report

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"sync"

	"github.com/bitray/bitray/internal/printable"
)

//go:embed page.html
var pageText string

var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"printable": printable.Escape,
		"share":     func(x float64) string { return fmt.Sprintf("%.2f%%", 100*x) },
		"span":      func(b bar) string { return fmt.Sprintf("%.2f%%", 100*(b.High-b.Low)) },
	}).Parse(pageText))
})

// WriteHTML writes a result as a page that has no script and asks the network for nothing. Bars are elements
// of the page, so they follow the width of the screen and the colors of its reader.
func (r *Result) WriteHTML(w io.Writer) error {
	return pageTemplate().Execute(w, r)
}
