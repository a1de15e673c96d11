//go:build unix

package main

import (
	"context"
	"encoding/json"

	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/cmd/bitray/internal/checkcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/library"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
)

// checking is a library under test.
type checking struct {
	child  *library.Child
	asked  *counter
	opened *foreign.Library
	memory *memory
	result checkcmd.LibraryJSON
	wrong  [call.Count]bool
	judged [call.Count]bool
}

// check proves a library, compares its functions for many questions and for sets with the reference,
// and counts the suite. What it knows it sends after each step, since the next may be the last.
func check(ctx context.Context, child *library.Child, text string) error {
	var task checkcmd.LibraryTask
	if err := json.Unmarshal([]byte(text), &task); err != nil {
		return err
	}
	k := checking{child: child, asked: &counter{Child: child}}
	if err := k.open(string(task.Library)); err != nil {
		return err
	}
	for _, step := range []func() error{k.prove, k.compareBatches, k.compareChains, k.compareFills} {
		if err := step(); err != nil {
			return err
		}
		if err := k.send(false); err != nil {
			return err
		}
	}
	if err := child.Progress("perft of the suite"); err != nil {
		return err
	}
	if err := k.result.Count(ctx, k.opened.Sliders(), task.Limits); err != nil {
		return err
	}
	k.result.Conclude()
	return k.send(true)
}

// open loads the library and sends what it says of itself.
func (k *checking) open(path string) (err error) {
	if k.opened, err = foreign.OpenWatched(path, k.asked); err != nil {
		return err
	}
	if k.memory, err = newMemory(); err != nil {
		return err
	}
	k.result = checkcmd.LibraryJSON{Type: "library", Library: path, Name: k.opened.Name(), Author: k.opened.Author(), Result: report.Partial}
	if n, known := k.opened.TableBytes(); known {
		k.result.TableBytes = &n
	}
	return k.send(false)
}

// prove runs the proof that the techniques of this module go through. Where it finds a wrong answer, the
// functions that it does not blame are judged each by itself.
func (k *checking) prove() error {
	if err := k.child.Progress("proof"); err != nil {
		return err
	}
	err := k.result.Prove(k.opened.Sliders())
	for i := range pieces {
		f := pieces[i].one
		if err == nil || blames(err, f) {
			k.judged[f], k.wrong[f] = true, err != nil
		} else if k.opened.Exports(f) {
			k.judgeAlone(i)
		}
	}
	return nil
}

// judge notes what a function was found to do.
func (k *checking) judge(f call.Function, err error) {
	k.judged[f], k.wrong[f] = true, err != nil
	k.result.Fault(err)
}

// send sends what is known.
func (k *checking) send(done bool) error {
	k.result.Functions = k.result.Functions[:0]
	for _, f := range call.Symbols() {
		if k.opened.Exports(f) {
			k.result.Functions = append(k.result.Functions, checkcmd.FunctionJSON{
				Function: f.String(), Questions: k.asked.questions[f], Result: k.verdict(f),
			})
		}
	}
	return k.child.Result(k.result, done)
}

func (k *checking) verdict(f call.Function) string {
	switch {
	case k.wrong[f]:
		return report.Wrong
	case k.judged[f] || f < call.Rook:
		return report.OK
	}
	return report.Partial
}

// counter counts questions on their way to the child's notes.
type counter struct {
	*library.Child
	questions [call.Count]uint64
}

// Before counts one question, or as many as there are in a slice.
func (c *counter) Before(called call.Call) {
	c.questions[called.Function] += uint64(max(called.N, 1))
	c.Child.Before(called)
}
