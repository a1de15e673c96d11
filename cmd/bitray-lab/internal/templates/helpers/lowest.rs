/// Returns the number of the lowest bit of a word that is not zero.
#[inline]
fn lowest(x: u64) -> usize {
    x.trailing_zeros() as usize
}
