package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

func newInviteCommand(p *program) *cobra.Command {
	out := ""
	cmd := &cobra.Command{
		Use:   "invite RUN NAME",
		Short: "Make a key for a worker",
		Long: `Make a key for a worker, and write it to a file that only you may read. Bring it to the worker by
a way that you trust. A coordinator that is running lets the worker in some seconds later.

One key serves any number of processes. A ban bans a key: give separate keys to people who are to be
banned separately.`,
		Example: `  bitray-cluster invite run13 alice
  bitray-cluster invite run13 bob --out /secure/bob.key`,
		Args:              cobra.ExactArgs(2),
		ValidArgsFunction: completeFolder,
		RunE: func(_ *cobra.Command, args []string) error {
			if out == "" {
				out = args[1] + ".key"
			}
			return invite(p, args[0], args[1], out)
		},
	}
	cmd.Flags().StringVar(&out, "out", "", "file of the key (default: NAME.key)")
	must(cmd.MarkFlagFilename("out"))
	return cmd
}

func invite(p *program, run, name, file string) error {
	m, err := planOf(run)
	if err != nil {
		return err
	}
	folder, err := keys.FolderOf(run)
	if err != nil {
		return err
	}
	k, err := keys.Create(file, name, wire.ShortName(m.Run))
	if err != nil {
		return err
	}
	if err := folder.Register().Add(k); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%s: the key of %s\n", file, name)
	return nil
}

func newUsersCommand(p *program) *cobra.Command {
	return &cobra.Command{
		Use:   "users RUN",
		Short: "Print who may do what, for the configuration of a NATS server that exists",
		Long: `Print who may do what, for the configuration of a NATS server that exists: the coordinator with
the key RUN/cluster/coordinator.key, and the workers that were invited.`,
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: completeFolder,
		RunE:              func(_ *cobra.Command, args []string) error { return users(p, args[0]) },
	}
}

func users(p *program, run string) error {
	m, err := planOf(run)
	if err != nil {
		return err
	}
	folder, err := keys.FolderOf(run)
	if err != nil {
		return err
	}
	name := wire.ShortName(m.Run)
	k, err := folder.Coordinator(name)
	if err != nil {
		return err
	}
	entries, err := folder.Register().Read()
	if err != nil {
		return err
	}
	fmt.Fprintln(p.out, "authorization {\n  users = [")
	for _, u := range coordinator.Users(k, entries, wire.SubjectsOf(name)) {
		if u.Permissions == nil {
			fmt.Fprintf(p.out, "    { nkey: %s }\n", u.Nkey)
			continue
		}
		fmt.Fprintf(p.out, "    { nkey: %s, permissions: { publish: %s, subscribe: %s } }\n",
			u.Nkey, quoted(u.Permissions.Publish.Allow), quoted(u.Permissions.Subscribe.Allow))
	}
	fmt.Fprintln(p.out, "  ]\n}")
	return nil
}

// quoted writes a list as the configuration of NATS has it.
func quoted(subjects []string) string { return `["` + strings.Join(subjects, `", "`) + `"]` }
