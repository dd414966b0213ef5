import { template } from '../clauses/template.ts';

/** Figures are no obstacle. */
export const ghostWalk = template({
  id: 'ghost-walk',
  name: 'Ghost Walk',
  text: 'It may move through all figures.',
  parameters: {},
  parts: () => [{ kind: 'continuous-permission', do: [{ 'allow-pass-through': { figures: 'any' } }] }],
});
