// Code generated from the catalog by bitray-lab generate calls. DO NOT EDIT.

package attackbench

import (
	"github.com/bitray/bitray/attacks/classical"
	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/fill"
	filldumb7 "github.com/bitray/bitray/fill/dumb7"
	fillexploding "github.com/bitray/bitray/fill/exploding"
	fillshadows "github.com/bitray/bitray/fill/shadows"
	"github.com/bitray/bitray/hyperbola"
	hyperbolaarithshift "github.com/bitray/bitray/hyperbola/arithshift"
	hyperbolabetween "github.com/bitray/bitray/hyperbola/between"
	hyperbolaleorik "github.com/bitray/bitray/hyperbola/leorik"
	hyperbolaobstruction "github.com/bitray/bitray/hyperbola/obstruction"
	hyperbolaqbb "github.com/bitray/bitray/hyperbola/qbb"
	hyperbolasbamg "github.com/bitray/bitray/hyperbola/sbamg"
	hyperbolasubtraction "github.com/bitray/bitray/hyperbola/subtraction"
	"github.com/bitray/bitray/kindergarten"
	kindergartencongruent "github.com/bitray/bitray/kindergarten/congruent"
	congruentdense "github.com/bitray/bitray/kindergarten/congruent/dense"
	kindergartenfoldinghash "github.com/bitray/bitray/kindergarten/foldinghash"
	kindergartenkgssb "github.com/bitray/bitray/kindergarten/kgssb"
	kindergartenlineslab "github.com/bitray/bitray/kindergarten/lineslab"
	kindergartenpdepline "github.com/bitray/bitray/kindergarten/pdepline"
	kindergartensissy "github.com/bitray/bitray/kindergarten/sissy"
	kindergartentitboards "github.com/bitray/bitray/kindergarten/titboards"
	"github.com/bitray/bitray/magic"
	magicfixedshift "github.com/bitray/bitray/magic/fixedshift"
	magichypercube "github.com/bitray/bitray/magic/hypercube"
	magicindirect "github.com/bitray/bitray/magic/indirect"
	magicmagic32 "github.com/bitray/bitray/magic/magic32"
	magicneurons "github.com/bitray/bitray/magic/neurons"
	magicpacked "github.com/bitray/bitray/magic/packed"
	magicpext "github.com/bitray/bitray/magic/pext"
	magicpextpdep "github.com/bitray/bitray/magic/pextpdep"
	magicplain "github.com/bitray/bitray/magic/plain"
	magicspectral "github.com/bitray/bitray/magic/spectral"
	spectralsix "github.com/bitray/bitray/magic/spectral/six"
	magicsplitpext "github.com/bitray/bitray/magic/splitpext"
	magicsymmetric "github.com/bitray/bitray/magic/symmetric"
	symmetricshapes "github.com/bitray/bitray/magic/symmetric/shapes"
	transformrotated "github.com/bitray/bitray/transform/rotated"
)

// techniques lists the techniques of the catalog and the reference.
var techniques = []technique{
	{name: "arithshift", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaarithshift.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaarithshift.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaarithshift.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaarithshift.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaarithshift.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaarithshift.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaarithshift.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaarithshift.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaarithshift.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaarithshift.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaarithshift.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaarithshift.Queen[sq, bb]) },
		},
	}},
	{name: "between", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolabetween.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolabetween.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolabetween.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolabetween.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolabetween.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolabetween.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolabetween.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolabetween.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolabetween.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolabetween.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolabetween.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolabetween.Queen[sq, bb]) },
		},
	}},
	{name: "classical", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, classical.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, classical.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, classical.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, classical.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, classical.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, classical.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, classical.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, classical.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, classical.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, classical.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, classical.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, classical.Queen[sq, bb]) },
		},
	}},
	{name: "congruent", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartencongruent.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartencongruent.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartencongruent.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartencongruent.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartencongruent.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartencongruent.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartencongruent.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartencongruent.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartencongruent.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartencongruent.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartencongruent.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartencongruent.Queen[sq, bb]) },
		},
	}},
	{name: "congruent-dense", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, congruentdense.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, congruentdense.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, congruentdense.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, congruentdense.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, congruentdense.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, congruentdense.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, congruentdense.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, congruentdense.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, congruentdense.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, congruentdense.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, congruentdense.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, congruentdense.Queen[sq, bb]) },
		},
	}},
	{name: "dumb7", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, filldumb7.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, filldumb7.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, filldumb7.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, filldumb7.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, filldumb7.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, filldumb7.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, filldumb7.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, filldumb7.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, filldumb7.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, filldumb7.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, filldumb7.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, filldumb7.Queen[sq, bb]) },
		},
	}},
	{name: "exploding", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fillexploding.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fillexploding.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fillexploding.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fillexploding.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fillexploding.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fillexploding.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fillexploding.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fillexploding.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fillexploding.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fillexploding.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fillexploding.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fillexploding.Queen[sq, bb]) },
		},
	}},
	{name: "fill", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fill.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fill.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fill.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fill.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fill.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fill.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fill.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fill.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fill.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fill.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fill.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fill.Queen[sq, bb]) },
		},
	}},
	{name: "folding-hash", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenfoldinghash.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenfoldinghash.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenfoldinghash.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenfoldinghash.Rook[sq, bb]) },
		},
		{
			answers:       func(dst []bb, w *Workload) { answers(dst, w, kindergartenfoldinghash.Bishop[sq, bb]) },
			throughput:    func(w *Workload) bb { return throughput(w, kindergartenfoldinghash.Bishop[sq, bb]) },
			latencySquare: func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenfoldinghash.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb {
				return latencyOccupancy(w, zero, kindergartenfoldinghash.Bishop[sq, bb])
			},
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenfoldinghash.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenfoldinghash.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenfoldinghash.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenfoldinghash.Queen[sq, bb]) },
		},
	}},
	{name: "hyperbola", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbola.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbola.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbola.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbola.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbola.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbola.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbola.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbola.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbola.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbola.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbola.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbola.Queen[sq, bb]) },
		},
	}},
	{name: "hypercube", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magichypercube.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magichypercube.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magichypercube.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magichypercube.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magichypercube.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magichypercube.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magichypercube.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magichypercube.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magichypercube.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magichypercube.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magichypercube.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magichypercube.Queen[sq, bb]) },
		},
	}},
	{name: "kgssb", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenkgssb.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenkgssb.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenkgssb.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenkgssb.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenkgssb.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenkgssb.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenkgssb.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenkgssb.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenkgssb.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenkgssb.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenkgssb.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenkgssb.Queen[sq, bb]) },
		},
	}},
	{name: "kindergarten", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergarten.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergarten.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergarten.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergarten.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergarten.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergarten.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergarten.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergarten.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergarten.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergarten.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergarten.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergarten.Queen[sq, bb]) },
		},
	}},
	{name: "leorik", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaleorik.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaleorik.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaleorik.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaleorik.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaleorik.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaleorik.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaleorik.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaleorik.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaleorik.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaleorik.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaleorik.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaleorik.Queen[sq, bb]) },
		},
	}},
	{name: "line-slab", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenlineslab.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenlineslab.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenlineslab.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenlineslab.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenlineslab.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenlineslab.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenlineslab.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenlineslab.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenlineslab.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenlineslab.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenlineslab.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenlineslab.Queen[sq, bb]) },
		},
	}},
	{name: "magic", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magic.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magic.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magic.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magic.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magic.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magic.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magic.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magic.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magic.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magic.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magic.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magic.Queen[sq, bb]) },
		},
	}},
	{name: "magic-32bit", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicmagic32.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicmagic32.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicmagic32.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicmagic32.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicmagic32.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicmagic32.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicmagic32.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicmagic32.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicmagic32.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicmagic32.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicmagic32.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicmagic32.Queen[sq, bb]) },
		},
	}},
	{name: "magic-fixed", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicfixedshift.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicfixedshift.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicfixedshift.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicfixedshift.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicfixedshift.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicfixedshift.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicfixedshift.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicfixedshift.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicfixedshift.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicfixedshift.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicfixedshift.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicfixedshift.Queen[sq, bb]) },
		},
	}},
	{name: "magic-indirect", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicindirect.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicindirect.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicindirect.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicindirect.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicindirect.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicindirect.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicindirect.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicindirect.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicindirect.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicindirect.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicindirect.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicindirect.Queen[sq, bb]) },
		},
	}},
	{name: "magic-packed", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpacked.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpacked.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpacked.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpacked.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpacked.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpacked.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpacked.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpacked.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpacked.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpacked.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpacked.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpacked.Queen[sq, bb]) },
		},
	}},
	{name: "magic-plain", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicplain.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicplain.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicplain.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicplain.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicplain.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicplain.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicplain.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicplain.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicplain.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicplain.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicplain.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicplain.Queen[sq, bb]) },
		},
	}},
	{name: "magic-shapes", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, symmetricshapes.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, symmetricshapes.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, symmetricshapes.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, symmetricshapes.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, symmetricshapes.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, symmetricshapes.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, symmetricshapes.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, symmetricshapes.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, symmetricshapes.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, symmetricshapes.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, symmetricshapes.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, symmetricshapes.Queen[sq, bb]) },
		},
	}},
	{name: "magic-symmetric", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicsymmetric.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicsymmetric.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicsymmetric.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicsymmetric.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicsymmetric.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicsymmetric.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicsymmetric.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicsymmetric.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicsymmetric.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicsymmetric.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicsymmetric.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicsymmetric.Queen[sq, bb]) },
		},
	}},
	{name: "neurons", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicneurons.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicneurons.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicneurons.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicneurons.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicneurons.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicneurons.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicneurons.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicneurons.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicneurons.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicneurons.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicneurons.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicneurons.Queen[sq, bb]) },
		},
	}},
	{name: "obstruction", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaobstruction.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaobstruction.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaobstruction.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaobstruction.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaobstruction.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaobstruction.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaobstruction.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaobstruction.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaobstruction.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaobstruction.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaobstruction.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaobstruction.Queen[sq, bb]) },
		},
	}},
	{name: "pdep-line", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenpdepline.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenpdepline.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenpdepline.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenpdepline.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenpdepline.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenpdepline.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenpdepline.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenpdepline.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartenpdepline.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartenpdepline.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartenpdepline.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartenpdepline.Queen[sq, bb]) },
		},
	}},
	{name: "pext", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpext.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpext.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpext.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpext.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpext.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpext.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpext.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpext.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpext.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpext.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpext.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpext.Queen[sq, bb]) },
		},
	}},
	{name: "pext-pdep", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpextpdep.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpextpdep.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpextpdep.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpextpdep.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpextpdep.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpextpdep.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpextpdep.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpextpdep.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicpextpdep.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicpextpdep.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicpextpdep.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicpextpdep.Queen[sq, bb]) },
		},
	}},
	{name: "pext-split", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicsplitpext.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicsplitpext.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicsplitpext.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicsplitpext.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicsplitpext.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicsplitpext.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicsplitpext.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicsplitpext.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicsplitpext.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicsplitpext.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicsplitpext.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicsplitpext.Queen[sq, bb]) },
		},
	}},
	{name: "qbb", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaqbb.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaqbb.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaqbb.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaqbb.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaqbb.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaqbb.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaqbb.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaqbb.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolaqbb.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolaqbb.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolaqbb.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolaqbb.Queen[sq, bb]) },
		},
	}},
	{name: "rayword", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, rayword.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, rayword.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, rayword.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, rayword.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, rayword.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, rayword.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, rayword.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, rayword.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, rayword.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, rayword.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, rayword.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, rayword.Queen[sq, bb]) },
		},
	}},
	{name: "rotated", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, transformrotated.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, transformrotated.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, transformrotated.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, transformrotated.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, transformrotated.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, transformrotated.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, transformrotated.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, transformrotated.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, transformrotated.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, transformrotated.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, transformrotated.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, transformrotated.Queen[sq, bb]) },
		},
	}},
	{name: "sbamg", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolasbamg.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolasbamg.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolasbamg.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolasbamg.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolasbamg.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolasbamg.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolasbamg.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolasbamg.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolasbamg.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolasbamg.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolasbamg.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolasbamg.Queen[sq, bb]) },
		},
	}},
	{name: "shadows", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fillshadows.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fillshadows.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fillshadows.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fillshadows.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fillshadows.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fillshadows.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fillshadows.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fillshadows.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, fillshadows.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, fillshadows.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, fillshadows.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, fillshadows.Queen[sq, bb]) },
		},
	}},
	{name: "sissy", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartensissy.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartensissy.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartensissy.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartensissy.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartensissy.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartensissy.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartensissy.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartensissy.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartensissy.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartensissy.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartensissy.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartensissy.Queen[sq, bb]) },
		},
	}},
	{name: "spectral", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicspectral.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicspectral.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicspectral.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicspectral.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicspectral.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicspectral.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicspectral.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicspectral.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, magicspectral.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, magicspectral.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, magicspectral.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, magicspectral.Queen[sq, bb]) },
		},
	}},
	{name: "spectral-six", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, spectralsix.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, spectralsix.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, spectralsix.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, spectralsix.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, spectralsix.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, spectralsix.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, spectralsix.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, spectralsix.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, spectralsix.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, spectralsix.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, spectralsix.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, spectralsix.Queen[sq, bb]) },
		},
	}},
	{name: "subtraction", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolasubtraction.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolasubtraction.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolasubtraction.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolasubtraction.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolasubtraction.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolasubtraction.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolasubtraction.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolasubtraction.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, hyperbolasubtraction.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, hyperbolasubtraction.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, hyperbolasubtraction.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, hyperbolasubtraction.Queen[sq, bb]) },
		},
	}},
	{name: "titboards", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartentitboards.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartentitboards.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartentitboards.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartentitboards.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartentitboards.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartentitboards.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartentitboards.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartentitboards.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, kindergartentitboards.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, kindergartentitboards.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, kindergartentitboards.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, kindergartentitboards.Queen[sq, bb]) },
		},
	}},
	{name: "reference", loops: [3]loops{
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, reference.Rook[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, reference.Rook[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, reference.Rook[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, reference.Rook[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, reference.Bishop[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, reference.Bishop[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, reference.Bishop[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, reference.Bishop[sq, bb]) },
		},
		{
			answers:          func(dst []bb, w *Workload) { answers(dst, w, reference.Queen[sq, bb]) },
			throughput:       func(w *Workload) bb { return throughput(w, reference.Queen[sq, bb]) },
			latencySquare:    func(w *Workload, zero bb) bb { return latencySquare(w, zero, reference.Queen[sq, bb]) },
			latencyOccupancy: func(w *Workload, zero bb) bb { return latencyOccupancy(w, zero, reference.Queen[sq, bb]) },
		},
	}},
}
