import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './web/vite/content-security-policy.ts';
import { plainImports } from './web/vite/plain-imports.ts';
import { integrity } from './web/vite/integrity.ts';
import { leanGlue } from './web/vite/lean-glue.ts';
import { withoutIndentation } from './web/vite/without-indentation.ts';
import { workerBuild } from './web/vite/worker-build.ts';

/**
 * The elements for other pages, and the page for frames: deconfuse-embed.js and embed.html, whose names stay, with hashed
 * files in `assets`. A folder by itself, and part of the site when it is put into that.
 */
export default defineConfig({
  root: 'web',
  base: './',
  publicDir: 'embed/public',
  plugins: [
    // In a sandbox the worker is started from a line of text.
    contentSecurityPolicy({ 'worker-src': "'self' blob:", 'frame-src': "'none'" }),
    leanGlue(),
    withoutIndentation(),
    plainImports(),
    integrity(),
  ],
  worker: workerBuild,
  build: {
    outDir: '../build/embed',
    emptyOutDir: true,
    target: 'es2022',
    // Colours that depend on the scheme of the page around are those of the browser: what stands in for them knows only its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { 'deconfuse-embed': 'web/embed/deconfuse-embed.ts', embed: 'web/embed.html' },
      preserveEntrySignatures: 'strict',
      output: {
        codeSplitting: {
          // What every element uses. Compressed in one file it takes fewer bytes than in many small ones.
          groups: [
            {
              name: 'shared',
              test: /\/node_modules\/(@lit|lit|lit-element|lit-html)\/|\/web\/(formula\/(number|height|element|symbol|symbol-mathml)|locales\/(index|fill)|core\/(input-error|module)|elements\/(error-text|events|plain-text|values|summary|cells|matrix-grid|metric-table|problem-text)|styles\/(controls|colours)|worker\/(beside|calculator|start-in-worker)|embed\/(deconfuse-embed|embedded-data|embedded-element|foreign-worker|math-font))\.(ts|css)|preload-helper|decorate/,
            },
          ],
        },
        entryFileNames: ({ name }) => (name === 'deconfuse-embed' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
