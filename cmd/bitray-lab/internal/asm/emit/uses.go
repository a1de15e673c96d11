package emit

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strings"
	"text/template"

	"github.com/bitray/bitray/internal/simd/feature"
	"github.com/mmcloughlin/avo/ir"
)

// variableOf returns the name of the variable that says whether a kernel can be used.
func variableOf(kernel string) string { return "has" + UpperFirst(kernel) }

// UpperFirst returns the name with its first letter in upper case.
func UpperFirst(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// uses returns a file with a variable for each kernel and, if packages ask by set, a list of all.
func uses(pkg string, kernels []*ir.Function, bySet bool) ([]byte, error) {
	type use struct{ Name, Features string }
	var all []use
	for _, k := range kernels {
		names, err := features(k.ISA)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", k.Name, err)
		}
		if names != "" {
			all = append(all, use{UpperFirst(k.Name), names})
		}
	}
	var text bytes.Buffer
	if err := usesFile.Execute(&text, map[string]any{"Package": pkg, "BySet": bySet, "Kernels": all}); err != nil {
		return nil, err
	}
	return format.Source(text.Bytes())
}

// sets are the extensions that kernels may need, by the names of the library.
var sets = map[string]feature.Set{
	"AVX": feature.AVX, "AVX2": feature.AVX2, "GFNI": feature.GFNI,
	"AVX512F": feature.AVX512F, "AVX512BW": feature.AVX512BW, "AVX512CD": feature.AVX512CD, "AVX512DQ": feature.AVX512DQ,
	"AVX512VL": feature.AVX512VL, "AVX512VBMI": feature.AVX512VBMI, "AVX512VBMI2": feature.AVX512VBMI2,
	"AVX512BITALG": feature.AVX512BITALG, "AVX512VPOPCNTDQ": feature.AVX512VPOPCNTDQ,
	"BMI": feature.BMI1, "BMI2": feature.BMI2, "POPCNT": feature.POPCNT,
}

// features returns the names that package feature has for extensions, in an expression. Those that others
// build on are left out, because the others have them.
func features(isa []string) (string, error) {
	var asked []string
	for _, name := range extensions(isa) {
		set, ok := sets[name]
		if !ok {
			return "", fmt.Errorf("package feature has no extension %s", name)
		}
		if slices.ContainsFunc(isa, func(other string) bool { return other != name && sets[other]&set == set }) {
			continue
		}
		if name == "BMI" {
			name = "BMI1"
		}
		asked = append(asked, "feature."+name)
	}
	return strings.Join(asked, " | "), nil
}

var usesFile = template.Must(template.New("uses").Parse(Notice + `

//go:build !purego
{{if not .BySet}}
//lint:file-ignore U1000 the assembly may be all that reads them
{{end}}
package {{.Package}}

import (
{{- if .BySet}}
	"github.com/bitray/bitray/internal/simd"
{{- end}}
	"github.com/bitray/bitray/internal/simd/feature"
)

// Whether this process can use each kernel: all that its instructions are of is there. Nothing else is asked.
var (
{{- range .Kernels}}
	has{{.Name}} = feature.Has({{.Features}})
{{- end}}
)
{{- if .BySet}}

// The same by the names of kernels.
var _ = simd.Register("{{.Package}}", simd.Kernels{
{{- range .Kernels}}
	"{{.Name}}": has{{.Name}},
{{- end}}
})
{{- end}}
`))
