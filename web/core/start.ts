import create, { type WasmCore } from '#wasm/deconfuse.mjs';

/**
 * Starts the compiled module. The page compiles it and a worker starts it, so the page does not load Emscripten's glue
 * code.
 */
export function start(module: WebAssembly.Module): Promise<WasmCore> {
  return new Promise((resolve, reject) => {
    create({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
