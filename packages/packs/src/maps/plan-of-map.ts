import type { BattlefieldPlan, LinkPlan, SpacePlan, WallPlan } from '@scapewright/board';
import type { BuildingPlan, TokenPlan } from '@scapewright/skirmish/author';
import { boardPlaceOf } from './board-place.ts';
import { planBuildings } from './building-plan.ts';
import { ladderTerrain, planLadders } from './ladder-plan.ts';
import { layersOfMap } from './layers-of-map.ts';
import type { MapCatalogue } from './map-catalogue.ts';
import type { MapModel, MapPlace } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import { type MapSpace, type MapSpaces, spacesOfMap } from './map-spaces.ts';
import { type PlannedObject, planObjects } from './object-plan.ts';
import type { PlannedLayers } from './parts-of-buildings.ts';
import { type PlannedBattlefield, planBattlefields } from './planned-battlefields.ts';

export interface PlannedStartZone {
  /** Counts from 1. */
  readonly player: number;
  readonly name: string;
  readonly spaces: readonly string[];
}

export interface PlannedToken {
  readonly id: string;
  readonly kind: 'item' | 'hazard' | 'resource' | 'glyph';
  /** Id of the item, hazard, resource or glyph; undefined for a plain glyph. */
  readonly content: string | undefined;
  /** What its card says, where a pack has it. */
  readonly card?: Pick<TokenPlan, 'abilities' | 'underfoot' | 'data'>;
  /** In the pool from which others are drawn. */
  readonly pooled?: boolean;
  /** Its content is drawn by chance, of this rank where one is given. */
  readonly drawn?: { readonly rank?: number | undefined };
  /** Undefined = not on the battlefield. */
  readonly at: string | undefined;
  /** Undefined = as the kind of token starts. */
  readonly face: 'up' | 'down' | undefined;
}

export interface PlannedFigure {
  readonly id: string;
  readonly name: string;
  readonly spaces: readonly string[];
}

/** A destructible object that nobody drafts. */
export interface PlannedNeutral {
  readonly name: string;
  /** Id of its card. */
  readonly card: string;
  readonly spaces: readonly string[];
}

/** A map ready for a game: the battlefield as the board wants it, everything else by names of spaces. */
export interface MapPlan {
  readonly plan: BattlefieldPlan;
  readonly startZones: readonly PlannedStartZone[];
  /** Tokens and glyphs. */
  readonly tokens: readonly PlannedToken[];
  readonly objects: readonly PlannedObject[];
  readonly buildings: readonly BuildingPlan[];
  /** Those beside the main one. */
  readonly battlefields: readonly PlannedBattlefield[];
  /** The tiles under spaces of which more is known than what is drawn. */
  readonly layers: readonly PlannedLayers[];
  readonly figures: readonly PlannedFigure[];
  readonly neutral: readonly PlannedNeutral[];
  /** Everything that could not be put on the battlefield as the map has it. */
  readonly problems: readonly MapProblem[];
}

/**
 * Makes a map ready for a game. It never throws: what does not fit is left out and reported with its place; the plan
 * of a map with errors can still be compiled as long as it has a space.
 */
export function planOfMap(map: MapModel, catalogue: MapCatalogue): MapPlan {
  const derived = spacesOfMap(map);
  const problems: MapProblem[] = [...derived.problems];
  reportUnknown(map, derived, problems);
  reportTerrains(derived, catalogue, problems);
  const { objects, walls, solids } = planObjects(map, derived, catalogue, problems);
  const buildings = planBuildings(map, derived, problems);
  const planOfSpace = (space: MapSpace) => ({
    ...spacePlan(map, space),
    ...buildings.changes.get(space.name),
  });
  const ladders = planLadders(map, derived, planOfSpace, problems);
  const allWalls: WallPlan[] = [...walls, ...buildings.walls, ...ladders.walls];
  const allSolids = [...solids, ...buildings.solids];
  const links: readonly LinkPlan[] = [...ladders.links, ...buildings.links];
  const standing = (place: MapPlace, what: string) => standingSpace(derived, place, what, problems);
  return {
    plan: {
      spaces: [...derived.spaces.map(planOfSpace), ...buildings.roofs, ...ladders.rungs],
      ...(allWalls.length > 0 && { walls: allWalls }),
      ...(allSolids.length > 0 && { solids: allSolids }),
      ...(links.length > 0 && { links }),
    },
    startZones: map.startZones.map(({ player, name, spaces }) => ({
      player,
      name,
      spaces: spaces.flatMap((place) => standing(place, `a start space of ${name}`) ?? []),
    })),
    tokens: plannedTokens(map, standing),
    objects,
    buildings: buildings.buildings,
    battlefields: planBattlefields(map, derived, problems),
    layers: [...layersOfMap(map, derived, buildings), ...buildings.layers],
    figures: map.figures.map(({ id, name, cells }) => ({
      id,
      name,
      spaces: cells.flatMap((cell) => standing(cell, `the figure ${name}`) ?? []),
    })),
    neutral: map.neutral.map(({ name, card, cells }) => ({
      name,
      card,
      spaces: cells.flatMap((cell) => standing(cell, name) ?? []),
    })),
    problems,
  };
}

type Standing = (place: MapPlace, what: string) => string | undefined;

function plannedTokens(map: MapModel, standing: Standing): PlannedToken[] {
  const glyphs = map.glyphs.map((glyph): PlannedToken => {
    const at = standing(glyph, glyph.name);
    return {
      id: glyph.id,
      kind: 'glyph',
      content: glyph.letter === undefined ? undefined : glyph.name.toLowerCase(),
      at,
      face: glyph.face,
    };
  });
  const tokens = map.tokens.map(({ id, kind, content, drawn, at, face }): PlannedToken => {
    const space = at && standing(at, `the token ${id}`);
    return { id, kind, content, at: space, face, ...(drawn && { drawn }) };
  });
  return [...glyphs, ...tokens];
}

function spacePlan(map: MapModel, space: MapSpace): SpacePlan {
  const { level, underside, terrain, name, piece } = space;
  return {
    ...boardPlaceOf(map, space),
    level,
    underside,
    terrain,
    name,
    ...(piece && { piece }),
  };
}

/**
 * The name of the space on which something stands. Some editors set a marker one level above a zero-level tile, as if
 * the tile were land: such a marker lies on the tile.
 */
function standingSpace(
  derived: MapSpaces,
  place: MapPlace,
  what: string,
  problems: MapProblem[],
): string | undefined {
  const space = derived.at(place) ?? derived.at({ ...place, level: place.level - 1 });
  if (space !== undefined) return space.name;
  problems.push({
    code: 'stands-on-nothing',
    severity: 'error',
    message: `${what} stands at level ${place.level}, where no space is`,
    fix: 'move it to the level of a surface, or put a tile under it',
    at: derived.describe(place),
  });
  return undefined;
}

function reportUnknown(map: MapModel, derived: MapSpaces, problems: MapProblem[]): void {
  for (const piece of map.unknown) {
    problems.push({
      code: 'unknown-piece',
      severity: 'error',
      message: `${piece.name} (${piece.code}) is no piece that is known here`,
      fix: 'replace it by a known piece; it is left out',
      at: derived.describe(piece),
    });
  }
}

function reportTerrains(derived: MapSpaces, catalogue: MapCatalogue, problems: MapProblem[]): void {
  for (const space of derived.spaces) {
    if (space.terrain === ladderTerrain || catalogue.terrains.has(space.terrain)) continue;
    problems.push({
      code: 'unsupported-tile',
      severity: 'error',
      message: `the terrain "${space.terrain}" is not known`,
      fix: 'load a plugin that brings this terrain, or use another tile',
      at: space.name,
    });
  }
}
