// Package call names the functions that an attack generator in a shared library may export, as the
// header bitray.h beside it declares them, and writes calls of them down for people. It loads nothing,
// so that a program that only talks about such calls does not link what opens libraries.
package call
