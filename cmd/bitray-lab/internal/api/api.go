// Package api writes the exported names of the module with their signatures, a line each, so that a change of
// the interface is seen in review.
package api

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/build"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// File is what is written, from the root of the repository.
const File = "api.txt"

// Generate reads the packages that others can import, below root, as they are on linux/amd64.
func Generate(root string) (map[string][]byte, error) {
	var lines []string
	err := filepath.WalkDir(root, func(dir string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		switch name := entry.Name(); {
		case name == "internal", name == "testdata", name == "cmd", name != ".." && strings.HasPrefix(name, "."), strings.HasPrefix(name, "_"):
			return fs.SkipDir
		}
		found, err := packageLines(root, dir)
		lines = append(lines, found...)
		return err
	})
	slices.Sort(lines)
	return map[string][]byte{File: []byte(strings.Join(lines, "\n") + "\n")}, err
}

// packageLines returns the lines of the package in dir, none if there is none.
func packageLines(root, dir string) ([]string, error) {
	context := build.Default
	context.GOOS, context.GOARCH = "linux", "amd64"
	found, err := context.ImportDir(dir, 0)
	if _, empty := err.(*build.NoGoError); empty || err == nil && found.Name == "main" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	files := token.NewFileSet()
	var parsed []*ast.File
	for _, name := range found.GoFiles {
		file, err := parser.ParseFile(files, filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		parsed = append(parsed, file)
	}
	path, err := filepath.Rel(root, dir)
	if err != nil {
		return nil, err
	}
	documented, err := doc.NewFromFiles(files, parsed, filepath.ToSlash(path))
	if err != nil {
		return nil, err
	}
	l := lister{prefix: "package " + filepath.ToSlash(path) + ", ", files: files}
	l.values("const", documented.Consts)
	l.values("var", documented.Vars)
	l.functions(documented.Funcs)
	for _, t := range documented.Types {
		l.node("type ", t.Decl.Specs[0])
		l.values("const", t.Consts)
		l.values("var", t.Vars)
		l.functions(t.Funcs)
		l.functions(t.Methods)
	}
	return l.lines, l.err
}

type lister struct {
	prefix string
	files  *token.FileSet
	lines  []string
	err    error
}

func (l *lister) functions(list []*doc.Func) {
	for _, f := range list {
		decl := *f.Decl
		decl.Body = nil
		l.node("", &decl)
	}
}

// values lists constants and variables by name alone: their values are not part of the interface.
func (l *lister) values(kind string, list []*doc.Value) {
	for _, v := range list {
		for _, name := range v.Names {
			if ast.IsExported(name) {
				l.lines = append(l.lines, l.prefix+kind+" "+name)
			}
		}
	}
}

var blanks = regexp.MustCompile(`[\s;]*\n\s*`)

// node adds a declaration in one line. Comments have not been parsed.
func (l *lister) node(head string, node ast.Node) {
	ast.Inspect(node, func(n ast.Node) bool {
		if field, ok := n.(*ast.Field); ok {
			field.Tag = nil
		}
		return true
	})
	var text bytes.Buffer
	if err := format.Node(&text, token.NewFileSet(), node); err != nil && l.err == nil {
		l.err = fmt.Errorf("%s%s: %w", l.prefix, head, err)
	}
	whole := strings.ReplaceAll(text.String(), "// contains filtered or unexported fields", "")
	line := blanks.ReplaceAllString(whole, "; ")
	line = strings.NewReplacer("{; ", "{ ", "; }", " }", "(; ", "(", ",; )", ")", "\t", " ").Replace(line)
	l.lines = append(l.lines, l.prefix+head+regexp.MustCompile(` {2,}`).ReplaceAllString(strings.TrimSuffix(line, "; "), " "))
}
