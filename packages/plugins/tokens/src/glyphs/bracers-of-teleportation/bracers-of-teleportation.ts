import {
  type Figure,
  type Game,
  instead,
  pickPlace,
  placeFigure,
  placementRefusal,
  placesFor,
} from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';
import { useUp } from '../../treasures/using.ts';

const id = 'bracers-of-teleportation';
const range = 10;

/** In place of a normal move it puts its carrier elsewhere on the same level, once. */
export const bracersOfTeleportation = treasure(
  {
    id,
    name: 'Bracers of Teleportation',
    text: 'Instead of moving normally its carrier may be placed on any space of its level within 10 spaces; it takes no leaving attacks. Then they leave the game.',
    line: 'the Bracers of Teleportation carry {figure} away',
  },
  (said) => [
    instead('3D', {
      when: (game, { figure }) =>
        game.isPlaced(figure) &&
        treasuresOf(game, figure, id).length > 0 &&
        placesOfLevel(game, figure).length > 0,
      run: (run, { figure }, { key }) => {
        run.note(said, { figure });
        useUp(run, id, figure);
        const seat = run.game.controller(figure);
        const places = placesOfLevel(run.game, figure);
        placeFigure(run, figure, pickPlace(run, places, { figure, seat, source: key }), { by: seat });
      },
    }),
  ],
);

/** Where a figure fits on its own level near enough, but for where it stands already. */
function placesOfLevel(game: Game, figure: Figure): readonly (readonly number[])[] {
  const here = game.spacesOf(figure);
  const level = game.levelOf(figure);
  return placesFor(game, figure, {
    within: { spaces: range, of: figure },
    levelLeast: level,
    levelMost: level,
    battlefieldOf: figure,
  }).filter(
    (spaces) => !spaces.every((space) => here.includes(space)) && !placementRefusal(game, figure, spaces),
  );
}
