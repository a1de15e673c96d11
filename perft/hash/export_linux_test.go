package hash

// ParseMeminfo is the parser of /proc/meminfo.
var ParseMeminfo = parseMeminfo

// ReadNumber is the reader of the files of control groups.
var ReadNumber = readNumber
