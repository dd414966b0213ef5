import type { Plugin } from 'vite';
import { sampleMaps } from './sample-maps.ts';
import { marksOf, viewOf } from './sample-view.ts';

/** Gives the page its maps, with armies on them. */
export function samplesForPage(): Plugin {
  const samples = Object.fromEntries(
    Object.entries(sampleMaps()).map(([name, map]) => {
      const view = viewOf(map);
      return [name, { map, view, marks: marksOf(map, view) }];
    }),
  );
  const text = JSON.stringify(samples);
  return {
    name: 'samples-for-page',
    configureServer: ({ middlewares }) => {
      middlewares.use('/samples.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
}
