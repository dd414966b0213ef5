import { directionOf, type Hex } from '@scapewright/board';
import type { BattlefieldSetup, BoardSetup, LadderSetup, ObjectSetup } from '../scenario/scenario-data.ts';
import { briefly, type Place } from '../yaml/problem.ts';
import { fixFor } from '../yaml/suggestion.ts';
import { buildingOf } from './building-of-setup.ts';
import { DrawnColumns } from './drawn-columns.ts';
import { battlefieldOf } from './map-battlefield.ts';
import type { MapCatalogue } from './map-catalogue.ts';
import type { MapLadder, MapModel, MapObject, MapPlace, MapTile, MapToken } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import { plainTerrainOf, terrainCodes } from './terrain-codes.ts';

/** The map of a board, and everything in it that does not fit, with places in the file. */
export interface BoardMap {
  readonly map: MapModel;
  readonly problems: readonly MapProblem[];
  /** The space with a name: `c3` is the topmost of its column. */
  readonly spaceNamed: (name: string) => MapPlace | undefined;
}

/**
 * The map that a board's drawn rows, objects, tokens and ladders describe; further battlefields lie in regions of their
 * own. An object without a height takes that of its kind in the catalogue.
 */
export function mapOfBoard(
  board: BoardSetup,
  battlefields: readonly BattlefieldSetup[],
  catalogue: MapCatalogue,
): BoardMap {
  const problems: MapProblem[] = [];
  const legend = Object.fromEntries(board.legend.map(({ code, terrain }) => [code, terrain]));
  const drawing = new DrawnColumns(problems);
  drawing.add(undefined, board.hexes, legend);
  for (const field of battlefields) {
    const { id, kind, hexes } = field;
    const plain = plainTerrainOf(field);
    const codes = plain === undefined ? legend : { ...legend, '': plain };
    drawing.add(id, hexes, codes, catalogue.terrains.has(kind) ? kind : undefined);
  }
  const pieces = piecesOf(board, drawing);
  const objects = board.objects.flatMap((setup) => objectOf(setup, drawing, catalogue) ?? []);
  const ladders = board.ladders.flatMap((setup) => ladderOf(setup, drawing) ?? []);
  const drawn = [...drawing.tiles, ...topsOf(objects, drawing, catalogue)];
  const tiles = drawn.map((tile) => {
    const piece = pieces.get(tile.id);
    return piece === undefined ? tile : { ...tile, piece };
  });
  checkIds([...board.objects, ...board.ladders, ...board.buildings], problems);
  checkIds(board.tokens, problems);
  const map: MapModel = {
    format: 'board',
    name: '',
    author: '',
    description: '',
    origin: { q: 0, r: 0 },
    battlefields: battlefields.map(battlefieldOf),
    tiles,
    objects,
    ladders,
    buildings: board.buildings.map((setup) => buildingOf(setup, drawing)),
    startZones: [],
    glyphs: [],
    tokens: board.tokens.map(({ id, kind, content, drawn, at, face, ...place }): MapToken => {
      const found = at === null ? undefined : restingPlace(at, place, drawing, ladders);
      const what = { ...(content && { content }), ...(drawn && { drawn }) };
      return { id, kind, ...what, ...(found && { at: found }), ...(face && { face }) };
    }),
    figures: [],
    neutral: [],
    unknown: [],
  };
  return { map, problems, spaceNamed: (name) => drawing.spaceNamed(name) };
}

/** The piece of each listed space, by the id of its tile. */
function piecesOf(board: BoardSetup, drawing: DrawnColumns): Map<string, string> {
  const pieces = new Map<string, string>();
  for (const spaces of board.pieces) {
    const [first = ''] = spaces;
    for (const name of spaces) {
      const place = drawing.find(name, board);
      if (place === undefined) continue;
      const tile = drawing.tiles.find((each) => liesAt(each, place));
      if (tile !== undefined) pieces.set(tile.id, `piece-${first}`);
    }
  }
  return pieces;
}

function liesAt(tile: MapTile, place: MapPlace): boolean {
  const [cell] = tile.cells;
  return (
    cell?.q === place.q &&
    cell.r === place.r &&
    tile.bottom + tile.height === place.level &&
    tile.battlefield === place.battlefield
  );
}

function objectOf(setup: ObjectSetup, drawing: DrawnColumns, catalogue: MapCatalogue): MapObject | undefined {
  const facts = catalogue.objects.get(setup.kind);
  if (facts === undefined) {
    const fix = fixFor(setup.kind, [...catalogue.objects.keys()]);
    drawing.report(
      'unsupported-object',
      setup,
      `"${setup.kind}" is no kind of object that is known`,
      fix ?? 'load a plugin that brings this object',
    );
  }
  const height = setup.height ?? facts?.height;
  if (height === undefined) {
    if (facts !== undefined) {
      const fix = 'give it a height in levels, as in height: 6';
      drawing.report('unsupported-object', setup, `${setup.id} has no height`, fix);
    }
    return undefined;
  }
  const cells = setup.at.flatMap((name) => {
    const place = drawing.find(name, setup);
    return place === undefined ? [] : [{ ...place, height }];
  });
  const borders = setup.between.flatMap(([first, second]) => {
    const near = drawing.find(first, setup);
    const far = drawing.find(second, setup);
    if (near === undefined || far === undefined) return [];
    const direction = near.battlefield === far.battlefield ? stepDirection(near, far) : -1;
    if (direction < 0) {
      const fix = 'name pairs of spaces in neighbouring columns';
      drawing.report('bad-border', setup, `${first} and ${second} are no neighbours`, fix);
      return [];
    }
    const bottom = Math.min(near.level, far.level);
    const top = Math.max(near.level, far.level) + height;
    const { q, r, battlefield } = near;
    const levels = [near.level, far.level] as const;
    return [{ q, r, direction, bottom, top, levels, ...(battlefield && { battlefield }) }];
  });
  const points = setup.targetPoints.map(({ at, level }) => ({
    at: at.flatMap((name) => drawing.find(name, setup) ?? []),
    level,
  }));
  const { id, kind } = setup;
  const object = { id, kind, name: facts?.name ?? kind, code: kind, cells, borders, rotation: 0 };
  return {
    ...object,
    ...(points.length > 0 && { targetPoints: points }),
    ...(setup.types.length > 0 && { types: setup.types }),
  };
}

/** The surfaces that objects offer on top of their hexes, where nothing is drawn there. */
function topsOf(objects: readonly MapObject[], drawing: DrawnColumns, catalogue: MapCatalogue): MapTile[] {
  return objects.flatMap(({ id, kind, cells }) => {
    const facts = catalogue.objects.get(kind);
    if (facts?.top === undefined) return [];
    const { name, top: terrain } = facts;
    return cells.flatMap(({ height, ...place }, index): MapTile[] => {
      const level = place.level + height;
      if (drawing.isDrawnAbove(place)) return [];
      const { q, r, battlefield } = place;
      const code = codeOf(terrain);
      const where = { cells: [{ q, r }], bottom: level - 1, height: 1, ...(battlefield && { battlefield }) };
      return [{ id: `${id}-top${index === 0 ? '' : index}`, name, code, terrain, rotation: 0, ...where }];
    });
  });
}

function codeOf(terrain: string): string {
  return Object.keys(terrainCodes).find((code) => terrainCodes[code] === terrain) ?? terrain;
}

function ladderOf(setup: LadderSetup, drawing: DrawnColumns): MapLadder | undefined {
  const landing = drawing.find(setup.landing, setup);
  const top = drawing.find(setup.top, setup);
  if (landing === undefined || top === undefined) return undefined;
  const direction = landing.battlefield === top.battlefield ? stepDirection(landing, top) : -1;
  if (direction < 0 || top.level <= landing.level) {
    const problem = direction < 0 ? 'is no neighbour of' : 'is not higher than';
    drawing.report(
      'bad-ladder',
      setup,
      `the top ${setup.top} of the ladder ${setup.id} ${problem} its landing ${setup.landing}`,
      'let it lead from a space to a higher one in a neighbouring column',
      'ladder.top',
    );
    return undefined;
  }
  return {
    id: setup.id,
    landing,
    direction,
    pieces: Math.ceil((top.level - landing.level) / 2),
    topLevel: top.level,
    ...(setup.turboLift && { turboLift: true as const }),
  };
}

/** Where a token lies: any space but a rung (SS-LADR-006). */
function restingPlace(
  name: string,
  place: Place,
  drawing: DrawnColumns,
  ladders: readonly MapLadder[],
): MapPlace | undefined {
  const [column = '', level] = name.split('@');
  const isRung = ladders.some(({ landing, pieces }) => {
    const foot = drawing.spaceNamed(`${column}@${landing.level}`);
    const isLanding =
      foot?.q === landing.q && foot.r === landing.r && foot.battlefield === landing.battlefield;
    const above = Number(level) - landing.level;
    return isLanding && above > 0 && above < 2 * pieces && above % 2 === 1;
  });
  if (!isRung) return drawing.find(name, place);
  drawing.report(
    'bad-space',
    place,
    `${name} is a rung, and no token lies on rungs`,
    'lay it on the landing or on the top',
    'terrain.ladder-rung.bare',
  );
  return undefined;
}

function stepDirection(from: Hex, to: Hex): number {
  return directionOf(to.q - from.q, to.r - from.r);
}

function checkIds(setups: readonly ({ readonly id: string } & Place)[], problems: MapProblem[]): void {
  const seen = new Set<string>();
  for (const { id, line, column } of setups) {
    if (seen.has(id)) {
      problems.push({
        code: 'repeated-id',
        severity: 'error',
        message: briefly(`the id "${id}" stands twice`),
        fix: 'give each its own id',
        line,
        column,
      });
    }
    seen.add(id);
  }
}
