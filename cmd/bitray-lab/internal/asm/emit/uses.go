package emit

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strings"
	"text/template"

	"github.com/mmcloughlin/avo/ir"
)

// kernelUse is what a kernel asks for.
type kernelUse struct {
	Function string // the name of the kernel, its first letter in upper case, without that of its set
	Set      string // of instructions, by its name in package simd, or empty
	Features string // an expression of names in package feature
}

// Variable is the name of the variable that says whether the kernel can be used.
func (u kernelUse) Variable() string { return "has" + u.Function + u.Set }

// variableOf is [kernelUse.Variable] of a kernel, by its name.
func variableOf(kernel string) string { return "has" + UpperFirst(kernel) }

// UpperFirst returns the name with its first letter in upper case.
func UpperFirst(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// uses returns a file with a variable for each kernel. With bySet it tells of sets too.
func uses(pkg string, kernels []*ir.Function, bySet bool) ([]byte, error) {
	page := struct {
		Package string
		Kernels []kernelUse
		Sets    [][]kernelUse // those of a set each
	}{Package: pkg}
	for _, k := range kernels {
		names, err := features(k.ISA)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", k.Name, err)
		}
		if names != "" {
			page.Kernels = append(page.Kernels, kernelUse{Function: UpperFirst(k.Name), Features: names})
		}
	}
	if bySet {
		for _, set := range []string{"AVX512", "AVX2GFNI", "AVX2"} {
			var own []kernelUse
			for i := range page.Kernels {
				k := &page.Kernels[i]
				if name, ok := strings.CutSuffix(k.Function, set); ok && k.Set == "" {
					k.Function, k.Set = name, set
					own = append(own, *k)
				}
			}
			if len(own) > 0 {
				page.Sets = append(page.Sets, own)
			}
		}
		if i := slices.IndexFunc(page.Kernels, func(k kernelUse) bool { return k.Set == "" }); i >= 0 {
			return nil, fmt.Errorf("kernel %s: expected a name that ends in that of a set", page.Kernels[i].Function)
		}
	}
	var text bytes.Buffer
	if err := usesFile.Execute(&text, page); err != nil {
		return nil, err
	}
	return format.Source(text.Bytes())
}

// features returns the names that package feature has for extensions, in an expression. Those that others
// build on are left out, because the others have them.
func features(isa []string) (string, error) {
	var names []string
	for _, name := range extensions(isa) {
		known := slices.Contains([]string{"AVX", "AVX2", "BMI", "BMI2", "GFNI", "POPCNT"}, name) || strings.HasPrefix(name, "AVX512")
		if !known {
			return "", fmt.Errorf("package feature has no extension %s", name)
		}
		names = append(names, name)
	}
	needless := func(name string) bool {
		return slices.ContainsFunc(names, func(other string) bool {
			switch name {
			case "AVX":
				return other != name && (strings.HasPrefix(other, "AVX") || other == "GFNI")
			case "AVX2":
				return strings.HasPrefix(other, "AVX512")
			case "AVX512F":
				return strings.HasPrefix(other, "AVX512") && other != name
			}
			return false
		})
	}
	var asked []string
	for _, name := range names {
		if name == "BMI" {
			name = "BMI1"
		}
		if !needless(name) {
			asked = append(asked, "feature."+name)
		}
	}
	return strings.Join(asked, " | "), nil
}

var usesFile = template.Must(template.New("uses").Parse(Notice + `

//go:build !purego
{{if not .Sets}}
//lint:file-ignore U1000 the assembly may be all that reads them
{{end}}
package {{.Package}}

import (
{{- if .Sets}}
	"github.com/bitray/bitray/internal/simd"
{{- end}}
	"github.com/bitray/bitray/internal/simd/feature"
)

// Whether this process can use each kernel: all that its instructions are of is there. Nothing else is asked.
var (
{{- range .Kernels}}
	{{.Variable}} = feature.Has({{.Features}})
{{- end}}
)
{{- if .Sets}}

// has reports whether this process can use the kernel of a set for a function.
func has(set simd.Set, function string) bool {
	switch set {
	{{- range .Sets}}
	case simd.{{(index . 0).Set}}:
		switch function {
		{{- range .}}
		case "{{.Function}}":
			return {{.Variable}}
		{{- end}}
		}
	{{- end}}
	}
	return set == simd.Generic
}

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	switch set {
	{{- range .Sets}}
	case simd.{{(index . 0).Set}}:
		return {{range $i, $k := .}}{{if $i}} || {{end}}{{.Variable}}{{end}}
	{{- end}}
	}
	return set == simd.Generic
}
{{- end}}
`))
