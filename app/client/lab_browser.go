//go:build wasm

package client

var labTable = newRemote(launchWorker("lab")).labTable
