/** Where a WebAssembly module comes from. */
export type ModuleSource = URL | Response | BufferSource | WebAssembly.Module;

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
  if (source instanceof URL) return compileResponse(await fetch(source));
  // Asked last: where nobody has asked before, Node loads all that fetches.
  return source instanceof Response ? compileResponse(source) : WebAssembly.compile(source);
}

type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
type Instantiate = (imports: WebAssembly.Imports, done: Done) => object;

/** The glue of a module. What it is called with becomes the exports of the module. */
export type Create<Exports> = (options: { instantiateWasm: Instantiate }) => Promise<Exports>;

/** Runs the glue up to where it waits for an instance. After `done` the exports are there. */
function prepare<Exports>(create: Create<Exports>): { imports: WebAssembly.Imports; done: Done; exports: Exports } {
  let imports!: WebAssembly.Imports;
  let done!: Done;
  const exports = { instantiateWasm: (...given: Parameters<Instantiate>) => ([imports, done] = given) };
  // It rejects with what `done` throws.
  create(exports).catch(() => {});
  return { imports, done, exports: exports as Exports };
}

/** Starts a compiled module by its glue. */
export async function start<Exports>(create: Create<Exports>, module: WebAssembly.Module): Promise<Exports> {
  const { imports, done, exports } = prepare(create);
  done(await WebAssembly.instantiate(module, imports), module);
  return exports;
}

/** The same at once, which browsers refuse to pages where a module is large. */
export function startAtOnce<Exports>(create: Create<Exports>, module: WebAssembly.Module): Exports {
  const { imports, done, exports } = prepare(create);
  done(new WebAssembly.Instance(module, imports), module);
  return exports;
}
