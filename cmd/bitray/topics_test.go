package main

import (
	"io/fs"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

// TestJSONIsDocumented holds the names of all fields to the text of "bitray help json".
func TestJSONIsDocumented(t *testing.T) {
	text, err := fs.ReadFile(topics, "help/json.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, printed := range []any{
		perftJSON{}, suiteRowJSON{}, suiteSummary{}, checkJSON{}, methodJSON{}, exclusionJSON{}, diffJSON{}, cardJSON{}, diagramJSON{}, attackbench.Result{},
	} {
		for _, name := range fieldNames(reflect.TypeOf(printed)) {
			if name != "type" && !regexp.MustCompile(`\b`+name+`\b`).Match(text) {
				t.Errorf("%T: the field %q is not documented", printed, name)
			}
		}
	}
}

// fieldNames returns the JSON names of a type's fields and of those inside them.
func fieldNames(typ reflect.Type) (names []string) {
	for typ.Kind() == reflect.Pointer || typ.Kind() == reflect.Slice {
		typ = typ.Elem()
	}
	if typ.Kind() != reflect.Struct {
		return nil
	}
	for i := range typ.NumField() {
		field := typ.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if name != "" {
			names = append(names, name)
		}
		if name != "" || field.Anonymous {
			names = append(names, fieldNames(field.Type)...)
		}
	}
	return names
}
