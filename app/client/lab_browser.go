//go:build wasm

package client

var askLab = newRemote(launchWorker("lab")).askLab
