import type { Plugin } from 'vite';

const mark = '?whole';

/**
 * Gives whatever imports zod whole a copy of its own. What reads files (conditions, saves, examples) is fetched when somebody brings
 * one; were the copies one, all of zod would stand in the file that every game begins with, which needs `zod/mini` alone.
 */
export function wholeZod(): Plugin {
  return {
    name: 'whole-zod',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isInside = importer?.endsWith(mark) ?? false;
      if (source !== 'zod' && !isInside) return null;
      const found = await this.resolve(source, importer?.replace(mark, ''), { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: `${found.id}${mark}` } : found;
    },
  };
}
