import { zoneOn } from '@scapewright/board';
import {
  bears,
  breakObject,
  buildingsOf,
  defineMessages,
  distanceOfSpaces,
  type Figure,
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
      when: (game, { figure }) => !breakable(game, figure).next().done,
      run: (run, { seat, figure }, source) => {
        const space = run.pick({
          seat,
          asks: source.id,
          domain: 'space',
          options: [...breakable(run.game, figure)],
          subject: run.game.keyOf('figure', figure),
          source: source.key,
        });
        run.note(messages.broken, { figure, space });
        breakObject(run, space);
      },
    }),
  ],
});

/** The whole windows that a figure may break now, one after another: whoever needs one looks for no more. */
function* breakable(game: Game, figure: Figure): Generator<number> {
  if (!game.isPlaced(figure)) return;
  const spaces = game.spacesOf(figure);
  let range = -1;
  for (const { windows, limit } of buildingsOf(game.facts).all)
    for (const space of windows) {
      if ((game.field.solidAt[space] as number) < 0) continue;
      const distance = distanceOfSpaces(game, spaces, [space]);
      if (distance < 0) continue;
      if (range < 0) range = reachOf(game, figure);
      if (distance <= range && sees(game, figure, space, limit)) yield space;
    }
}

/** How far it may break one: within a space while it is engaged. */
function reachOf(game: Game, figure: Figure): number {
  const range = farthest(game, figure);
  return isEngaged(game, figure) ? Math.min(1, range) : range;
}

/** The range of the normal attack, or of a special attack that the figure could make (SS-WIN-004). */
function farthest(game: Game, figure: Figure): number {
  const special = game.facts.sources
    .filter((source) => bears(game, source, figure) && game.isLive(source))
    .map((source: SkirmishSource) => source.specialAttack?.range ?? -1);
  const normal = game.definition(figure).attack === null ? null : rangeOf(game, { attacker: figure });
  return Math.max(normal ?? -1, ...special);
}

/** Would a figure be seen that filled the window up to the height of the building (SS-WIN-005)? */
function sees(game: Game, figure: Figure, window: number, height: number): boolean {
  const pane = game.field.solids[game.field.solidAt[window] as number]?.id;
  const zone = zoneOn(game.field, [window], height);
  return sightBetweenZones(game, zoneOf(game, figure), zone, [figure], pane === undefined ? [] : [pane]) > 0;
}
