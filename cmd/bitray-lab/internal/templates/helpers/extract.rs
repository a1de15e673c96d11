/// Extracts the bits of x where mask has ones, side by side: PEXT.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
fn extract(x: u64, mask: u64) -> u64 {
    // SAFETY: the processor has the instruction, or the program would not be compiled for it.
    unsafe { core::arch::x86_64::_pext_u64(x, mask) }
}

/// Extracts the bits of x where mask has ones, side by side. Without PEXT (-C target-feature=+bmi2,
/// -C target-cpu=native) this is a loop, and slow.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
fn extract(x: u64, mask: u64) -> u64 {
    let mut extracted = 0;
    let mut bit: u64 = 1;
    let mut rest = mask;
    while rest != 0 {
        if x & rest & rest.wrapping_neg() != 0 {
            extracted |= bit;
        }
        rest &= rest - 1;
        bit <<= 1;
    }
    extracted
}
