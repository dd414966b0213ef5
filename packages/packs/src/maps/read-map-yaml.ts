import { parseSpaceName } from '@scapewright/board';
import { readBattlefield, readBoard } from '../scenario/board-reader.ts';
import { lazily } from '../schema/lazily.ts';
import { asList } from '../schema/parts.ts';
import { Reading } from '../schema/reading.ts';
import { schemaProblems } from '../schema/schema-problems.ts';
import { briefly, type Place, type Problem } from '../yaml/problem.ts';
import { parseYaml } from '../yaml/yaml-file.ts';
import type { YamlNode } from '../yaml/yaml-node.ts';
import type { ImportedMap } from './imported-map.ts';
import { type MapCatalogue, standardCatalogue } from './map-catalogue.ts';
import { mapLimits } from './map-limits.ts';
import type { MapModel, MapNeutral, MapPlace, MapStartZone } from './map-model.ts';
import { type BoardMap, mapOfBoard } from './map-of-board.ts';
import type { MapProblem } from './map-problem.ts';
import { type MapYamlKeys, mapYamlSchema } from './map-yaml-schema.ts';
import { rowPlaceOf } from './row-place.ts';

const schema = lazily(mapYamlSchema);

/**
 * Reads a map file of the project's own format: metadata, drawn rows, objects, tokens, ladders and start zones. All
 * problems are reported together with line and column; a map with problems is returned as far as it makes sense.
 * @param file name for messages
 */
export function readMapYaml(
  file: string,
  text: string,
  catalogue: MapCatalogue = standardCatalogue,
): ImportedMap {
  const [document, second] = parseYaml(file, text);
  const problems = (document?.problems ?? []).map(mapProblem);
  if (document?.root === undefined) {
    if (problems.length === 0)
      problems.push(fileProblem({ line: 1, column: 1 }, 'the file is empty', 'draw a map'));
    return { map: undefined, problems };
  }
  if (second !== undefined) {
    problems.push(
      fileProblem({ line: second.line, column: 1 }, 'a second map begins here', 'give each map a file'),
    );
  }
  const { root } = document;
  const checked = schema().safeParse(root.value);
  if (!checked.success) {
    return {
      map: undefined,
      problems: [...problems, ...schemaProblems(file, root, checked.error.issues).map(mapProblem)],
    };
  }
  return buildMap(file, root, checked.data, catalogue, problems);
}

function buildMap(
  file: string,
  root: YamlNode,
  keys: MapYamlKeys,
  catalogue: MapCatalogue,
  problems: MapProblem[],
): ImportedMap {
  const reading = new Reading(file, root);
  const battlefields = (keys.battlefields ?? []).map((field, index) =>
    readBattlefield(reading, ['battlefields', index], field),
  );
  const board = mapOfBoard(readBoard(reading, [], keys), battlefields, catalogue);
  problems.push(...reading.problems.map(mapProblem), ...board.problems);
  const startZones = startZonesOf(reading, keys.start ?? [], board, problems);
  const neutral = Object.entries(keys.neutral ?? {}).map(([name, { card, at }]): MapNeutral => {
    const cells = asList(at).flatMap((space) => {
      const place = board.spaceNamed(space);
      if (place !== undefined) return [place];
      const message = `there is no space ${space}`;
      const at = reading.place(['neutral', name, 'at']);
      problems.push(fileProblem(at, message, 'use a space that is drawn', 'bad-space'));
      return [];
    });
    return { name, card: String(card), cells };
  });
  reportMissingCars(reading, keys, problems);
  const map: MapModel = {
    ...board.map,
    format: 'map-yaml',
    name: keys.map,
    author: keys.author ?? '',
    description: keys.description ?? '',
    ...((keys.players ?? startZones.length) > 0 && { players: keys.players ?? startZones.length }),
    ...(keys.ruleset !== undefined && { ruleset: String(keys.ruleset) }),
    startZones,
    neutral,
  };
  return { map, problems };
}

/** Cars of shafts that the map does not bring. */
function reportMissingCars(
  reading: Reading,
  { buildings = [], neutral = {} }: MapYamlKeys,
  problems: MapProblem[],
): void {
  for (const [building, { elevators = [] }] of buildings.entries())
    for (const [shaft, { id, car }] of elevators.entries()) {
      if (car === undefined || Object.hasOwn(neutral, String(car))) continue;
      const place = reading.place(['buildings', building, 'elevators', shaft, 'car']);
      const fix = 'list it under "neutral", with its card and its place';
      problems.push(
        fileProblem(place, `the map has no object ${car}, the car of ${id}`, fix, 'bad-building'),
      );
    }
}

/** The start zones by their lists of spaces; lists that nobody would write are not followed. */
function startZonesOf(
  reading: Reading,
  zones: NonNullable<MapYamlKeys['start']>,
  board: BoardMap,
  problems: MapProblem[],
): readonly MapStartZone[] {
  const tops = topsOf(board);
  let left: number = mapLimits.spaces;
  return zones.map(({ player, name, spaces }, index): MapStartZone => {
    const report = (message: string, fix: string) =>
      void problems.push(fileProblem(reading.place(['start', index, 'spaces']), message, fix, 'bad-space'));
    const listed = asList(spaces).flatMap((line) => line.split(/ +/, mapLimits.spaces));
    const found: MapPlace[] = [];
    for (const one of listed) {
      if (left <= 0) {
        report('the lists of start spaces are too long', 'name each space once, or blocks such as a1-h3');
        break;
      }
      const places = spacesListed(one, board, tops, report);
      left -= places.length + 1;
      for (const place of places) found.push(place);
    }
    return { player, name: name ?? `Player ${player}`, spaces: found };
  });
}

interface Top extends MapPlace {
  readonly column: number;
  readonly row: number;
}

/** The topmost space of each column of the main battlefield. */
function topsOf({ map }: BoardMap): readonly Top[] {
  const tops = new Map<string, Top>();
  for (const tile of map.tiles) {
    const [cell] = tile.cells;
    if (cell === undefined || tile.battlefield !== undefined) continue;
    const { column, row } = rowPlaceOf(cell);
    const key = `${column} ${row}`;
    const level = tile.bottom + tile.height;
    if (level >= (tops.get(key)?.level ?? -1)) tops.set(key, { ...cell, level, column, row });
  }
  return [...tops.values()];
}

/** One space, or all topmost spaces of a block such as `a1-h3`. */
function spacesListed(
  listed: string,
  board: BoardMap,
  tops: readonly Top[],
  report: (message: string, fix: string) => void,
): MapPlace[] {
  const [from = '', to] = listed.split('-');
  if (to === undefined) {
    const place = board.spaceNamed(from);
    if (place === undefined) report(`there is no space ${from}`, 'use a space that is drawn');
    return place === undefined ? [] : [place];
  }
  const corners = [from, to].map((name) => rowPlaceOf(parseSpaceName(name)?.hex ?? { q: 0, r: 0 }));
  const [left = 0, right = 0] = corners.map(({ column }) => column).sort((a, b) => a - b);
  const [first = 0, last = 0] = corners.map(({ row }) => row).sort((a, b) => a - b);
  const found = tops.filter(
    ({ column, row }) => column >= left && column <= right && row >= first && row <= last,
  );
  if (found.length === 0) report(`no space lies in ${listed}`, 'name two corners of a block of drawn spaces');
  return found.map(({ q, r, level }) => ({ q, r, level }));
}

function mapProblem({ line, column, message, fix }: Problem): MapProblem {
  return fileProblem({ line, column }, message, fix ?? 'see the description of the map format');
}

function fileProblem(
  { line, column }: Place,
  message: string,
  fix: string,
  code: MapProblem['code'] = 'damaged-file',
): MapProblem {
  return { code, severity: 'error', message: briefly(message), fix, line, column };
}
