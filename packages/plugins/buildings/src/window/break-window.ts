import { zoneOn } from '@scapewright/board';
import {
  bears,
  breakObject,
  buildingsOf,
  defineMessages,
  distanceOfSpaces,
  type Game,
  instead,
  isEngaged,
  rangeOf,
  rules,
  type SkirmishSource,
  sightBetweenZones,
  zoneOf,
} from '@scapewright/skirmish/author';

const messages = defineMessages('window', { broken: { text: '{figure} breaks the window {space}' } });

/** Breaking a window: a whole attack action, no dice. */
export const breakWindow = rules({
  id: 'break-window',
  name: 'Break a window',
  text: 'As an attack action a figure breaks a window that it sees within its range, without a roll; while it is engaged only one within a space.',
  messages,
  rules: { superscape: ['SS-WIN-004', 'SS-WIN-005', 'SS-WIN-006', 'SS-WIN-011'] },
  wanted: ({ buildings }) => (buildings ?? []).some(({ windows }) => windows.length > 0),
  hooks: [
    instead('5C', {
      when: (game, { figure }) => breakable(game, figure).length > 0,
      run: (run, { seat, figure }, source) => {
        const space = run.pick({
          seat,
          asks: source.id,
          domain: 'space',
          options: breakable(run.game, figure),
          subject: run.game.keyOf('figure', figure),
          source: source.key,
        });
        run.note(messages.broken, { figure, space });
        breakObject(run, space);
      },
    }),
  ],
});

/** The whole windows that a figure may break now. */
function breakable(game: Game, figure: number): readonly number[] {
  if (!game.isPlaced(figure)) return [];
  const range = isEngaged(game, figure) ? Math.min(1, farthest(game, figure)) : farthest(game, figure);
  return buildingsOf(game.facts).all.flatMap(({ windows, limit }) =>
    windows.filter((space) => {
      if ((game.field.solidAt[space] as number) < 0) return false;
      const distance = distanceOfSpaces(game, game.spacesOf(figure), [space]);
      return distance >= 0 && distance <= range && sees(game, figure, space, limit);
    }),
  );
}

/** The range of the normal attack, or of a special attack that the figure could make (SS-WIN-004). */
function farthest(game: Game, figure: number): number {
  const special = game.facts.sources
    .filter((source) => bears(game, source, figure) && game.isLive(source))
    .map((source: SkirmishSource) => source.specialAttack?.range ?? -1);
  const normal = game.definition(figure).attack === null ? null : rangeOf(game, { attacker: figure });
  return Math.max(normal ?? -1, ...special);
}

/** Would a figure be seen that filled the window up to the height of the building (SS-WIN-005)? */
function sees(game: Game, figure: number, window: number, height: number): boolean {
  const pane = game.field.solids[game.field.solidAt[window] as number]?.id;
  const zone = zoneOn(game.field, [window], height);
  return sightBetweenZones(game, zoneOf(game, figure), zone, [figure], pane === undefined ? [] : [pane]) > 0;
}
