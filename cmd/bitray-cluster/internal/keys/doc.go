// Package keys holds the secrets of a cluster, all of them in files: the keys of workers and of the
// coordinator, the register of the workers of a run, and the certificates of TLS.
//
// A key is an NKey, an Ed25519 key pair. The server knows the public half alone, and a worker signs
// what the server asks it to, so no secret travels, with TLS or without.
package keys
