// Package api writes the exported names of the module with their signatures, a line each, so that a change of
// the interface is seen in review.
package api

import (
	"errors"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/bitray/bitray/internal/overlay"
)

// File is what is written, from the root of the repository.
const File = "api.txt"

// Generate reads the packages that others can import, below root, as they are on linux/amd64.
func Generate(root string) (map[string][]byte, error) {
	found, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedSyntax,
		Dir:  root,
		Env:  append(os.Environ(), "GOOS=linux", "GOARCH=amd64"),
		ParseFile: func(files *token.FileSet, name string, text []byte) (*ast.File, error) {
			return parser.ParseFile(files, name, text, parser.SkipObjectResolution)
		},
	}, "./...")
	var lines []string
	for _, p := range found {
		if p.Name == "main" || slices.Contains(strings.Split(p.PkgPath, "/"), "internal") {
			continue
		}
		for _, fault := range p.Errors {
			err = errors.Join(err, fault)
		}
		own, fault := exported(p)
		lines, err = append(lines, own...), errors.Join(err, fault)
	}
	slices.Sort(lines)
	return map[string][]byte{File: []byte(strings.Join(lines, "\n") + "\n")}, err
}

// exported returns a line for each exported name of a package, whose comments have not been parsed. Constants and
// variables have names alone: their values are not part of the interface.
func exported(p *packages.Package) (lines []string, err error) {
	path := strings.TrimPrefix(p.PkgPath, overlay.Module+"/")
	documented, err := doc.NewFromFiles(p.Fset, p.Syntax, path)
	if err != nil {
		return nil, err
	}
	add := func(head string, node ast.Node) {
		line, fault := oneLine(node)
		lines, err = append(lines, "package "+path+", "+head+line), errors.Join(err, fault)
	}
	addAll := func(values []*doc.Value, functions []*doc.Func) {
		for _, v := range values {
			for _, name := range slices.DeleteFunc(v.Names, func(name string) bool { return !ast.IsExported(name) }) {
				add(v.Decl.Tok.String()+" ", ast.NewIdent(name))
			}
		}
		for _, f := range functions {
			f.Decl.Body = nil
			add("", f.Decl)
		}
	}
	addAll(slices.Concat(documented.Consts, documented.Vars), documented.Funcs)
	for _, t := range documented.Types {
		add("type ", t.Decl.Specs[0])
		addAll(slices.Concat(t.Consts, t.Vars), slices.Concat(t.Funcs, t.Methods))
	}
	return lines, err
}

var (
	dropped = regexp.MustCompile("`[^`]*`|// contains filtered or unexported (fields|methods)") // tags, and what is said for the rest
	breaks  = regexp.MustCompile(`[\s;]*\n\s*`)
	blanks  = regexp.MustCompile(`\s+`)
)

// oneLine returns a declaration in one line.
func oneLine(node ast.Node) (string, error) {
	var text strings.Builder
	err := format.Node(&text, token.NewFileSet(), node)
	line := breaks.ReplaceAllString(dropped.ReplaceAllString(text.String(), ""), "; ")
	line = strings.NewReplacer("{; ", "{ ", "; }", " }", "(; ", "(", ",; )", ")").Replace(line)
	return blanks.ReplaceAllString(strings.TrimSuffix(line, "; "), " "), err
}
