import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './web/vite/content-security-policy.ts';
import { buildHash } from './web/vite/build-hash.ts';
import { licences } from './web/vite/licences.ts';
import { offline } from './web/vite/offline.ts';
import { sharedFiles } from './web/vite/shared-files.ts';

/** The site: static files that work in any folder of any server. */
export default defineConfig({
  root: 'web',
  base: './',
  plugins: [contentSecurityPolicy(), licences(), buildHash(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // because the policy forbids data: for fonts and scripts
    rolldownOptions: { output: sharedFiles },
    modulePreload: {
      polyfill: false, // every browser with WebAssembly SIMD preloads modules
      // Lists of the dependencies of a part would be in files that the site and the elements for other pages share by
      // name.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
  },
});
