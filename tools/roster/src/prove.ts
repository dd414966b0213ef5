import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder, packNames } from '@scapewright/cards';
import { proveCards } from './proof.ts';

/** `pnpm run prove CARD...`: what no scenario proves of these cards, or of all of a pack (`pack:heroscape`). */
const wanted = process.argv.slice(2);
const packs = wanted.flatMap((one) => (one.startsWith('pack:') ? [one.slice(5)] : []));
const ids = wanted.filter((one) => !one.startsWith('pack:'));
let found = 0;
for (const pack of packNames) {
  const all = packs.includes(pack);
  for (const card of proveCards(join(fileURLToPath(dataFolder), pack), {
    only: ({ id }) => all || ids.includes(id),
  })) {
    found++;
    console.log(`${card.id}: ${card.broken.length + card.unproved.length === 0 ? 'proved' : 'NOT PROVED'}`);
    for (const scenario of card.broken) console.log(`  fails: ${scenario}`);
    for (const part of card.unproved) console.log(`  no scenario fails without ${part}`);
  }
}
if (found < ids.length) console.log(`${ids.length - found} of the cards named are in no pack.`);
