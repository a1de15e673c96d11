// Package keyfile makes the key files of workers, which identify them to a cluster: bitray deep plan makes one for
// the machine that it runs on, bitray-cluster the others.
package keyfile

import (
	"crypto/rand"
	"errors"
	"fmt"
	"os"
)

// Form is the line in a file: the name of the key, the short name of its run, and 32 secret
// bytes.
const Form = "bitray-key-1 %s %s %x"

// Create makes a key in a new file that only its owner may read.
func Create(file, name, run string) error {
	secret := make([]byte, 32)
	rand.Read(secret) // never fails
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(f, Form+"\n", name, run, secret)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(file))
	}
	return nil
}
