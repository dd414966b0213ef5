import type { Space } from '@scapewright/board';
import { hexDistance } from '@scapewright/board';
import type { Told } from '@scapewright/protocol';
import { type Figure, type Game, sightBetweenZones } from '@scapewright/skirmish/author';
import { explainSight, explainZones } from '@scapewright/skirmish/explain';
import { tell } from '../words/tell.ts';
import { type Asker, toldOf } from './asker.ts';
import { calledSpaces } from './called-spaces.ts';
import { figureNamed, spaceNamed } from './named.ts';

/** Levels that somebody is taken to be tall who looks from, or stands on, a space where nobody is. */
const usualHeight = 4;

const seenAs = ['none', 'obstructed', 'clear'] as const;

/** Where eyes are, or what they look at. */
interface Place {
  readonly figure: Figure | undefined;
  readonly spaces: readonly Space[];
  readonly height: number;
  /** The name of the space, where nobody is meant. */
  readonly names: readonly string[];
}

/** What is seen from a space or by a figure; with `to` the one line, with the heights along it. */
export function sightFrom(asker: Asker, from: string, to?: string): Told<'sight'> {
  const { rules: engine, match, speaker } = asker;
  const missing = (name: string): string => speaker.text(tell('untold:nothing-called', { name }));
  const { game } = match.host;
  const here = placeNamed(game, from);
  if (!here) return { from, spaces: [], text: missing(from), parts: [], rules: [] };
  if (to === undefined) {
    const spaces = Array.from({ length: game.field.count }, (_, space) => space)
      .filter((space) => game.field.exists[space] !== 0 && !here.spaces.includes(space))
      .map((space) => ({
        space: game.field.names[space] as string,
        sight: seenAs[seen(game, here, { ...here, figure: undefined, spaces: [space] })],
      }));
    return { from, spaces, ...calledSpaces(asker, here.names), text: '', parts: [], rules: [] };
  }
  const there = placeNamed(game, to);
  if (!there) return { from, spaces: [], text: missing(to), parts: [], rules: [] };
  const told =
    here.figure !== undefined && there.figure !== undefined
      ? explainSight(engine, game, here.figure, there.figure)
      : explainZones(engine, game, zone(game, here), zone(game, there), bodies(here, there));
  const spaces = there.spaces.map((space) => ({
    space: game.field.names[space] as string,
    sight: told.result,
  }));
  const profile = profileOf(game, here, there);
  const named = [...here.names, ...profile.map(({ space }) => space)];
  return { from, spaces, profile, ...calledSpaces(asker, named), ...toldOf([told]) };
}

function placeNamed(game: Game, name: string): Place | undefined {
  const figure = figureNamed(game, name);
  if (figure !== undefined && game.isPlaced(figure))
    return { figure, spaces: game.spacesOf(figure), height: game.heightOf(figure), names: [] };
  const space = spaceNamed(game, name);
  return space === undefined
    ? undefined
    : {
        ...{ figure: undefined, spaces: [space], height: usualHeight },
        names: [game.field.names[space] as string],
      };
}

const zone = ({ field }: Game, { spaces, height }: Place) => ({
  spaces,
  bottom: field.level[spaces[0] as number] as number,
  height,
});

const bodies = (...places: readonly Place[]): number[] => places.map(({ figure = -1 }) => figure);

function seen(game: Game, here: Place, there: Place): 0 | 1 | 2 {
  return sightBetweenZones(game, zone(game, here), zone(game, there), bodies(here, there));
}

/**
 * The ground under the straight line from middle to middle, and the height of the line between the tops of the two, in
 * levels: what a side view draws.
 */
function profileOf({ field }: Game, here: Place, there: Place): NonNullable<Told<'sight'>['profile']> {
  const [start, end] = [here.spaces[0] as number, there.spaces[0] as number];
  const at = (space: Space) => ({ q: field.q[space] as number, r: field.r[space] as number });
  const [a, b] = [at(start), at(end)];
  const steps = hexDistance(a.q, a.r, b.q, b.r);
  const top = (space: Space, height: number): number => (field.level[space] as number) + height;
  const [first, last] = [top(start, here.height), top(end, there.height)];
  const profile: NonNullable<Told<'sight'>['profile']> = [];
  for (let step = 0; step <= steps; step++) {
    const part = steps === 0 ? 0 : step / steps;
    const space = groundAt(
      field,
      a.q + (b.q - a.q) * part,
      a.r + (b.r - a.r) * part,
      field.region[start] as number,
    );
    if (space < 0) continue;
    const ground = field.level[space] as number;
    const line = first + (last - first) * part;
    profile.push({ space: field.names[space] as string, ground, line, blocks: ground > line });
  }
  return profile;
}

/** The highest space of a region at a place on the plane; -1 where none is. */
function groundAt(field: Game['field'], q: number, r: number, region: number): number {
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  let found = -1;
  for (let space = 0; space < field.count; space++)
    if (
      field.q[space] === roundQ &&
      field.r[space] === roundR &&
      field.region[space] === region &&
      field.exists[space] !== 0 &&
      (found < 0 || (field.level[space] as number) > (field.level[found] as number))
    )
      found = space;
  return found;
}
