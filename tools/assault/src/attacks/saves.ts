import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damagedJson, oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { faultOf, folderWith, scape } from '../run-program.ts';
import { genuineSaves } from './genuine-saves.ts';

/** Damaged saves are told with their place, or played: never a trace, never another game. */
export const saves: Attack = {
  name: 'saves',
  tries: 'a damaged save in replay and play --load',
  rounds: { whole: 2000, few: 25 },
  begin: async () => {
    const texts = await genuineSaves();
    const folder = folderWith();
    return async (random) => {
      const genuine = oneOf(texts, random);
      const text = damagedJson(genuine, random);
      writeFileSync(join(folder, 'game.json'), text);
      const replayed = await scape(['replay', 'game.json', ...(random(4) === 0 ? [] : ['--verify'])], folder);
      const played = await scape(['play', '--load', 'game.json'], folder, ['auto', 'auto', 'undo', 'quit']);
      const came = played.code === 0 ? 'played' : played.code === 2 ? 'refused' : 'engine failed';
      return { came, fell: faultOf(replayed) ?? faultOf(played) };
    };
  },
};
