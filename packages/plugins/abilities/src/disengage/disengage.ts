import { template } from '../clauses/template.ts';

/** Leaving an engagement is free of swipes. */
export const disengage = template({
  id: 'disengage',
  name: 'Disengage',
  text: 'It is never attacked when it leaves an engagement.',
  parameters: {},
  parts: () => [{ kind: 'continuous-permission', do: ['ignore-swipes'] }],
});
