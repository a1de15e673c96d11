package main

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/internal/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
)

func newKeysCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "keys"}
	out, why := "", ""
	invite := newKeyCommand("invite RUN NAME", "Make a key, in a file that only you may read, for you to bring to a worker", func(run coordinator.Folder, args []string) error {
		file := cmp.Or(out, args[1]+".key")
		if err := run.Invite(file, args[1]); err != nil {
			return err
		}
		fmt.Printf("%s: the key of %s\n", file, args[1])
		return nil
	})
	invite.Flags().StringVar(&out, "out", "", "file of the key (default: NAME.key)")
	ban := newKeyCommand("ban RUN NAME", "Keep a key out, and have everything counted again that it has counted", func(run coordinator.Folder, args []string) error {
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
	listing := newKeyCommand("list RUN", "List the keys, and what each has counted", list)
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

func list(folder coordinator.Folder, args []string) error {
	run, err := deep.Read(args[0])
	if err != nil {
		return err
	}
	defer run.Close()
	if own, err := folder.Coordinator(); err == nil {
		fmt.Printf("coordinator %s, which shows it to a NATS server of yours\n", own.Public)
	}
	register, err := folder.Register()
	news, _ := folder.News() // or no coordinator has been at work
	for _, name := range slices.Sorted(maps.Keys(register)) {
		share := run.Parties()[deep.KeyParty+name]
		fmt.Printf("%s %s: %d chunks, %d counted again", name, register[name].Public, share.Counted, share.Confirmed)
		if n, is := news.Keys[name]; is {
			fmt.Printf("; %d workers with %d threads, %.4g chunks an hour, last seen %s", n.Workers, n.Threads, n.Rate, n.Last.Format(time.DateTime))
		}
		if register[name].Trusted {
			fmt.Print("; trusted")
		}
		if why := register[name].Banned; why != "" {
			fmt.Printf("; banned: %s", why)
		}
		fmt.Println()
	}
	return err
}
