import type { Plugin } from 'vite';

/** What pages may load and run: their own files, nothing written into a page, nothing from elsewhere. */
export const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Writes the policy into the built page, so that it holds wherever the files are served. */
export function strictPolicy(): Plugin {
  return {
    name: 'strict-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
