import { superscapeCitations } from '@scapewright/superscape/citations';
import { superscapeOwn } from '@scapewright/superscape/own';
import { engineMaker } from './engine-maker.ts';

/** SuperScape's engine: a file of the build for itself, and another for the chapters of its variants. */
export const createGame = engineMaker({ ...superscapeOwn, ...superscapeCitations }, async () => {
  const { superscapeVariants } = await import('@scapewright/superscape/variants');
  return superscapeVariants;
});
