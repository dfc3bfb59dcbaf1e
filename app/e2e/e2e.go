// Package e2e tests the built site as visitors get it: a static host, a real
// browser, the network there or gone. It consists of tests only.
//
// Its tests fail, and say how to install it, if there is no Chromium.
package e2e
