import {
  ability,
  attacksInAction,
  bears,
  blocksResult,
  hitsResult,
  modify,
} from '@scapewright/skirmish/author';

/** Hits added to the result of its attacks. */
export const hit = ability({
  id: 'hit',
  name: 'Hit',
  text: 'Add {add} hits.',
  parameters: { add: 1 },
  hooks: ({ add }) => [
    modify(hitsResult, {
      how: 'add',
      by: add,
      reason: 'test.hit',
      when: (game, { figure }, source) => bears(game, source, figure),
    }),
  ],
});

/** Blocks added to the result of its defences. */
export const block = ability({
  id: 'block',
  name: 'Block',
  text: 'Add {add} blocks.',
  parameters: { add: 1 },
  hooks: ({ add }) => [
    modify(blocksResult, {
      how: 'add',
      by: add,
      reason: 'test.block',
      when: (game, { figure }, source) => bears(game, source, figure),
    }),
  ],
});

/** A normal attack action holds so many normal attacks. */
export const extraAttacks = ability({
  id: 'extra-attacks',
  name: 'Extra attacks',
  text: '{attacks} normal attacks in one action.',
  parameters: { attacks: 2 },
  hooks: ({ attacks }) => [
    modify(attacksInAction, {
      how: 'set',
      by: attacks,
      reason: 'test.extra-attacks',
      when: (game, { figure }, source) => bears(game, source, figure),
    }),
  ],
});
