package coordinator

import "time"

// lines are what was said lately about keys, by key and kind.
type lines map[[2]string]*saying

// saying is a line that was said, and how many like it were not.
type saying struct {
	at     time.Time
	unsaid int
}

// sayTime is how often a line of a kind is said about a key.
const sayTime = time.Minute

// sayRarely says the first line of a kind about a key in a minute, and counts the others.
func (c *coordinator) sayRarely(key, kind, format string, args ...any) {
	s := c.lines[[2]string{key, kind}]
	if s != nil {
		s.unsaid++
		return
	}
	c.lines[[2]string{key, kind}] = &saying{at: time.Now()}
	c.Say(format, args...)
}

// sayUnsaid says how many lines were not said in the last minute.
func (c *coordinator) sayUnsaid() {
	for about, s := range c.lines {
		if time.Since(s.at) < sayTime {
			continue
		}
		delete(c.lines, about)
		if s.unsaid > 0 {
			c.Say("key %s: %d more times in the last minute: %s", about[0], s.unsaid, about[1])
		}
	}
}
