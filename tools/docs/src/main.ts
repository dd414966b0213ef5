import { writeFileSync } from 'node:fs';
import { root } from '@scapewright/tidy';
import { pages } from './pages.ts';

for (const [path, text] of pages()) {
  writeFileSync(`${root}/${path}`, text);
  console.log(`${path} is written.`);
}
