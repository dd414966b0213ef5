import {
  ability,
  bears,
  canAttackSpecially,
  defineMessages,
  distanceOfSpaces,
  type Figure,
  type Game,
  instead,
  legalTargets,
  makeSpecialAttack,
} from '@scapewright/skirmish/author';

const messages = defineMessages('release-the-kraken', { used: {} });

/** A special attack on whoever is near water. Unofficial: of the printed ability only the name is known. */
export const releaseTheKraken = ability({
  id: 'release-the-kraken',
  name: 'Release the Kraken!',
  text: 'Unofficial. Special attack: Range {range}, Attack {attack}. The target must be within 1 space of a water space.',
  parameters: { range: 5, attack: 5 },
  messages,
  rules: { '*': ['CARD-AQUA-002'] },
  specialAttack: ({ range, attack }) => ({
    range,
    attack,
    candidates: (game, attacker) =>
      legalTargets(game, { attacker, special: { range, attack } }).filter((target) =>
        isNearWater(game, target),
      ),
  }),
  hooks: () => [
    instead('5C', {
      when: (game, { figure }, source) =>
        bears(game, source, figure) && canAttackSpecially(game, source, figure),
      run: (run, { figure }, source) => {
        run.note(messages.used, { figure });
        makeSpecialAttack(run, source, figure);
      },
    }),
  ],
});

function isNearWater(game: Game, figure: Figure): boolean {
  const { field } = game;
  for (let space = 0; space < field.count; space++) {
    if (game.terrainOf(space) !== 'water') continue;
    const distance = distanceOfSpaces(game, [space], game.spacesOf(figure));
    if (distance === 0 || distance === 1) return true;
  }
  return false;
}
