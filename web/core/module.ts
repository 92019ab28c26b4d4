/** Source of the WebAssembly module. */
export type ModuleSource = URL | Response | BufferSource | WebAssembly.Module;

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Not every server sends the type without which nothing is compiled while it arrives.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The bytes of a file of this computer, where Node has no fetch for it, or of a data: address, which a page may not
 * fetch.
 */
function bytesAt({ protocol, pathname, href }: URL): BufferSource | undefined {
  if (protocol === 'data:') return Uint8Array.from(atob(pathname.replace(/^.*,/, '')), (byte) => byte.charCodeAt(0));
  if (protocol !== 'file:' || !('process' in globalThis)) return undefined;
  return globalThis.process.getBuiltinModule('node:fs').readFileSync(new URL(href));
}

export async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL) {
    const bytes = bytesAt(source);
    return bytes ? WebAssembly.compile(bytes) : compileResponse(await fetch(source));
  }
  // The check for Response is last: in Node the first access to it loads everything that fetch needs.
  return source instanceof Response ? compileResponse(source) : WebAssembly.compile(source);
}
