import type { Space } from '@scapewright/board';
import {
  type Battlefield,
  type Occluder,
  type SightField,
  type SightOptions,
  singleBaseMillimetres,
  type Zone,
} from '@scapewright/board';
import { standsInSight } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';

const nobody: readonly Occluder[] = [];

/**
 * What stands on the battlefield for a figure toward another: an occupant is measured, looks and is looked at through its
 * object (SS-COVER-011), but as itself on an interior map among those who stand there too (SS-INTMAP-005).
 */
export function bodyOf(game: Game, figure: Figure, toward = -1): Figure {
  const object = game.objectAround(figure);
  if (object < 0) return figure;
  const isAmong = game.isPlaced(figure) && toward >= 0 && game.objectAround(toward) === object;
  return isAmong ? figure : object;
}

/** The hit zone of a figure, or of the object around it, toward another: its base by its Height (SS-SIGHT-008, HS-SIGHT-004). */
export function zoneOf(game: Game, figure: Figure, toward = -1): Zone {
  const body = bodyOf(game, figure, toward);
  const spaces = game.spacesOf(body);
  return { spaces, bottom: game.field.level[spaces[0] ?? 0] as number, height: game.heightOf(body) };
}

/**
 * Sight between two zones past terrain, objects and the bodies of figures other than `except`. What stands still is
 * remembered for each pair of spaces and heights; figures are looked at only where they stand near the line. `leaveOut`:
 * ids of objects and walls that do not count, such as the object that is looked at.
 */
export function sightBetweenZones(
  game: Game,
  from: Zone,
  to: Zone,
  except: readonly number[],
  leaveOut: readonly string[] = [],
): 0 | 1 | 2 {
  if (from.spaces.length === 0 || to.spaces.length === 0) return 0;
  const { field } = game;
  const memory = game.sightMemory();
  const model = game.parameters.sight;
  const figuresBreakLines = game.ruling('figuresBreakLines') !== false;
  const cache = memory.cacheFor(field, { model, figuresBreakLines, leaveOut });
  const still = cache.between(from, to, nobody);
  if (still === 0) return 0;
  const bodies = bodiesNear(game, from, to, except);
  return bodies.length === 0 ? still : cache.between(from, to, bodies);
}

/** How a pair of zones is looked at past everything that stands between them now: what the board explains sight by. */
export function sightQuestion(
  game: Game,
  from: Zone,
  to: Zone,
  except: readonly number[],
): { readonly sight: SightField; readonly options: SightOptions } {
  return {
    sight: game.sightMemory().fieldFor(game.field),
    options: {
      model: game.parameters.sight,
      occluders: bodiesNear(game, from, to, except),
      figuresBreakLines: game.ruling('figuresBreakLines') !== false,
    },
  };
}

/** Figures and destructible objects, other than the two, that stand near a straight line between them. */
export function bodiesBetween(game: Game, figure: Figure, other: Figure): readonly Figure[] {
  const [from, to] = [zoneOf(game, figure, other), zoneOf(game, other, figure)];
  const ends = [bodyOf(game, figure, other), bodyOf(game, other, figure)];
  const list: number[] = [];
  for (let body = 0; body < game.figureCount; body++)
    if (
      !ends.includes(body) &&
      game.isPlaced(body) &&
      game.spacesOf(body).some((space) => isNear(game.field, space, from, to))
    )
      list.push(body);
  return list;
}

/** Figures and destructible objects whose bodies may stand in a line between the zones. */
function bodiesNear(game: Game, from: Zone, to: Zone, except: readonly number[]): Occluder[] {
  const list: Occluder[] = [];
  const [figure = -1, other = -1] = except;
  const isAsked = game.hooks.isAsked(standsInSight);
  for (let body = 0; body < game.figureCount; body++) {
    if (except.includes(body) || !game.isPlaced(body)) continue;
    const spaces = game.spacesOf(body);
    if (!spaces.some((space) => isNear(game.field, space, from, to))) continue;
    if (isAsked && !game.ask(standsInSight, true, { figure, other, body })) continue;
    const id = game.facts.figureNames[body] as string;
    const zone = zoneOf(game, body, body);
    if (!game.isObject(body)) list.push({ kind: 'figure', id, zone });
    else
      list.push({
        kind: 'solid',
        id,
        spaces,
        bottom: zone.bottom,
        top: zone.bottom + zone.height,
        obstructs: game.controller(body) < 0,
      });
  }
  addBlindSpaces(game, from, to, list);
  return list;
}

/** Spaces of terrain through which no line of sight runs, where they lie between the zones and not under one of them. */
function addBlindSpaces({ field, facts }: Game, from: Zone, to: Zone, list: Occluder[]): void {
  for (const terrain of facts.catalogue.blindTerrains) {
    const type = field.terrains.indexOf(terrain);
    if (type < 0) continue;
    for (let space = 0; space < field.count; space++) {
      if (field.terrain[space] !== type || field.exists[space] !== 1) continue;
      if (from.spaces.includes(space) || to.spaces.includes(space) || !isNear(field, space, from, to))
        continue;
      const bottom = field.level[space] as number;
      const top = bottom + (field.clearance[space] as number);
      list.push({ kind: 'solid', id: field.names[space] as string, spaces: [space], bottom, top });
    }
  }
}

/**
 * Does a body on the space come near any straight line between the zones? Hexes are at most 50 mm across. What stands on
 * another battlefield is near nothing here (SS-SEPBF-010).
 */
function isNear(field: Battlefield, space: Space, from: Zone, to: Zone): boolean {
  if (field.region[space] !== field.region[from.spaces[0] as number]) return false;
  const x = field.x[space] as number;
  const y = field.y[space] as number;
  const reach = singleBaseMillimetres / 2 + 26;
  for (const a of from.spaces)
    for (const b of to.spaces) {
      const ax = field.x[a] as number;
      const ay = field.y[a] as number;
      const dx = (field.x[b] as number) - ax;
      const dy = (field.y[b] as number) - ay;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
      const offX = ax + dx * along - x;
      const offY = ay + dy * along - y;
      if (offX * offX + offY * offY <= reach * reach) return true;
    }
  return false;
}
