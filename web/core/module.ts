/** Where a WebAssembly module comes from. */
export type ModuleSource = URL | Response | BufferSource | WebAssembly.Module;

/** Node has no fetch for files. To read in turn what is this small is over before what promises need is loaded. */
const readFile = (url: URL): BufferSource => globalThis.process.getBuiltinModule('node:fs').readFileSync(url);

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  const again = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // Servers that do not send application/wasm.
    return WebAssembly.compile(await again.arrayBuffer());
  }
}

export async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL) {
    if (source.protocol === 'file:' && 'process' in globalThis) return WebAssembly.compile(readFile(source));
    return compileResponse(await fetch(source));
  }
  // Asked last: where nobody has asked before, Node loads all that fetches.
  return source instanceof Response ? compileResponse(source) : WebAssembly.compile(source);
}

type Instantiate = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
) => object;

/** Starts a compiled module by the `create` of its glue. */
export function start<Exports>(
  create: (options: { instantiateWasm: Instantiate }) => Promise<Exports>,
  module: WebAssembly.Module,
): Promise<Exports> {
  // Rejecting here, because the glue has no way to say that instantiation failed.
  return new Promise((resolve, reject) => {
    const instantiateWasm: Instantiate = (imports, done) => {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
      return {};
    };
    create({ instantiateWasm }).then(resolve, reject);
  });
}
