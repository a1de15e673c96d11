//go:build !amd64 || amd64.v3

package rules

import "github.com/bitray/bitray/attacks"

// First returns the lowest square of b, which must not be empty.
func First(b attacks.Bitboard) attacks.Square { return b.First() }
