import type { Plugin } from 'vite';

/**
 * Emscripten's code knows several ways to load its module. Here it is given the compiled module, always: without the
 * other ways the page loads fewer bytes, and a worker has nothing in it that asks for anything. Where another version of
 * Emscripten writes something else, that stays as it is.
 */
export function givenModules(): Plugin {
  return {
    name: 'given-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/build\/wasm\/[\w-]+\.mjs$/.test(id)) return null;
      return {
        code: code
          .replace('if(Module["instantiateWasm"]){', '{')
          .replace('if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER)', 'if(false)'),
        map: null,
      };
    },
  };
}
