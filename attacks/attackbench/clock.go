package attackbench

import "time"

var start = time.Now()
