import { writeWhole } from '@scapewright/files';
import { root } from '@scapewright/tidy';
import { pages } from './pages.ts';

for (const [path, text] of pages()) {
  writeWhole(`${root}/${path}`, text);
  console.log(`${path} is written.`);
}
