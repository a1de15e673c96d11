package positions

var Decode = decode
