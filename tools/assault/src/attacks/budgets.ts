import { gzipSync } from 'node:zlib';
import { type Numbers, oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { scapeApart } from '../run-apart.ts';
import { faultOf, folderWith } from '../run-program.ts';

/** What one strange file may cost a command, beyond what the command costs with a small one. */
const budget = { seconds: 2, megabytes: 300 } as const;

type Making = (size: number, random: Numbers) => string | Uint8Array;

const manifest =
  'id: yard\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape]\nlicence: MIT\ncredits: Somebody\n';
const pieces = [
  ...[
    '"',
    '"\n',
    `"'`,
    '"a"\n',
    '[',
    ']',
    '{',
    '}',
    ',',
    '[],',
    '- ',
    '-\n',
    '- - - - - -\n',
    '? a\n',
    ':\n',
    'a: 1\n',
  ],
  ...[
    '- !x 1\n',
    '- *b\n',
    '---\na\n',
    '---\n',
    '\t',
    '\n',
    '#\n',
    '\\x',
    '|\n',
    '>-\n',
    '&a ',
    '<<: *a\n',
    '%YAML 1.2\n',
  ],
  ...['{"a":', '"\\u0000",', '0.5,', 'null,', '"k":1,', 'é', '😀', '\u0000'],
];
const beginnings = [
  '',
  '[',
  '{',
  '"',
  'a: ',
  'map: x\nhexes: |\n  ',
  'scenario: x\nsteps:\n',
  'id: smith\nname: "',
  '{"format":',
];

/** A piece of text over and over, behind a beginning. */
const repeated: Making = (size, random) => {
  const piece = oneOf(pieces, random);
  return oneOf(beginnings, random) + piece.repeat(Math.ceil(size / Buffer.byteLength(piece)));
};
const numbered = (size: number, make: (at: number) => string): string => {
  const parts: string[] = [];
  for (let at = 0, length = 0; length < size; at++) {
    const part = make(at);
    length += part.length;
    parts.push(part);
  }
  return parts.join('');
};
const rows =
  (cell: string, width: number): Making =>
  (size) =>
    `map: x\nhexes: |\n${numbered(size, () => `  ${cell.repeat(width)}\n`)}`;

/** Maps: many hexes, many pieces, many of everything else. */
const mapFiles: Readonly<Record<string, Making>> = {
  'm.yaml': (size, random) =>
    oneOf(
      [
        repeated,
        rows('g1 ', 300),
        rows('?? ', 100),
        rows('g1/g3/g5 ', 100),
        rows('g999 ', 50),
        () => `map: x\nhexes: "${'g1 '.repeat(size / 3)}"\n`,
        () =>
          `map: x\nhexes: "g1 g1"\nobjects: [${numbered(size, (at) => `{id: o${at}, kind: rock-outcrop, at: a1},`)}]\n`,
        () => `map: x\nhexes: "g1 g1"\nstart:\n${numbered(size, () => '  - {player: 1, spaces: a1-z99}\n')}`,
        () => `map: x\nhexes: "g1 g1"\nlegend: {${numbered(size, (at) => `k${at}: water, `)}}\n`,
      ],
      random,
    )(size, random),
  'm.json': (size, random) =>
    oneOf<Making>(
      [
        repeated,
        () =>
          JSON.stringify({
            hexMap: {},
            boardPieces: Object.fromEntries(
              Array.from({ length: size / 20 }, (_, at) => [`${at}~0~0~0~grass1`, 1]),
            ),
          }),
        () => JSON.stringify({ hexMap: {}, boardPieces: Array.from({ length: size / 9 }, () => 'grass1') }),
        () => `{"hexMap":{"length":1e9},"boardPieces":${'['.repeat(size)}`,
      ],
      random,
    )(size, random),
  'm.hsc': (size, random) => {
    const bytes = Uint8Array.from({ length: size }, () => random(256));
    bytes.set([0, 0, 0, 0, 0, 0, 28, 64]);
    return oneOf(
      [bytes, bytes.fill(255, 8), bytes.fill(0, 8), gzipSync(Buffer.alloc(size * 30, 32))],
      random,
    );
  },
};

const saveFile: Making = (size, random) =>
  oneOf<Making>(
    [
      repeated,
      () => `{"format":"scapewright-save","version":1,"match":{"segments":[[${'0.5,'.repeat(size / 4)}0]]}}`,
      () => `{"format":"scapewright-save","version":1,"match":{"inputs":[${'{},'.repeat(size / 3)}{}]}}`,
      () => `{"format":"scapewright-save","version":1,${numbered(size, (at) => `"k${at}":1,`)}"z":1}`,
      () =>
        `{"format":"scapewright-save","version":1,"setup":{"armies":[${'{"cards":[{"id":1}]},'.repeat(size / 21)}{}]}}`,
      () =>
        `{"setup":{"ground":{"plan":{"spaces":[${numbered(size, (at) => `{"q":${at},"r":${at}},`)}{}]}}}}`,
    ],
    random,
  )(size, random);

const scenarioFile: Making = (size, random) =>
  oneOf<Making>(
    [
      repeated,
      () =>
        `scenario: x\nrules: [SS-MOVE-001]\nboard: {hexes: "${'g1 '.repeat(size / 3)}"}\nplayers: []\nsteps: []\n`,
      () =>
        `scenario: x\nrules: [SS-MOVE-001]\nboard: {hexes: "g1"}\nplayers: []\nsteps:\n${'  - {mov: 1}\n'.repeat(size / 13)}`,
      () =>
        numbered(
          size,
          (at) => `---\nscenario: x${at}\nrules: [SS-MOVE-001]\nboard: {hexes: g1}\nplayers: []\nsteps: []\n`,
        ),
    ],
    random,
  )(size, random);

const inPack = [
  'cards/smith.yaml',
  'abilities/own.yaml',
  'prices/standard.yaml',
  'pack.yaml',
  'items/it.yaml',
  'maps/m.yaml',
];

/** A small file of each kind, as wrong as the large ones: what reading nothing much costs. */
const smallFiles: Readonly<Record<string, string>> = {
  'm.yaml': 'map: x\nhexes: "g1 g1"\n',
  'm.json': '{"hexMap":{},"boardPieces":{}}',
  'm.hsc': '\u0000\u0000',
  'game.json': '{"format":"scapewright-save","version":1}',
  'x.scenarios.yaml': 'scenario: x\nrules: [SS-MOVE-001]\nboard: {hexes: g1}\nplayers: []\nsteps: []\n',
};

/** What is written, and which command is to read it. */
function draw(random: Numbers): {
  readonly path: string;
  readonly data: string | Uint8Array;
  readonly words: readonly string[];
} {
  const size = oneOf(
    [59_000, 400_000, 990_000, 1_800_000, 3_000_000, 3_900_000, 7_900_000, 13_000_000, 40_000_000],
    random,
  );
  switch (random(4)) {
    case 0: {
      const path = oneOf(Object.keys(mapFiles), random);
      const words = oneOf(
        [
          ['map', 'check', path],
          ['map', 'show', path],
          ['play', '--map', path],
          ['map', 'convert', path, 'o.yaml'],
          ['fuzz', '--maps', path, '--games', '1', '--threads', '1'],
        ],
        random,
      );
      return { path, data: (mapFiles[path] as Making)(size, random), words };
    }
    case 1:
      return {
        path: 'game.json',
        data: saveFile(size, random),
        words: oneOf(
          [
            ['replay', 'game.json'],
            ['play', '--load', 'game.json'],
          ],
          random,
        ),
      };
    case 2:
      return {
        path: 'x.scenarios.yaml',
        data: scenarioFile(size, random),
        words: oneOf(
          [
            ['test', 'x.scenarios.yaml', '--threads', '1'],
            ['check', '.'],
          ],
          random,
        ),
      };
    default: {
      const path = oneOf(inPack, random);
      return {
        path,
        data: repeated(size, random),
        words: oneOf(
          [
            ['check', '.'],
            ['card', 'list'],
            ['demo', '--no-maps', '--seed', 'a'],
            ['test', '--threads', '1'],
          ],
          random,
        ),
      };
    }
  }
}

/** Whatever a file holds, reading it costs little, and is told in words. */
export const budgets: Attack = {
  name: 'budgets',
  tries: 'huge and strange files, in processes of their own',
  rounds: { whole: 200, few: 2 },
  begin: () => {
    const usual = new Map<string, { readonly seconds: number; readonly megabytes: number }>();
    return async (random) => {
      const { path, data, words } = draw(random);
      const about = `${words.join(' ')} with ${path} of ${data.length}: ${JSON.stringify(String(data.slice(0, 80)))}`;
      const pack = { 'pack.yaml': manifest };
      const filesWith = (file: Readonly<Record<string, string | Uint8Array>>) =>
        folderWith({ ...(inPack.includes(path) ? pack : {}), ...file });
      const kind = `${words.slice(0, 2).join(' ')} ${path}`;
      const small = smallFiles[path];
      const known =
        usual.get(kind) ??
        (await scapeApart(words, { folder: filesWith(small === undefined ? pack : { [path]: small }) }));
      usual.set(kind, known);
      const folder = filesWith({ [path]: data });
      const ran = await scapeApart(words, { folder });
      const seconds = ran.seconds - known.seconds;
      const megabytes = ran.megabytes - known.megabytes;
      const cost = `it costs ${seconds.toFixed(1)} s and ${megabytes.toFixed(0)} MB more than a small file`;
      const isTooMuch = seconds > budget.seconds || megabytes > budget.megabytes || ran.signal !== null;
      const fault = faultOf(ran) ?? (isTooMuch ? cost : undefined);
      return { came: ran.code === 0 ? 'read' : 'refused', fell: fault && `${about}: ${fault}` };
    };
  },
};
