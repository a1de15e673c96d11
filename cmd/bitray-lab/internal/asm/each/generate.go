// Package each generates the kernels of package transform/each, and the choice between them.
package each

import (
	"bytes"
	"go/format"
	"text/template"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	kernels, err := emit.GenerateBySet("each", writeKernels)
	if err != nil {
		return nil, err
	}

	files, err := neonKernels()
	if err != nil {
		return nil, err
	}
	for name, text := range kernels.Named("kernels") { // maps is another word here
		files[name] = text
	}
	for name, source := range map[string]*template.Template{
		"dispatch_amd64.go":   dispatch,
		"dispatch_arm64.go":   neonDispatch,
		"dispatch_generic.go": noDispatch,
	} {
		var text bytes.Buffer
		if err := source.Execute(&text, maps); err != nil {
			return nil, err
		}
		if files[name], err = format.Source(text.Bytes()); err != nil {
			return nil, err
		}
	}
	return files, nil
}

func writeKernels(f *emit.File) error {
	writePermutation(f)
	for _, m := range maps {
		for _, set := range m.kernels() {
			writeKernel(f, set, m)
		}
	}
	return nil
}

// dispatch is the choice between the kernels of a map. A kernel is called by name, not through
// a variable, so that the slices of the caller do not escape. Slices longer than a chunk are given
// to the function itself, a chunk at a time.
var dispatch = template.Must(template.New("dispatch").Parse(
	emit.Notice + `

//go:build !purego

package each

import "github.com/bitray/bitray/internal/simd"
{{range .}}
func {{.Name}}(dst, src []uint64) bool {
	for ; len(src) > simd.Chunk; dst, src = dst[simd.Chunk:], src[simd.Chunk:] {
		if !{{.Name}}(dst[:simd.Chunk], src[:simd.Chunk]) {
			return false
		}
	}
	switch {
{{- if .Order}}
	case chosen >= simd.AVX512 && hasPermuteAVX512:
		permuteAVX512(dst, src, &{{.Order}})
{{- else}}
	case chosen >= simd.AVX512 && has{{.Title}}AVX512:
		{{.Name}}AVX512(dst, src)
{{- end}}
{{- if .Product}}
	case chosen >= simd.AVX2GFNI && has{{.Title}}AVX2GFNI:
		{{.Name}}AVX2GFNI(dst, src)
{{- end}}
	case chosen >= simd.AVX2 && has{{.Title}}AVX2:
		{{.Name}}AVX2(dst, src)
	default:
		return false
	}
	return true
}
{{end}}`))

// neonDispatch is dispatch for arm64.
var neonDispatch = template.Must(template.New("neonDispatch").Parse(
	emit.Notice + `

//go:build !purego

package each

import "github.com/bitray/bitray/internal/simd"
{{range .}}
func {{.Name}}(dst, src []uint64) bool {
	for ; len(src) > simd.Chunk; dst, src = dst[simd.Chunk:], src[simd.Chunk:] {
		if !{{.Name}}(dst[:simd.Chunk], src[:simd.Chunk]) {
			return false
		}
	}
	if chosen != simd.NEON {
		return false
	}
	{{.Name}}NEON(dst, src)
	return true
}
{{end}}`))

// noDispatch says that no kernel has done the work.
var noDispatch = template.Must(template.New("noDispatch").Parse(
	emit.Notice + `

//go:build (!amd64 && !arm64) || purego

package each
{{range .}}
func {{.Name}}(dst, src []uint64) bool { return false }
{{end}}`))
