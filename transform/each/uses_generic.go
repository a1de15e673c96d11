//go:build (!amd64 && !arm64) || purego

package each

import "github.com/bitray/bitray/internal/simd"

func has(set simd.Set, _ string) bool { return hasAny(set) }
func hasAny(set simd.Set) bool        { return set == simd.Generic }
