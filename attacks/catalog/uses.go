package catalog

import (
	"runtime"

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
	switch {
	case !rayword.Fast():
		return "multiplication"
	case runtime.GOARCH == "arm64":
		return "NEON"
	}
	return "AVX-512 BITALG"
}

func usesLanes() string { return arithshift.Kernels()[0].String() }
