package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
)

func newKeysCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "keys"}
	out, why := "", ""
	invite := newKeyCommand("invite RUN NAME", "Make a key, in a file that only you may read; bring it to a worker", func(run coordinator.Folder, args []string) error {
		file := cmp.Or(out, args[1]+".key")
		if err := run.Invite(file, args[1]); err != nil {
			return err
		}
		fmt.Printf("%s: the key of %s\n", file, args[1])
		return nil
	})
	invite.Flags().StringVar(&out, "out", "", "file of the key (default: NAME.key)")
	ban := newKeyCommand("ban RUN NAME", "Keep a key out, and count again what it has counted", func(run coordinator.Folder, args []string) error {
		if err := run.Ban(args[1], why); err != nil {
			return err
		}
		return retract(args[0], args[1])
	})
	ban.Flags().StringVar(&why, "why", "by the operator", "what its workers are told")
	unban := newKeyCommand("unban RUN NAME", "Let a key take part again", func(run coordinator.Folder, args []string) error {
		return run.Ban(args[1], "")
	})
	trust := newKeyCommand("trust RUN NAME", "Let the workers of a key count again what other keys have counted", func(run coordinator.Folder, args []string) error {
		return run.Trust(args[1])
	})
	asJSON := false
	listing := newKeyCommand("list RUN", "List the keys, what their workers do, and what each has counted", func(run coordinator.Folder, args []string) error {
		return list(run, args, asJSON)
	})
	listing.Flags().BoolVarP(&asJSON, "json", "j", false, "print a JSON object")
	cmd.AddCommand(invite, listing, ban, unban, trust)
	return cmd
}

// retract takes back what a key has counted in a run. A coordinator that is running does it itself.
func retract(folder, key string) error {
	run, err := deep.Open(folder)
	if errors.Is(err, deep.ErrLocked) {
		say("%s: another process is working on it: a coordinator follows the ban, bitray deep run does not", folder)
		return nil
	}
	if err != nil {
		return err
	}
	opened, err := run.Retract(deep.KeyParty + key)
	fmt.Printf("%d chunks are open again\n", len(opened))
	return errors.Join(err, run.Close())
}

// newKeyCommand makes a command about a key of a run.
func newKeyCommand(use, short string, do func(run coordinator.Folder, args []string) error) *cobra.Command {
	return &cobra.Command{
		Use: use, Short: short, Args: cobra.ExactArgs(len(strings.Fields(use)) - 1),
		RunE: func(_ *cobra.Command, args []string) error {
			folder, err := coordinator.FolderOf(args[0])
			if err != nil {
				return err
			}
			return do(folder, args)
		},
	}
}

// keyJSON is a key as the program prints it; the names are stable.
type keyJSON struct {
	Public string `json:"public"`
	deep.KeyNews
}

func list(folder coordinator.Folder, args []string, asJSON bool) error {
	run, err := deep.Read(args[0])
	if err != nil {
		return err
	}
	defer run.Close()
	news, err := run.News()
	register, err2 := folder.Register()
	own, err3 := folder.Coordinator()
	if err := errors.Join(err, err2, err3); err != nil {
		return err
	}
	keys := map[string]keyJSON{}
	for name, e := range register {
		k := keyJSON{e.Public, news.Keys[name]}
		k.Trusted, k.Banned = e.Trusted, e.Banned
		keys[name] = k
	}
	if asJSON {
		return json.NewEncoder(os.Stdout).Encode(keys)
	}
	fmt.Printf("coordinator %s, for a NATS server of yours\n", own.Public)
	for _, name := range slices.Sorted(maps.Keys(keys)) {
		fmt.Printf("%s %s: %v\n", name, keys[name].Public, keys[name].KeyNews)
	}
	return nil
}
