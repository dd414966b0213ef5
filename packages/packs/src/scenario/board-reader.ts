import { labelOf } from '@scapewright/skirmish/author';
import { readBuilding } from '../maps/building-reader.ts';
import { parseHexRows } from '../maps/hex-rows.ts';
import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { BattlefieldKeys, BoardKeys } from './board-schema.ts';
import { readEffect } from './command-reader.ts';
import type {
  BattlefieldSetup,
  BoardSetup,
  HexDrawing,
  LadderSetup,
  ObjectSetup,
  TokenSetup,
} from './scenario-data.ts';

type ObjectKeys = NonNullable<BoardKeys['objects']>[number];
type TokenKeys = NonNullable<BoardKeys['tokens']>[number];

/** The board as data. */
export function readBoard(reading: Reading, path: Path, keys: BoardKeys): BoardSetup {
  const legend = reading
    .entries([...path, 'legend'], keys.legend)
    .map(({ key, value }) => ({ code: key, terrain: String(value) }));
  return {
    ...reading.keyPlace(path),
    hexes: { ...reading.blockPlace([...path, 'hexes']), text: keys.hexes },
    legend,
    objects: (keys.objects ?? []).map((object, index) =>
      readObject(reading, [...path, 'objects', index], object),
    ),
    tokens: (keys.tokens ?? []).map((token, index) => readToken(reading, [...path, 'tokens', index], token)),
    ladders: (keys.ladders ?? []).map(
      (ladder, index): LadderSetup => ({
        ...reading.place([...path, 'ladders', index]),
        id: String(ladder.id),
        landing: ladder.landing,
        top: ladder.top,
        turboLift: ladder['turbo-lift'] ?? false,
      }),
    ),
    buildings: (keys.buildings ?? []).map((building, index) =>
      readBuilding(reading, [...path, 'buildings', index], building),
    ),
    pieces: keys.pieces ?? [],
  };
}

/** A further battlefield as data; it uses the codes of the board's legend. */
export function readBattlefield(reading: Reading, path: Path, keys: BattlefieldKeys): BattlefieldSetup {
  if (keys.joint !== undefined && keys.by !== undefined)
    reading.problemAtKey([...path, 'by'], 'a map has a joint or a player who picks it', 'leave one out');
  return {
    ...reading.place(path),
    path,
    id: keys.id,
    kind: String(keys.kind ?? 'separate'),
    hexes: { ...reading.blockPlace([...path, 'hexes']), text: keys.hexes },
    exits: keys.exits ?? [],
    of: keys.of === undefined ? undefined : String(keys.of),
    entrances: keys.entrances ?? [],
    closed: keys.closed ?? [],
    seats: reading
      .entries([...path, 'seats'], keys.seats)
      .map(({ key, value }) => ({ name: key, at: value })),
    joint: keys.joint,
    by: keys.by === undefined ? undefined : String(keys.by),
    connections: keys.connections ?? [],
  };
}

/** Reports the cells that cannot be read, each where it stands in the file. `plain` is the terrain of cells without a code. */
export function checkDrawing(
  reading: Reading,
  path: Path,
  drawing: HexDrawing,
  legend: BoardSetup['legend'],
  plain?: string,
): void {
  const codes = Object.fromEntries(legend.map(({ code, terrain }) => [code, terrain]));
  if (plain !== undefined) codes[''] = plain;
  for (const problem of parseHexRows(drawing.text, codes).problems) {
    const line = drawing.line + problem.line - 1;
    const column = drawing.column + problem.column - 1;
    reading.problemAt({ line, column }, path, problem.message, problem.fix);
  }
}

function readObject(reading: Reading, path: Path, keys: ObjectKeys): ObjectSetup {
  if ((keys.at === undefined) === (keys.between === undefined)) {
    const fix = 'write "at: [...]" for whole hexes or "between: [[...]]" for a wall';
    reading.problem(path, 'an object stands either on spaces or between them', fix);
  }
  return {
    ...reading.place(path),
    id: String(keys.id),
    kind: String(keys.kind),
    at: asList(keys.at),
    between: (keys.between ?? []).map(([from = '', to = '']) => [from, to] as const),
    height: keys.height,
    facing: keys.facing,
    types: (keys.types ?? []).map((type) => labelOf(String(type))),
    targetPoints: (keys['target-points'] ?? []).map(({ at, level }) => ({ at: asList(at), level })),
  };
}

function readToken(reading: Reading, path: Path, keys: TokenKeys): TokenSetup {
  const contentKey = keys.kind === 'glyph' ? 'item' : keys.kind;
  const content = keys[contentKey];
  for (const other of ['item', 'hazard', 'resource'] as const) {
    if (other !== contentKey && keys[other] !== undefined) {
      const message = `a token of kind "${keys.kind}" has no "${other}"`;
      reading.problemAtKey([...path, other], message, `write "${contentKey}: ..."`);
    }
  }
  const { drawn } = keys;
  if (drawn !== undefined && (content !== undefined || keys.kind === 'glyph')) {
    const message = content === undefined ? 'glyphs are not drawn' : 'what is drawn is not named';
    reading.problemAtKey([...path, 'drawn'], message, `leave "drawn" out, or name no ${contentKey}`);
  }
  if (content === undefined && drawn === undefined && keys.kind !== 'glyph') {
    const fix = `say which ${contentKey} it is, or "drawn: {rank: 1}" for any of a rank`;
    reading.problem(path, `missing key "${contentKey}"`, fix);
  }
  return {
    ...reading.place(path),
    id: String(keys.id),
    kind: keys.kind,
    content: content === undefined ? undefined : String(content),
    drawn: drawn && { rank: drawn.rank },
    at: keys.at ?? null,
    face: keys.face,
    trap: keys.trap === undefined ? undefined : readEffect(reading, [...path, 'trap'], keys.trap),
  };
}
