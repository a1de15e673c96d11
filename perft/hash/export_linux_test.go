package hash

// ParseMeminfo is the parser of /proc/meminfo.
var ParseMeminfo = parseMeminfo
