package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	batch "k8s.io/api/batch/v1"
	"sigs.k8s.io/yaml"
)

// TestKubernetesManifest holds the Job of perft/README.md to the fields of batch/v1, whose strict decoder refuses others,
// and to what makes a pod count a share.
func TestKubernetesManifest(t *testing.T) {
	readme, err := os.ReadFile("../../perft/README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?ms)^```yaml\n(apiVersion: batch/v1\n.*?)^```").FindAllSubmatch(readme, -1)
	if len(blocks) != 1 {
		t.Fatalf("%d manifests, expected one", len(blocks))
	}
	var job batch.Job
	if err := yaml.UnmarshalStrict(blocks[0][1], &job); err != nil {
		t.Fatal(err)
	}
	spec, pod := &job.Spec, &job.Spec.Template.Spec
	if job.Kind != "Job" || *spec.CompletionMode != batch.IndexedCompletion || len(pod.Containers) != 1 {
		t.Fatalf("kind %s, %v, %d containers: expected an Indexed Job of one", job.Kind, *spec.CompletionMode, len(pod.Containers))
	}
	if spec.BackoffLimitPerIndex != nil && pod.RestartPolicy != "Never" {
		t.Errorf("restartPolicy %q: backoffLimitPerIndex wants Never", pod.RestartPolicy)
	}
	c, volumes := pod.Containers[0], map[string]bool{}
	for _, v := range pod.Volumes {
		volumes[v.Name] = v.PersistentVolumeClaim != nil
	}
	if len(c.VolumeMounts) != 1 || !volumes[c.VolumeMounts[0].Name] || c.VolumeMounts[0].MountPath != c.WorkingDir {
		t.Errorf("mounts %v of %v in %s: expected one claim, as working directory", c.VolumeMounts, volumes, c.WorkingDir)
	}
	command := strings.Join(c.Command, " ")
	if want := " deep run RUN --share $((JOB_COMPLETION_INDEX+1))/16"; !strings.HasSuffix(command, want) || *spec.Completions != 16 {
		t.Errorf("%d completions of %q: expected 16 of a command that ends with %q", *spec.Completions, command, want)
	}
}
