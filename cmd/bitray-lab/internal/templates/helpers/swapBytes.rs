/// Turns the order of the bytes around.
#[inline]
fn swap_bytes(x: u64) -> u64 {
    x.swap_bytes()
}
