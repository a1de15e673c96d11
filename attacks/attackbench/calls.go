// Code generated from the catalog by go generate ./attacks/attackbench; DO NOT EDIT.

package attackbench

import (
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/magic"
	transformrotated "github.com/bitray/bitray/transform/rotated"
)

// techniques lists the techniques of the catalog and the reference.
var techniques = []technique{
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
