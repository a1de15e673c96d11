package catalog

import (
	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/hyperbola/arithshift"
	"github.com/bitray/bitray/internal/bmi2"
)

func usesBMI2() string {
	if bmi2.Fast() {
		return "BMI2"
	}
	return "BMI2 emulated"
}

func usesSelection() string {
	if rayword.Fast() {
		return "AVX-512 BITALG"
	}
	return "multiplication"
}

func usesLanes() string { return arithshift.Kernels()[0].String() }
