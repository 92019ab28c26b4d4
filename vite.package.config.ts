import { defineConfig } from 'vite';

/** The parts of the npm package, each in one file. */
const entries = { deconfuse: 'web/core/index.ts', sentences: 'web/locales/sentences.ts' };

/**
 * A part of the npm package, named by the mode: deconfuse.js with the .wasm file beside it, or sentences.js.
 * `build.lib` is not used because it would put the .wasm into the .js as base64.
 */
export default defineConfig(({ mode }) => ({
  base: './', // `?url` becomes new URL('deconfuse.wasm', import.meta.url)
  publicDir: false,
  build: {
    outDir: 'build/package',
    emptyOutDir: mode === 'deconfuse',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: entries[mode as keyof typeof entries],
      external: /^node:/,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: `${mode}.js`, assetFileNames: '[name][extname]', codeSplitting: false },
    },
  },
}));
