//go:build !unix

package library

import (
	"context"
	"encoding/json"
	"time"
)

// Run fails: libraries are opened on Unix only.
func Run(context.Context, string, []string, time.Duration, func(string), func(json.RawMessage) error) error {
	return ErrPlatform
}
