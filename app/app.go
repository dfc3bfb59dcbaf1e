// Package app is what people see: the pages of the site, in two programs, and, on a
// machine, the command line that builds and serves them. Its packages are the only
// ones that know go-app.
package app
