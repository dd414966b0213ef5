import { terrain } from '@scapewright/skirmish/author';

/** Ice: a flat tile without rules, unless the map calls it slippery ice. */
export const ice = terrain({
  id: 'ice',
  name: 'Ice',
  text: 'No rules of its own.',
  land: 'nonland',
  groups: ['frozen'],
  levels: 0,
  look: { code: 'ic', colour: [180, 221, 238], texture: 'shards' },
  liesOn: 'land',
  stops: 'never',
  fallReduction: 0,
  rules: {
    superscape: ['SS-FROZ-002', 'SS-FROZ-001', 'SS-FROZ-004', 'SS-TERR-008'],
    heroscape: ['HS-TERR-007', 'HS-TERR-002'],
  },
});
