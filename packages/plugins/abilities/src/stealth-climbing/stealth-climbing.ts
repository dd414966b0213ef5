import {
  ability,
  bears,
  forbid,
  freeLevels,
  hasClearSight,
  isBesideTaller,
  isUnderOverhang,
  mayFall,
  modify,
} from '@scapewright/skirmish';

/** A climber that hides beside and beneath what is taller than it. */
export const stealthClimbing = ability({
  id: 'stealth-climbing',
  name: 'Stealth Climbing',
  text: 'Enemies have no clear sight on it while it is under an overhang or next to terrain or an object that rises above it. It takes no falling damage. In each move action {levels} levels of climbing are not counted.',
  parameters: { levels: 4 },
  reasons: ['stealth-climbing.hidden', 'stealth-climbing.unhurt', 'stealth-climbing.levels'],
  rules: { '*': ['CARD-DRONE-001', 'CARD-DRONE-002', 'CARD-DRONE-003', 'CARD-DRONE-006'] },
  reasonRules: {
    'stealth-climbing.unhurt': { '*': ['CARD-DRONE-004'] },
    'stealth-climbing.levels': { '*': ['CARD-DRONE-005', 'CARD-DRONE-007'] },
  },
  hooks: ({ levels }) => [
    forbid(hasClearSight, {
      reason: 'stealth-climbing.hidden',
      when: (game, { figure, other }, source) =>
        bears(game, source, other) &&
        game.isEnemy(figure, other) &&
        (isUnderOverhang(game, other) || isBesideTaller(game, other)),
    }),
    forbid(mayFall, {
      reason: 'stealth-climbing.unhurt',
      when: (game, { figure }, source) => bears(game, source, figure),
    }),
    modify(freeLevels, {
      how: 'add',
      reason: 'stealth-climbing.levels',
      when: (game, { figure }, source) => bears(game, source, figure),
      by: levels,
    }),
  ],
});
