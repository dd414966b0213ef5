import type { Plugin } from 'vite';

/** The face in which every page is set: fetched with the styles, so that no text is set anew when it comes. */
export function fontPreload(name: RegExp): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((one) => name.test(one));
        if (file === undefined) throw new Error(`The build has no font like ${name}.`);
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
