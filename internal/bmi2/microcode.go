package bmi2

// The first four letters of the vendors' names, as CPUID delivers them.
const (
	vendorAuth = 'A' | 'u'<<8 | 't'<<16 | 'h'<<24 // AuthenticAMD
	vendorHygo = 'H' | 'y'<<8 | 'g'<<16 | 'o'<<24 // HygonGenuine
)

// firstFast is AMD's first family with the instructions in hardware: Zen 3.
const firstFast = 0x19

// microcoded reports whether a processor executes PEXT and PDEP in microcode, given the first
// word of the vendor's name and the processor's signature.
//
// If the family number is 15, the extended family is added.
// Source: AMD64 Architecture Programmer's Manual, volume 3, appendix E.
func microcoded(vendor, signature uint32) bool {
	family := signature >> 8 & 15
	if family == 15 {
		family += signature >> 20 & 255
	}
	return (vendor == vendorAuth || vendor == vendorHygo) && family < firstFast
}
