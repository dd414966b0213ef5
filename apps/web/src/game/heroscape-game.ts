import { heroscapeCitations } from '@scapewright/heroscape/citations';
import { heroscapeOwn } from '@scapewright/heroscape/own';
import { engineMaker } from './engine-maker.ts';

/** HeroScape's engine: a file of the build for itself, and another for the chapters of its variants. */
export const createGame = engineMaker({ ...heroscapeOwn, ...heroscapeCitations }, async () => {
  const { heroscapeVariants } = await import('@scapewright/heroscape/variants');
  return heroscapeVariants;
});
