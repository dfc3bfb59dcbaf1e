// A WrongFile is something else than what was asked for.
class WrongFile extends Error {
  constructor(what = "something else arrived in its place, or only a part of it. " +
    "Perhaps the network wants you to sign in first, or the site is just being updated") {
    super(what);
  }
}

// fingerprint returns the SHA-256 of bytes as an "integrity" attribute spells it.
async function fingerprint(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return "sha256-" + btoa(String.fromCharCode(...sum));
}
