import type { Plugin } from 'vite';

/**
 * Parts that are opened later are imported as they stand: Vite's way of doing so preloads what they need, which they can
 * ask for themselves, and would be in every first visit.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(',[],import.meta.url)', ')');
        }
      },
    },
  };
}
