package hostile

const stolen = 1<<12 - 1 - 1<<8 // all but the stack pointer, without which nothing returns
