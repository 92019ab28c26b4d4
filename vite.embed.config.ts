import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './web/vite/content-security-policy.ts';
import { integrity } from './web/vite/integrity.ts';
import { sharedByElements } from './web/vite/shared-files.ts';

/**
 * The elements for other pages, and the page for frames: deconfuse-embed.js and embed.html, whose names are fixed, with
 * hashed files in `assets`. It is a folder by itself, which is also copied into the site.
 */
export default defineConfig({
  root: 'web',
  base: './',
  publicDir: 'embed/public',
  plugins: [
    // In a sandbox the worker is started from a line of text.
    contentSecurityPolicy({ 'worker-src': "'self' blob:", 'frame-src': "'none'" }),
    integrity(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../build/embed',
    emptyOutDir: true,
    target: 'es2022',
    // Browser versions that know `light-dark()`. Its replacement for older ones would ignore the colour scheme of the
    // host page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] }, // as in the site
    rolldownOptions: {
      input: { 'deconfuse-embed': 'web/embed/deconfuse-embed.ts', embed: 'web/embed.html' },
      preserveEntrySignatures: 'strict',
      output: {
        ...sharedByElements,
        entryFileNames: ({ name }) => (name === 'deconfuse-embed' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
