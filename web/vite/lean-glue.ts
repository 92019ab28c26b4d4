import type { Plugin } from 'vite';

/** What Emscripten writes, and what stands for it: the minifier drops what is then never reached. */
const unused: readonly (readonly [string, string])[] = [
  // It can load its module in several ways, and here is given the compiled module, always.
  ['if(Module["instantiateWasm"]){', '{'],
  ['if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER)', 'if(false)'],
  ["typeof document !== 'undefined' && document.currentScript ? document.currentScript.src : undefined", 'undefined'],
  ['typeof process=="object"&&typeof process.versions=="object"&&typeof process.versions.node=="string"', 'false'],
  ['var out=console.log.bind(console);', ''],
  ['if(typeof WebAssembly!="object"){abort("no native wasm support detected")}', ''],
  ['if(!isDataURI(wasmBinaryFile)){wasmBinaryFile=locateFile(wasmBinaryFile)}', ''],
  ['Module["preloadedImages"]={};Module["preloadedAudios"]={};', ''],
  // Nobody counts what is alive.
  ['function init_embind(){', '$&return;'],
  ['function init_emval(){', '$&return;'],
  // No string of bytes or of wide characters crosses.
  ['name==="std::string"', 'true'],
  ['var UTF16Decoder=new TextDecoder("utf-16le");', ''],
  ['function __embind_register_std_wstring(rawType,charSize,name){', '$&return;'],
];

/**
 * Emscripten's code without what nothing here uses: a page loads fewer bytes, and a worker has nothing in it that asks
 * for anything. Where another version of Emscripten writes something else, that stays as it is.
 */
export function leanGlue(): Plugin {
  return {
    name: 'lean-glue',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\/build\/wasm\/[\w-]+\.mjs$/.test(id)
        ? { code: unused.reduce((lean, [written, instead]) => lean.replace(written, instead), code), map: null }
        : null,
  };
}
