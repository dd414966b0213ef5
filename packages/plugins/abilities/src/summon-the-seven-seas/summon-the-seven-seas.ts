import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  alterTerrain,
  bearerOf,
  bears,
  defineMessages,
  type Game,
  spacesMeant,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('summon-the-seven-seas', { floods: {} });

/** Land around the figure becomes water. Unofficial: of the printed ability only the name is known. */
export const summonTheSevenSeas = ability({
  id: 'summon-the-seven-seas',
  name: 'Summon the Seven Seas',
  text: 'Unofficial. At the start of its activation you may turn up to {spaces} empty land spaces within {within} spaces of it into water spaces.',
  parameters: { spaces: 3, within: 3 },
  messages,
  rules: { '*': ['CARD-AQUA-002'] },
  hooks: ({ spaces, within }) => [
    trigger('2.activated', {
      optional: true,
      when: (game, { figure }, source) =>
        bears(game, source, figure) && dryLand(game, source, within).length > 0,
      run: (run, _args, source) => {
        const { game } = run;
        const options = dryLand(game, source, within);
        const chosen = run.pickSeveral({
          seat: game.controller(bearerOf(game, source)),
          asks: source.id,
          domain: 'space',
          options,
          least: 0,
          most: Math.min(spaces, options.length),
          source: source.key,
        });
        for (const space of chosen) {
          run.note(messages.floods, { figure: bearerOf(game, source), space });
          alterTerrain(run, space, 'water');
        }
      },
    }),
  ],
});

function dryLand(game: Game, source: HookSource, within: number): number[] {
  const self = bearerOf(game, source);
  if (!game.isOnBattlefield(self)) return [];
  return spacesMeant(game, { empty: true, within: { spaces: within, of: self } }).filter(
    (space) => game.facts.catalogue.terrain(game.terrainOf(space))?.land === 'land',
  );
}
