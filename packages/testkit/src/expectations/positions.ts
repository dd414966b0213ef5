import { type Zone, zoneOn } from '@scapewright/board';
import type { Expectation } from '@scapewright/packs';
import {
  adjacent,
  distanceOfSpaces,
  engaged,
  objectAround,
  placesOf,
  plainSight,
  sightBetweenZones,
  sightOf,
  zoneOf,
} from '@scapewright/skirmish/author';
import { explainSpace } from '@scapewright/skirmish/explain';
import { ScenarioFailure } from '../failure.ts';
import type { Play } from '../play/play.ts';

type Of<Assert extends string> = Extract<Expectation, { assert: Assert }>;

/** Levels of the marker as which a space without a figure is looked at. */
export const spaceHeightLevels = 1;

/** Checks that two figures are, or are not, adjacent or engaged. */
export function checkRelation(
  play: Play,
  { assert, pair }: Of<'adjacent' | 'not-adjacent' | 'engaged' | 'not-engaged'>,
): string | undefined {
  const [a, b] = pair.map((name) => play.names.figure(name)) as [number, number];
  const isWanted = !assert.startsWith('not-');
  const word = assert.endsWith('adjacent') ? 'adjacent' : 'engaged';
  const holds = word === 'adjacent' ? adjacent(play.game, a, b) : engaged(play.game, a, b);
  return holds === isWanted ? undefined : `${pair.join(' and ')} are ${isWanted ? 'not ' : ''}${word}`;
}

/**
 * Checks sight by geometry, between figures or spaces; two figures that a rule lets see each other past it do so, and cover
 * hides who is inside. A figure is never in its own sight.
 */
export function checkSight(play: Play, { from, to, is }: Of<'sight'>): string | undefined {
  const word = (['none', 'obstructed', 'clear'] as const)[sightNamed(play, from, to)];
  return word === is ? undefined : `sight from ${from} to ${to} is ${word}, expected ${is}`;
}

function sightNamed(play: Play, from: string, to: string): 0 | 1 | 2 {
  const [viewer, target] = [play.names.figureOrNone(from), play.names.figureOrNone(to)];
  if (viewer !== undefined && target !== undefined) {
    if (viewer === target) return 0;
    const isInside = [viewer, target].some((figure) => objectAround(play.game, figure) >= 0);
    return (isInside ? sightOf : plainSight)(play.game, viewer, target);
  }
  const except = [viewer, target].flatMap((figure) => figure ?? []);
  return sightBetweenZones(play.game, zoneNamed(play, from, to), zoneNamed(play, to, from), except);
}

/** The zone of a figure or space, as it looks at another. Of whom stands on an interior map its own for the spaces there. */
function zoneNamed(play: Play, name: string, other: string): Zone {
  const { game, names } = play;
  const figure = names.figureOrNone(name);
  if (figure !== undefined) {
    const space = names.space(other);
    const shares = space >= 0 && game.field.region[space] === game.field.region[game.space(figure)];
    return zoneOf(game, figure, shares ? figure : names.figureOrNone(other));
  }
  return zoneOn(play.game.field, [spaceNamed(play, name)], spaceHeightLevels);
}

/** Checks the spaces counted from one figure or space to another; null: no way. */
export function checkRange(play: Play, { from, to, is }: Of<'range'>): string | undefined {
  const distance = distanceOfSpaces(play.game, spacesNamed(play, from, to), spacesNamed(play, to, from));
  const found = distance < 0 ? null : distance;
  return found === is ? undefined : `range from ${from} to ${to} is ${found}, expected ${is}`;
}

/** Checks what a space is like, as far as it is said. */
export function checkSpace(play: Play, { of, is }: Of<'space'>): readonly string[] {
  const { result } = explainSpace(play.engine, play.game, spaceNamed(play, of));
  const sorted = (value: unknown): string =>
    Array.isArray(value) ? [...value].sort().join(', ') : String(value);
  return Object.entries(is).flatMap(([fact, wanted]) => {
    const found = result[fact as keyof typeof result];
    if (wanted === undefined || sorted(found) === sorted(wanted)) return [];
    return [`${of}: ${fact} is ${sorted(found)}, expected ${sorted(wanted)}`];
  });
}

/** The spaces of a figure, as it is measured to another figure or space. */
function spacesNamed(play: Play, name: string, to: string): readonly number[] {
  const figure = play.names.figureOrNone(name);
  if (figure === undefined) return [spaceNamed(play, name)];
  return placesOf(play.game, figure, play.names.figureOrNone(to));
}

function spaceNamed(play: Play, name: string): number {
  const space = play.names.space(name);
  if (space < 0) throw new ScenarioFailure(`"${name}" is neither a figure nor a space`);
  return space;
}
