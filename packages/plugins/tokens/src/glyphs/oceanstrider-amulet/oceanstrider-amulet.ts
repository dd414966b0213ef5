import { forbid, type Game, terrainStops, trigger } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';

const id = 'oceanstrider-amulet';

/** Its carrier does not stop in water. */
export const oceanstriderAmulet = treasure(
  {
    id,
    name: 'Oceanstrider Amulet',
    text: 'Its carrier does not stop in water.',
    line: 'the Oceanstrider Amulet carries {figure} through the water',
  },
  (said) => [
    forbid(terrainStops, {
      reason: said,
      when: (game, { figure, terrain }) =>
        isWater(game, game.facts.catalogue.terrainIds()[terrain] ?? '') &&
        treasuresOf(game, figure, id).length > 0,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { figure, space }) =>
        isWater(game, game.terrainOf(space)) && treasuresOf(game, figure, id).length > 0,
      run: (run, { figure }) => run.note(said, { figure }),
    }),
  ],
);

function isWater(game: Game, terrain: string): boolean {
  return game.facts.catalogue.terrain(terrain)?.groups.includes('aquatic') ?? false;
}
