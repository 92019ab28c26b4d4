import { defineConfig } from 'vite';

/** The npm package: deconfuse.js and, beside it, the .wasm file. Not `build.lib`, which would put the .wasm into the .js as base64. */
export default defineConfig({
  base: './', // `?url` becomes new URL('deconfuse.wasm', import.meta.url)
  publicDir: false,
  build: {
    outDir: 'build/package',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: 'web/core/index.ts',
      external: /^node:/,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'deconfuse.js', assetFileNames: '[name][extname]', codeSplitting: false },
    },
  },
});
