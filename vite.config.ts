import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './web/content-security-policy.ts';
import { withoutIndentation } from './web/without-indentation.ts';

/** The site: static files that work in any folder of any server. */
export default defineConfig({
  root: 'web',
  base: './',
  plugins: [contentSecurityPolicy(), withoutIndentation()],
  worker: { format: 'es' }, // the part that reads text is loaded when there is text
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy has no data: for fonts and scripts
    modulePreload: {
      polyfill: false, // every browser with WebAssembly SIMD preloads modules
      // What parts that are opened later need they ask for themselves: the lists would be in every first visit.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
  },
});
