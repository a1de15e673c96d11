package hash

// ParseMeminfo is the parser of /proc/meminfo.
var ParseMeminfo = parseMeminfo

// AvailableBelow is what a table asks for the available memory, with another root of the file system.
var AvailableBelow = availableBelow
