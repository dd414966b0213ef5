import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, scape } from '../run-program.ts';

/** How each save comes about. */
const games: readonly (readonly [words: readonly string[], typed: readonly string[]])[] = [
  [['demo', '--seed', 'winter', '--no-maps'], []],
  [['play', '--seed', 'autumn', '--army', 'hulk', '--army', 'alien-drone'], autos(12)],
  [['play', '--ruleset', 'heroscape', '--seed', 'spring'], autos(25)],
  [['play', '--seed', 'summer', '--variant', 'item-glyphs', '--map', 'finders-green'], autos(9)],
];

function autos(times: number): string[] {
  return [...new Array<string>(times).fill('auto'), 'quit'];
}

/** The texts of saves that the program wrote: of whole games, and of games that are not finished. */
export async function genuineSaves(): Promise<readonly string[]> {
  const folder = folderWith();
  const texts: string[] = [];
  for (const [words, typed] of games) {
    const { code, err } = await scape([...words, '--save', 'game.json'], folder, typed);
    if (code !== 0) throw new Error(`${words.join(' ')}: ${err}`);
    texts.push(readFileSync(join(folder, 'game.json'), 'utf8'));
  }
  return texts;
}
