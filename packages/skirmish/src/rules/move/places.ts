import type { Space } from '@scapewright/board';
import { standingsOver } from '@scapewright/board';
import type { HookSource, Seat } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import { distanceOfSpaces, placesOf, spacesAdjacent } from '../../queries/adjacency.ts';
import { canStand } from '../../queries/can-stand.ts';
import { regionOfSpace } from '../../queries/regions-in-play.ts';
import { sightBetweenZones, zoneOf } from '../../queries/sight/sight-lines.ts';
import { startZoneOf } from '../../queries/start-zones.ts';
import { objectsBesideSpaces } from '../../queries/surroundings.ts';
import { regionOf } from '../../queries/teams.ts';
import { bareRefusal, tokensOn } from '../../queries/tokens/tokens.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { InteriorMap } from '../../state/interior-maps.ts';
import { staysInside } from './displace.ts';
import { pickPlace } from './nearest-place.ts';

/** Which spaces an ability means. Every key that is given must hold. */
export interface SpaceFilter {
  /** Next to this figure for the one that is placed there; the figure itself is placed next to where it stands. */
  readonly adjacentTo?: number;
  readonly within?: { readonly spaces: number; readonly of: number };
  /** Types of terrain, groupings, `land` or `nonland`. */
  readonly terrain?: readonly string[];
  readonly notTerrain?: readonly string[];
  /** Absolute levels of the standing surface. */
  readonly levelMost?: number;
  readonly levelLeast?: number;
  /** At most so many spaces along one of the six directions from this figure. */
  readonly straightFrom?: { readonly figure: Figure; readonly spaces: number };
  /** Not nearer to this figure than the one that is placed stands now. */
  readonly notCloserTo?: number;
  /** Not next to this figure. */
  readonly notAdjacentTo?: number;
  /** Where this figure sees clearly: the space, as high as whoever would stand there. */
  readonly seenBy?: Figure;
  /** One of these spaces. */
  readonly among?: readonly Space[];
  /** Next to an object of one of these kinds, and where a figure is named to one that this figure is next to as well. */
  readonly besideObject?: { readonly kinds: readonly string[]; readonly as?: Figure };
  /** Next to nobody but the figure that would stand there. */
  readonly clear?: boolean;
  /** Next to no enemy of this figure. */
  readonly clearOfEnemiesOf?: number;
  /** In the start zone of this seat (SS-GCARD-025). */
  readonly startZoneOf?: number;
  /** On the battlefield where this figure stands; anywhere while it stands on none (SS-SEPBF-009). */
  readonly battlefieldOf?: number;
  /** Region of the battlefield that is meant where the figure that looks stands on none (SS-SEPBF-011). */
  readonly battlefield?: number;
  /** No figure, no object and no token on it (SS-SPACE-014, HS-GLYPH-004). */
  readonly empty?: boolean;
  /** Its terrain bears tokens of this kind. */
  readonly bears?: string;
  /** Rungs of ladders too, which are spaces like others to the rules (SS-OBJ-144); abilities do not mean them. */
  readonly rungs?: boolean;
  /** The seat by whose will somebody is placed there: nobody takes another player's figure out of an object (SS-DO-053). */
  readonly by?: number | undefined;
}

/** Does a space have this terrain, belong to this grouping, or is it `land` or `nonland`? */
export function isTerrain(game: Game, space: Space, word: string): boolean {
  const counted = game.countedTerrainOf(space);
  const { land } = game.facts.catalogue.terrain(counted) ?? {};
  return counted === word || land === word || game.isTerrainGroup(space, word);
}

/** Does a space pass a filter, for a figure that would stand there (-1: nobody in particular)? */
export function isSpaceMeant(game: Game, filter: SpaceFilter, space: Space, figure = -1): boolean {
  const { field } = game;
  const level = field.level[space] as number;
  if (filter.empty && !isEmpty(game, space)) return false;
  if (filter.bears !== undefined && bareRefusal(game, space, filter.bears)) return false;
  const { battlefieldOf: user = -1 } = filter;
  const here = user < 0 ? -1 : regionOf(game, user);
  const meant = filter.battlefield ?? here;
  if (meant >= 0 && regionOfSpace(game, space) !== meant) return false;
  if (filter.startZoneOf !== undefined && !startZoneOf(game, filter.startZoneOf).includes(space))
    return false;
  if (filter.terrain && !filter.terrain.some((word) => isTerrain(game, space, word))) return false;
  if (filter.notTerrain?.some((word) => isTerrain(game, space, word))) return false;
  if (filter.levelMost !== undefined && level > filter.levelMost) return false;
  if (filter.levelLeast !== undefined && level < filter.levelLeast) return false;
  if (filter.within) {
    const distance = distanceOfSpaces(game, placesOf(game, filter.within.of), [space]);
    if (distance < 0 || distance > filter.within.spaces) return false;
  }
  if (filter.adjacentTo !== undefined && !isNextTo(game, filter.adjacentTo, space, figure)) return false;
  if (filter.notAdjacentTo !== undefined && isNextTo(game, filter.notAdjacentTo, space, figure)) return false;
  if (filter.seenBy !== undefined && !isSeen(game, filter.seenBy, space, figure)) return false;
  if (filter.among && !filter.among.includes(space)) return false;
  if (filter.besideObject && !isBesideObject(game, filter.besideObject, space)) return false;
  if (filter.clear && !isClear(game, space, figure)) return false;
  const { clearOfEnemiesOf: whose } = filter;
  if (whose !== undefined && !isClear(game, space, figure, (other) => game.isEnemy(whose, other)))
    return false;
  if (filter.straightFrom && !isStraight(game, filter.straightFrom, space)) return false;
  if (filter.notCloserTo === undefined || figure < 0) return true;
  const there = placesOf(game, filter.notCloserTo);
  return distanceOfSpaces(game, [space], there) >= distanceOfSpaces(game, placesOf(game, figure), there);
}

/**
 * Is a space next to a figure: for another that would stand there, or, where it is the same figure or nobody's, by
 * itself? Spaces are meant: rules that part the figures on them (the sky) do not ask who will stand there.
 */
function isNextTo(game: Game, other: Figure, space: Space, figure: Figure): boolean {
  const height = game.heightOf(other);
  const placed = figure < 0 ? height : game.heightOf(figure);
  const own = game.spacesOf(other);
  return !own.includes(space) && own.some((one) => spacesAdjacent(game.field, one, height, space, placed));
}

/** Is a space next to an object of one of these kinds, the same as a figure is next to where one is named? */
function isBesideObject(
  game: Game,
  { kinds, as }: NonNullable<SpaceFilter['besideObject']>,
  space: Space,
): boolean {
  const near = objectsBesideSpaces(game, [space], kinds);
  if (as === undefined) return near.length > 0;
  const own = objectsBesideSpaces(game, game.spacesOf(as), kinds);
  return near.some((one) => own.includes(one));
}

/** Is no figure but the one that would stand there next to a space? */
function isClear(
  game: Game,
  space: Space,
  figure: Figure,
  counts: (other: Figure) => boolean = () => true,
): boolean {
  for (let other = 0; other < game.figureCount; other++)
    if (other !== figure && game.isPlaced(other) && counts(other) && isNextTo(game, other, space, figure))
      return false;
  return true;
}

/** Does a figure see a space clearly, where another (-1: nobody in particular) would stand? */
function isSeen(game: Game, viewer: Figure, space: Space, figure: Figure): boolean {
  if (!game.isPlaced(viewer)) return false;
  const height = figure < 0 ? 1 : game.heightOf(figure);
  const zone = { spaces: [space], bottom: game.field.level[space] as number, height };
  return sightBetweenZones(game, zoneOf(game, viewer), zone, [viewer]) > 0;
}

/** All spaces that pass a filter, whether or not a figure fits there. */
export function spacesMeant(game: Game, filter: SpaceFilter): number[] {
  const { field } = game;
  const list: number[] = [];
  for (let space = 0; space < field.count; space++)
    if (field.exists[space] === 1 && field.rung[space] === 0 && isSpaceMeant(game, filter, space))
      list.push(space);
  return list;
}

/** Where a figure can be placed: its base on free spaces, one of which passes the filter. */
export function placesFor(game: Game, figure: Figure, filter: SpaceFilter): readonly (readonly number[])[] {
  const { field } = game;
  const places: (readonly number[])[] = [];
  if (staysInside(game, figure, filter.by)) return places;
  for (let space = 0; space < field.count; space++) {
    if ((field.rung[space] === 1 && !filter.rungs) || !isSpaceMeant(game, filter, space, figure)) continue;
    for (const spaces of standsWith(game, figure, space))
      if (canStand(game, figure, spaces) && !places.some((place) => isSame(place, spaces)))
        places.push(spaces);
  }
  return places;
}

/** Could a figure stand where another does, were that gone? */
export function fitsInPlaceOf(game: Game, figure: Figure, other: Figure): boolean {
  return game
    .spacesOf(other)
    .some((space) =>
      standsWith(game, figure, space).some((spaces) => canStand(game, figure, spaces, [other])),
    );
}

/** Asks where a figure is placed. Undefined where it fits nowhere. */
export function askPlace(
  run: SkirmishRun,
  source: HookSource,
  seat: Seat,
  figure: Figure,
  filter: SpaceFilter,
): readonly number[] | undefined {
  const places = placesFor(run.game, figure, filter);
  if (places.length === 0) return undefined;
  return pickPlace(run, places, { seat, figure, asks: source.id, source: source.key });
}

function standsWith(game: Game, figure: Figure, space: Space): readonly (readonly number[])[] {
  const { base } = game.definition(figure);
  return standingsOver(game.field, base, space).map(({ spaces }) => spaces);
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((space) => b.includes(space));
}

function isEmpty(game: Game, space: Space): boolean {
  const isOccupied = game.positions.occupant(space) >= 0 || (game.field.solidAt[space] as number) >= 0;
  return !isOccupied && tokensOn(game, space).length === 0;
}

function isStraight(
  game: Game,
  { figure, spaces }: { figure: Figure; spaces: number },
  space: Space,
): boolean {
  const { field } = game;
  for (const start of placesOf(game, figure))
    for (let direction = 0; direction < 6; direction++) {
      let column = field.column[start] as number;
      for (let step = 0; step < spaces; step++) {
        column = field.columnNeighbours[column * 6 + direction] as number;
        if (column < 0) break;
        if (column === field.column[space]) return true;
      }
    }
  return false;
}

/**
 * Where a figure comes onto an interior map: with its base on an entrance, or on any unoccupied space of a map that
 * designates none (SS-INTMAP-003, SS-INTMAP-004).
 */
export function waysOntoMap(game: Game, map: InteriorMap, figure: Figure): readonly (readonly number[])[] {
  const { entrances, spaces } = map;
  const places = new Map<string, readonly number[]>();
  for (const space of entrances.length > 0 ? entrances : spaces)
    for (const place of standsWith(game, figure, space))
      if (canStand(game, figure, place)) places.set([...place].sort((a, b) => a - b).join(), place);
  return [...places.values()];
}
