package hostile

const stolen = 1<<8 - 1 // with the words of the stack that show whether it is where it was
