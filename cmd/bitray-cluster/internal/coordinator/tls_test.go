package coordinator_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/coordinator"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/worker"
)

// runOnce runs a coordinator that is expected to fail at once.
func runOnce(o coordinator.Options) (*coordinator.Outcome, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	return coordinator.Run(ctx, o)
}

// certificate makes a certificate for 127.0.0.1 that signs itself.
func certificate(t *testing.T, name string) (cert, key string) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: name}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		NotBefore: time.Now().Add(-2 * time.Hour), NotAfter: time.Now().Add(48 * time.Hour),
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &private.PublicKey, private)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalECPrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	cert, key = filepath.Join(folder, name+".pem"), filepath.Join(folder, name+"-key.pem")
	for file, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: der}, key: {Type: "EC PRIVATE KEY", Bytes: secret}} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return cert, key
}

func TestTLS(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	c.options.TLSCert, c.options.TLSKey = certificate(t, "right")
	other, _ := certificate(t, "other")
	key := c.invite("a")
	c.start()
	tls := strings.Replace(c.url, "nats://", "tls://", 1)
	for want, change := range map[string]func(*worker.Options){
		"certificate":                 func(o *worker.Options) { o.URL, o.CA = tls, other },
		"signed by unknown authority": func(o *worker.Options) { o.URL = tls },
		"none.pem":                    func(o *worker.Options) { o.URL, o.CA = tls, filepath.Join(t.TempDir(), "none.pem") },
	} {
		w := c.work(key, change)
		<-w.ended
		if w.err == nil || !strings.Contains(w.err.Error(), want) || strings.Contains(w.err.Error(), "\n") {
			t.Errorf("error %v, want one that says %q in one line", w.err, want)
		}
	}
	c.work(key, func(o *worker.Options) { o.URL, o.CA = tls, c.options.TLSCert })
	c.wait(197_281)
}

// TestWrongStarts starts coordinators that cannot listen, each with a reason of one line.
func TestWrongStarts(t *testing.T) {
	t.Parallel()
	c := plan(t, startFEN, 4, 3, 200)
	cert, key := certificate(t, "right")
	_, otherKey := certificate(t, "other")
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	local := "127.0.0.1:0"
	for _, test := range []struct{ listen, cert, key, want string }{
		{":4222", "", "", "others can reach it, so it needs --tls-cert and --tls-key"},
		{"[::]:99", "", "", "others can reach it"},
		{"192.0.2.1:4222", "", "", "expected a free HOST:PORT"},
		{"nowhere", "", "", "expected a free HOST:PORT"},
		{"127.0.0.1:70000", "", "", "expected a free HOST:PORT"},
		{taken.Addr().String(), "", "", "address already in use"},
		{local, cert, "", `--tls-key ""`},
		{local, "", key, `--tls-cert ""`},
		{local, cert, "none.pem", "no such file"},
		{local, cert, otherKey, "does not match public"},
		{local, key, cert, "which go together"},
	} {
		o := c.options
		o.Listen, o.TLSCert, o.TLSKey = test.listen, test.cert, test.key
		if _, err := runOnce(o); err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: error %v", test, err)
		}
	}
}
