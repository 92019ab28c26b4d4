import { defineConfig } from 'vite';
import { isLanguage } from './web/locales/index.ts';
import { singleFile } from './web/single/single-file.ts';
import { leanGlue } from './web/vite/lean-glue.ts';
import { withoutIndentation } from './web/vite/without-indentation.ts';

/** The calculator as one file for each language, which is the `--mode`. */
export default defineConfig(({ mode }) => {
  if (!isLanguage(mode)) throw new Error(`There is no language ${mode}.`);
  return {
    publicDir: false,
    plugins: [singleFile(mode), leanGlue(), withoutIndentation()],
    // Lit and others say more in development, which is what they take any unknown mode for.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'build/single',
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'web/single/main.ts', formats: ['iife'], name: 'deconfuse' },
    },
  };
});
