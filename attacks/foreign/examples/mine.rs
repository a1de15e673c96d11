// rustc -O --edition 2021 --crate-type cdylib -o libmine.so mine.rs
fn walk(square: u32, occupied: u64, mut right: i32, mut up: i32) -> u64 {
    let mut attacked = 0;
    for _turn in 0..4 {
        let (mut f, mut r) = (square as i32 % 8 + right, square as i32 / 8 + up);
        while (f | r) & !7 == 0 {
            attacked |= 1u64 << (8 * r + f);
            if occupied >> (8 * r + f) & 1 != 0 { break; }
            (f, r) = (f + right, r + up);
        }
        (right, up) = (-up, right); // a quarter turn to the left
    }
    attacked
}

#[no_mangle]
pub extern "C" fn rook(square: u32, occupied: u64) -> u64 { walk(square, occupied, 1, 0) }
#[no_mangle]
pub extern "C" fn bishop(square: u32, occupied: u64) -> u64 { walk(square, occupied, 1, 1) }
