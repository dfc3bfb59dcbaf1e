// Files are checked against what they were when the site was built: a network that
// asks to sign in answers with a page of its own, a host may be in the middle of an
// update, and what the browser has kept may be either.
function mustBeThere(response) {
  if (!response.ok) {
    throw new WrongFile(`its host answers ${response.status}`);
  }
}

async function mustBe(bytes, integrity) {
  // A page that does not come by https has no means to tell.
  if (crypto.subtle && await fingerprint(bytes) !== integrity) {
    throw new WrongFile();
  }
}

// compileChecked returns the program in a response, compiled while it comes. heard is
// told how many bytes are there.
async function compileChecked(response, wanted, heard = () => {}) {
  mustBeThere(response);
  // Hosts that do not know WebAssembly send it as something else.
  const streams = WebAssembly.compileStreaming && response.headers.get("Content-Type") === "application/wasm";
  if (streams && response.headers.get("Integrity") === wanted.integrity) { // checked by the service worker
    heard(wanted.size);
    return WebAssembly.compileStreaming(response);
  }
  const compiling = streams && WebAssembly.compileStreaming(response.clone());
  compiling && compiling.catch(() => {}); // what is wrong with the bytes is told first
  const bytes = await gather(response, wanted.size, heard);
  await mustBe(bytes, wanted.integrity);
  return compiling || WebAssembly.compile(bytes);
}

// gather returns the bytes of a response, which must be size.
async function gather(response, size, heard) {
  const bytes = new Uint8Array(size);
  const reader = response.body.getReader();
  for (let at = 0; ;) {
    const { done, value } = await reader.read();
    if (done && at === size) {
      return bytes;
    }
    if (done || at + value.length > size) {
      throw new WrongFile();
    }
    bytes.set(value, at);
    at += value.length;
    heard(at);
  }
}
