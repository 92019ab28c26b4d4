import type { Plugin } from 'vite';

export const policy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  // Only these policies may turn text into markup or into the address of a script: that of Lit, which makes templates
  // of text in the build, and those of web/worker/trusted-by.ts and web/files/transferred.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lit-html deconfuse deconfuse-pasted',
};

/**
 * Puts the policy, with `changes` to it, into every built page. The development server is exempt: it injects styles and
 * opens a web socket.
 */
export function contentSecurityPolicy(changes: Partial<typeof policy> = {}): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: Object.entries({ ...policy, ...changes })
            .map(([directive, sources]) => `${directive} ${sources}`)
            .join('; '),
        },
        injectTo: 'head-prepend',
      },
    ],
  };
}
