package library

import "encoding/json"

// Message is what the child tells its parent. An error may hold the name of a file, which need not be UTF-8 and is not
// for a string of JSON.
type Message struct {
	Progress string          `json:"progress,omitempty"` // what it begins to do
	Result   json.RawMessage `json:"result,omitempty"`   // what it has found out so far
	Error    []byte          `json:"error,omitempty"`    // why it cannot go on
	Done     bool            `json:"done,omitempty"`     // the result is complete
}
