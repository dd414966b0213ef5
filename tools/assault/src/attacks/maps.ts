import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Numbers, oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { faultOf, folderWith, scape } from '../run-program.ts';
import { damagedDocument, shippedFiles } from './shipped-files.ts';

/** The shipped maps as files of the other formats. */
async function converted(extension: string): Promise<readonly Uint8Array[]> {
  const maps = shippedFiles('../maps/');
  const folder = folderWith(Object.fromEntries(maps.map(({ path, text }) => [path, text])));
  const files: Uint8Array[] = [];
  for (const { path } of maps) {
    const to = path.replace('.yaml', extension);
    if ((await scape(['map', 'convert', path, to], folder)).code === 0)
      files.push(readFileSync(join(folder, to)));
  }
  return files;
}

/** Bytes with some that are others, gone, or there twice. */
function damagedBytes(bytes: Uint8Array, random: Numbers): Uint8Array {
  const list = [...bytes];
  for (let times = 1 + random(6); times > 0; times--) {
    const at = random(list.length);
    const byte = random(2) === 0 ? random(256) : oneOf([0, 1, 127, 128, 255], random);
    if (random(3) > 0) list[at] = byte;
    else if (random(2) === 0) list.splice(at, 1 + random(9));
    else list.splice(at, 0, byte, ...list.slice(at, at + random(40)));
  }
  return Uint8Array.from(random(20) === 0 ? list.slice(0, random(list.length)) : list);
}

/** The piece lists of a map editor. */
function pieceList(random: Numbers): string {
  const kinds = [
    'grass1',
    'rock7',
    'sand24',
    'water1',
    'castleBaseEnd',
    'tree11',
    'startZone',
    'glyph',
    'ruins2',
    '__proto__',
  ];
  const number = (): string => oneOf(['0', '1', '2', '7', '-1', '1e9', 'NaN', '0.5', ''], random);
  const piece = () => [number(), number(), number(), number(), oneOf(kinds, random)].join('~');
  const boardPieces = Object.fromEntries(Array.from({ length: random(30) }, () => [piece(), random(3)]));
  return JSON.stringify({
    hexMap: { name: 'x', version: random(4) },
    boardPieces: random(4) === 0 ? Object.keys(boardPieces) : boardPieces,
  });
}

/** Damaged maps are told with their places, or drawn and played. */
export const maps: Attack = {
  name: 'maps',
  tries: 'a damaged map, of each format, in map and play',
  rounds: { whole: 1500, few: 12 },
  begin: async () => {
    const texts = shippedFiles('../maps/').map(({ text }) => text);
    const binary = await converted('.hsc');
    return async (random) => {
      const kind = random(4);
      const [name, data] =
        kind === 0
          ? ['m.hsc', damagedBytes(oneOf(binary, random), random)]
          : kind === 1
            ? ['m.json', pieceList(random)]
            : ['m.yaml', damagedDocument(oneOf(texts, random), random)];
      const folder = folderWith({ [name]: data });
      const runs = [await scape(['map', 'check', name], folder), await scape(['map', 'show', name], folder)];
      const out = oneOf(['out.yaml', 'out.hsc', 'out.svg'], random);
      runs.push(
        await scape(
          ['map', ...(out === 'out.svg' ? ['show', name, '--svg', out] : ['convert', name, out])],
          folder,
        ),
      );
      const played = await scape(['play', '--map', name, '--seed', 'a'], folder, [
        'auto',
        'auto',
        'auto',
        'quit',
      ]);
      const fuzzed = await scape(
        ['fuzz', '--maps', name, '--games', '1', '--seed', 'a', '--threads', '1', '--ruleset', 'superscape'],
        folder,
      );
      // That a figure has nowhere to go on such a map is what the command is for.
      runs.push(played, ...(fuzzed.out.includes(': stuck: ') ? [] : [fuzzed]));
      return {
        came: played.code === 0 ? 'played' : 'refused',
        fell: runs.map(faultOf).find((fault) => fault !== undefined),
      };
    };
  },
};
