package catalog

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/classical"
	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/fill/dumb7"
	"github.com/bitray/bitray/fill/exploding"
	"github.com/bitray/bitray/fill/shadows"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/hyperbola/arithshift"
	"github.com/bitray/bitray/hyperbola/between"
	"github.com/bitray/bitray/hyperbola/leorik"
	"github.com/bitray/bitray/hyperbola/obstruction"
	"github.com/bitray/bitray/hyperbola/qbb"
	"github.com/bitray/bitray/hyperbola/sbamg"
	"github.com/bitray/bitray/hyperbola/subtraction"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/kindergarten/congruent"
	"github.com/bitray/bitray/kindergarten/congruent/dense"
	"github.com/bitray/bitray/kindergarten/foldinghash"
	"github.com/bitray/bitray/kindergarten/kgssb"
	"github.com/bitray/bitray/kindergarten/lineslab"
	"github.com/bitray/bitray/kindergarten/pdepline"
	"github.com/bitray/bitray/kindergarten/sissy"
	"github.com/bitray/bitray/kindergarten/titboards"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/magic/fixedshift"
	"github.com/bitray/bitray/magic/hypercube"
	"github.com/bitray/bitray/magic/indirect"
	"github.com/bitray/bitray/magic/magic32"
	"github.com/bitray/bitray/magic/neurons"
	"github.com/bitray/bitray/magic/packed"
	"github.com/bitray/bitray/magic/pext"
	"github.com/bitray/bitray/magic/pextpdep"
	"github.com/bitray/bitray/magic/plain"
	"github.com/bitray/bitray/magic/spectral"
	"github.com/bitray/bitray/magic/spectral/six"
	"github.com/bitray/bitray/magic/splitpext"
	"github.com/bitray/bitray/magic/symmetric"
	"github.com/bitray/bitray/magic/symmetric/shapes"
	"github.com/bitray/bitray/transform/rotated"
)

// sliders are the techniques by their packages.
var sliders = map[string]attacks.Sliders{
	"attacks/classical":            attacks.NewSliders(classical.Rook, classical.Bishop, classical.Queen),
	"attacks/rayword":              attacks.NewSliders(rayword.Rook, rayword.Bishop, rayword.Queen),
	"attacks/reference":            attacks.NewSliders(reference.Rook, reference.Bishop, reference.Queen),
	"fill":                         attacks.NewSliders(fill.Rook, fill.Bishop, fill.Queen),
	"fill/dumb7":                   attacks.NewSliders(dumb7.Rook, dumb7.Bishop, dumb7.Queen),
	"fill/exploding":               attacks.NewSliders(exploding.Rook, exploding.Bishop, exploding.Queen),
	"fill/shadows":                 attacks.NewSliders(shadows.Rook, shadows.Bishop, shadows.Queen),
	"hyperbola":                    attacks.NewSliders(hyperbola.Rook, hyperbola.Bishop, hyperbola.Queen),
	"hyperbola/arithshift":         attacks.NewSliders(arithshift.Rook, arithshift.Bishop, arithshift.Queen),
	"hyperbola/between":            attacks.NewSliders(between.Rook, between.Bishop, between.Queen),
	"hyperbola/leorik":             attacks.NewSliders(leorik.Rook, leorik.Bishop, leorik.Queen),
	"hyperbola/obstruction":        attacks.NewSliders(obstruction.Rook, obstruction.Bishop, obstruction.Queen),
	"hyperbola/qbb":                attacks.NewSliders(qbb.Rook, qbb.Bishop, qbb.Queen),
	"hyperbola/sbamg":              attacks.NewSliders(sbamg.Rook, sbamg.Bishop, sbamg.Queen),
	"hyperbola/subtraction":        attacks.NewSliders(subtraction.Rook, subtraction.Bishop, subtraction.Queen),
	"kindergarten":                 attacks.NewSliders(kindergarten.Rook, kindergarten.Bishop, kindergarten.Queen),
	"kindergarten/congruent":       attacks.NewSliders(congruent.Rook, congruent.Bishop, congruent.Queen),
	"kindergarten/congruent/dense": attacks.NewSliders(dense.Rook, dense.Bishop, dense.Queen),
	"kindergarten/foldinghash":     attacks.NewSliders(foldinghash.Rook, foldinghash.Bishop, foldinghash.Queen),
	"kindergarten/kgssb":           attacks.NewSliders(kgssb.Rook, kgssb.Bishop, kgssb.Queen),
	"kindergarten/lineslab":        attacks.NewSliders(lineslab.Rook, lineslab.Bishop, lineslab.Queen),
	"kindergarten/pdepline":        attacks.NewSliders(pdepline.Rook, pdepline.Bishop, pdepline.Queen),
	"kindergarten/sissy":           attacks.NewSliders(sissy.Rook, sissy.Bishop, sissy.Queen),
	"kindergarten/titboards":       attacks.NewSliders(titboards.Rook, titboards.Bishop, titboards.Queen),
	"magic":                        attacks.NewSliders(magic.Rook, magic.Bishop, magic.Queen),
	"magic/fixedshift":             attacks.NewSliders(fixedshift.Rook, fixedshift.Bishop, fixedshift.Queen),
	"magic/hypercube":              attacks.NewSliders(hypercube.Rook, hypercube.Bishop, hypercube.Queen),
	"magic/indirect":               attacks.NewSliders(indirect.Rook, indirect.Bishop, indirect.Queen),
	"magic/magic32":                attacks.NewSliders(magic32.Rook, magic32.Bishop, magic32.Queen),
	"magic/neurons":                attacks.NewSliders(neurons.Rook, neurons.Bishop, neurons.Queen),
	"magic/packed":                 attacks.NewSliders(packed.Rook, packed.Bishop, packed.Queen),
	"magic/pext":                   attacks.NewSliders(pext.Rook, pext.Bishop, pext.Queen),
	"magic/pextpdep":               attacks.NewSliders(pextpdep.Rook, pextpdep.Bishop, pextpdep.Queen),
	"magic/plain":                  attacks.NewSliders(plain.Rook, plain.Bishop, plain.Queen),
	"magic/spectral":               attacks.NewSliders(spectral.Rook, spectral.Bishop, spectral.Queen),
	"magic/spectral/six":           attacks.NewSliders(six.Rook, six.Bishop, six.Queen),
	"magic/splitpext":              attacks.NewSliders(splitpext.Rook, splitpext.Bishop, splitpext.Queen),
	"magic/symmetric":              attacks.NewSliders(symmetric.Rook, symmetric.Bishop, symmetric.Queen),
	"magic/symmetric/shapes":       attacks.NewSliders(shapes.Rook, shapes.Bishop, shapes.Queen),
	"transform/rotated":            attacks.NewSliders(rotated.Rook, rotated.Bishop, rotated.Queen),
}

// uses says what the techniques that choose instructions when a program starts have chosen, by their
// packages.
var uses = map[string]func() string{
	"attacks/rayword": func() string {
		if simd.Lookup("rayword").Sets()[0] == simd.AVX512 {
			return "AVX-512 BITALG"
		}
		return "multiplication"
	},
	"hyperbola/arithshift":  func() string { return simd.Lookup("arithshift").Sets()[0].String() },
	"kindergarten/pdepline": usesBMI2,
	"magic/neurons":         usesBMI2,
	"magic/pext":            usesBMI2,
	"magic/pextpdep":        usesBMI2,
	"magic/splitpext":       usesBMI2,
}

func usesBMI2() string {
	if bmi2.Fast() {
		return "BMI2"
	}
	return "BMI2 emulated"
}
