import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { damagedValue, oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { faultOf, folderWith, scape } from '../run-program.ts';
import { genuineSaves } from './genuine-saves.ts';

/** Where a record is forged, as often as listed. */
const places: readonly (readonly string[])[] = [
  ['match'],
  ['match', 'inputs'],
  ['match', 'inputs'],
  ['match', 'frames'],
  ['match', 'events'],
  ['match', 'segments'],
  ['setup', 'armies'],
  ['setup', 'armies'],
  ['setup', 'ground'],
  ['setup', 'seed'],
];

/** A forged record is never called `same`. That a map is another one is noted; names of players prove nothing. */
export const records: Attack = {
  name: 'records',
  tries: 'a forged record in replay',
  rounds: { whole: 2000, few: 25 },
  begin: async () => {
    const texts = await genuineSaves();
    const folder = folderWith();
    return async (random) => {
      const genuine = JSON.parse(oneOf(texts, random));
      const within = oneOf(places, random);
      const isSlight = random(5) > 0;
      const { value, place } = damagedValue(structuredClone(genuine), random, { within, isSlight });
      const written = JSON.stringify(value);
      if (isDeepStrictEqual(JSON.parse(written), genuine)) return { came: 'unchanged' };
      writeFileSync(join(folder, 'game.json'), written);
      const ran = await scape(['replay', 'game.json', '--json'], folder);
      const fault = faultOf(ran);
      if (fault !== undefined) return { came: 'fell', fell: `${place}: ${fault}` };
      if (ran.code !== 0) return { came: ran.code === 2 ? 'refused' : 'differs' };
      if (/^setup\.armies\.\d+\.player$/.test(place)) return { came: 'renamed' };
      const { notes } = JSON.parse(ran.out);
      if (notes.length > 0) return { came: 'noted' };
      return { came: 'believed', fell: `${place} was forged, and the record is believed` };
    };
  },
};
