import {
  ability,
  bears,
  defineMessages,
  forbid,
  freeLevels,
  hasClearSight,
  isBesideTaller,
  isUnderOverhang,
  mayFall,
  modify,
} from '@scapewright/skirmish/author';

const messages = defineMessages('stealth-climbing', {
  hidden: {},
  unhurt: { rules: { '*': ['CARD-DRONE-004'] } },
  levels: { rules: { '*': ['CARD-DRONE-005', 'CARD-DRONE-007'] } },
});

/** A climber that hides beside and beneath what is taller than it. */
export const stealthClimbing = ability({
  id: 'stealth-climbing',
  name: 'Stealth Climbing',
  text: 'Enemies have no clear sight on it while it is under an overhang or next to terrain or an object that rises above it. It takes no falling damage. In each move action {levels} levels of climbing are not counted.',
  parameters: { levels: 4 },
  messages,
  rules: { '*': ['CARD-DRONE-001', 'CARD-DRONE-002', 'CARD-DRONE-003', 'CARD-DRONE-006'] },
  hooks: ({ levels }) => [
    forbid(hasClearSight, {
      reason: messages.hidden,
      when: (game, { figure, other }, source) =>
        bears(game, source, other) &&
        game.isEnemy(figure, other) &&
        (isUnderOverhang(game, other) || isBesideTaller(game, other)),
    }),
    forbid(mayFall, {
      reason: messages.unhurt,
      when: (game, { figure }, source) => bears(game, source, figure),
    }),
    modify(freeLevels, {
      how: 'add',
      reason: messages.levels,
      when: (game, { figure }, source) => bears(game, source, figure),
      by: levels,
    }),
  ],
});
