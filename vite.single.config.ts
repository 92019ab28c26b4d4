import { defineConfig } from 'vite';
import { singleFile } from './web/single/single-file.ts';
import { buildHash } from './web/vite/build-hash.ts';
import { licences } from './web/vite/licences.ts';

/** The single-file page. */
export default defineConfig({
  mode: 'single',
  publicDir: false,
  plugins: [licences(), buildHash(), singleFile()],
  // Lit and others include further messages in development, and treat an unknown mode as development.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'build/single',
    target: 'es2022',
    lib: { entry: 'web/single/main.ts', formats: ['iife'], name: 'deconfuse' },
  },
});
