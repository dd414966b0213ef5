import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

/** Writes how far the published cards are: for the program, and as a page. */
for (const [path, text] of generatedFiles()) {
  writeFileSync(path, text);
  console.log(`${path} is written.`);
}
