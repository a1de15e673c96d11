package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/testscript"
)

// findPrograms lets transcripts find what is not in the usual places: the chess programs of Debian,
// and the modules of Python and Node.js that PYTHONPATH and NODE_PATH lead to. NODE_MODULES is the
// folder with chess.js, COZY_CHESS that with the source of the crate. USER_HOME is where cargo finds its compiler.
func findPrograms(env *testscript.Env) error {
	env.Setenv("PATH", env.Getenv("PATH")+string(os.PathListSeparator)+"/usr/games")
	env.Setenv("PYTHONPATH", os.Getenv("PYTHONPATH"))
	env.Setenv("NODE_MODULES", nodeModules())
	env.Setenv("COZY_CHESS", os.Getenv("COZY_CHESS"))
	env.Setenv("USER_HOME", os.Getenv("HOME"))
	return nil
}

// isInstalled evaluates the conditions of transcripts that package testscript does not know.
func isInstalled(condition string) (bool, error) {
	switch condition {
	case "python":
		return exec.Command("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 10))").Run() == nil, nil
	case "python-chess":
		return exec.Command("python3", "-c", "import chess").Run() == nil, nil
	case "chess.js":
		return nodeModules() != "", nil
	case "cozy-chess":
		return os.Getenv("COZY_CHESS") != "", nil
	}
	return false, fmt.Errorf("unknown condition %q", condition)
}

// nodeModules returns the folder in which chess.js is installed, or the empty string.
var nodeModules = sync.OnceValue(func() string {
	manifest, err := exec.Command("node", "-p", `require.resolve("chess.js/package.json")`).Output()
	if err != nil {
		return ""
	}
	return filepath.Dir(filepath.Dir(strings.TrimSpace(string(manifest))))
})
