import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './web/vite/content-security-policy.ts';
import { buildHash } from './web/vite/build-hash.ts';
import { licences } from './web/vite/licences.ts';
import { offline } from './web/vite/offline.ts';
import { plainImports } from './web/vite/plain-imports.ts';
import { leanGlue } from './web/vite/lean-glue.ts';
import { withoutIndentation } from './web/vite/without-indentation.ts';
import { workerBuild } from './web/vite/worker-build.ts';

/** The site: static files that work in any folder of any server. */
export default defineConfig({
  root: 'web',
  base: './',
  plugins: [
    contentSecurityPolicy(),
    leanGlue(),
    withoutIndentation(),
    plainImports(),
    licences(),
    buildHash(),
    offline(),
  ],
  worker: workerBuild,
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy has no data: for fonts and scripts
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every part uses. Compressed in one file it takes fewer bytes than in many small ones.
          groups: [
            {
              name: 'shared',
              test: /\/node_modules\/(@lit|lit|lit-html)\/|\/web\/(formula\/(number|height|element|symbol|symbol-mathml)|locales\/(index|fill)|core\/(input-error|module)|elements\/(events|plain-text|values)|styles\/controls|worker\/(beside|start-in-worker)|share\/(address|preferences))\.ts$|preload-helper/,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false, // every browser with WebAssembly SIMD preloads modules
      // What parts that are opened later need they ask for themselves: the lists would be in every first visit.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
  },
});
