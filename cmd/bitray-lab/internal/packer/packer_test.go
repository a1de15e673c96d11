package packer_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/packer"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

func record(t *testing.T, kind string) slab.Layout {
	t.Helper()
	layout, err := slab.Record(kind)
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

// check proves the slab of p and that its size is what p says.
func check(t *testing.T, p *packer.Packer) {
	t.Helper()
	if contents, err := p.Layout().Fill(); err != nil || len(contents) != p.Size() {
		t.Fatalf("slab of %d entries, %v; the packer says %d", len(contents), err, p.Size())
	}
}

func TestPackerImproves(t *testing.T) {
	p := packer.New(1)
	before := p.Cost()
	if p.Size() > 107_648 {
		t.Errorf("first slab has %d entries, expected no more than tables side by side", p.Size())
	}
	check(t, p)
	for range 60 {
		p.Anneal(400)
	}
	if after := p.Cost(); after >= before {
		t.Errorf("tables cost %d, before %d", after, before)
	}
	if err := p.Learn(record(t, "identity")); err != nil {
		t.Fatal(err)
	}
	p.Restart()
	restarted := p.Size()
	check(t, p)
	for range 60 {
		p.Step(50)
	}
	check(t, p)
	if cost := p.Cost(); restarted >= 107_648 || p.Size() >= restarted || p.Size() < cost {
		t.Errorf("first fit gives %d entries, 60 steps %d, tables cost %d", restarted, p.Size(), cost)
	}
}

func TestPackerResumes(t *testing.T) {
	all := transform.Symmetries()
	for _, name := range slab.Kinds() {
		layout := record(t, name)
		contents, err := layout.Fill()
		if err != nil {
			t.Fatal(err)
		}
		p := packer.New(1, all[:]...)
		if err := p.Resume(layout); err != nil {
			t.Fatal(err)
		}
		if p.Size() != len(contents) {
			t.Errorf("%s: %d entries after resuming, want %d", name, p.Size(), len(contents))
		}
		check(t, p)
		p.Step(1)
		check(t, p)
	}
	if err := packer.New(1).Resume(record(t, "byteswap")); err == nil || !strings.Contains(err.Error(), "rook on a1: symmetry 2: expected one that the packer may use") {
		t.Errorf("a slab with a symmetry that was not asked for gives error %v", err)
	}
	broken := record(t, "identity")
	broken[3].Magic++
	if err := packer.New(1).Resume(broken); err == nil {
		t.Error("a slab with a wrong multiplier was accepted")
	}
	if err := packer.New(1).Learn(broken[3:4]); err == nil || !strings.HasPrefix(err.Error(), "rook on d1: ") {
		t.Errorf("a wrong multiplier gives error %v", err)
	}
	broken[3].Piece = 2
	if err := packer.New(1).Learn(broken); err == nil || !strings.Contains(err.Error(), "piece 2: expected 0 to 1") {
		t.Errorf("a wrong multiplier and a wrong piece give error %v", err)
	}
}
