package library

import "encoding/json"

// Message is what the child tells its parent.
type Message struct {
	Progress string          `json:"progress,omitempty"` // what it begins to do
	Result   json.RawMessage `json:"result,omitempty"`   // what it has found out so far
	Error    string          `json:"error,omitempty"`    // why it cannot go on
	Done     bool            `json:"done,omitempty"`     // the result is complete
}
