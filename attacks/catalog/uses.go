package catalog

import (
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/simd"
)

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
