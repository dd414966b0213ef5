import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputStamp } from './input-stamp.ts';

/**
 * Builds the server into `dist` where something of it has changed since the last time: one program, and the packs and maps as
 * JSON beside it. Files come under their names once all are there, so that whoever builds at the same time harms nobody.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const app = join(root, 'apps/server');
const built = join(app, 'dist');
const note = '.built-from';
/** What is under one name in every build, and asks for the rest: it comes last. */
const entries = ['writer.worker.js', 'thinker.worker.js', 'main.js', note];

const stamp = inputStamp(root, 'apps/server');
const kept = join(built, note);
if (!existsSync(kept) || readFileSync(kept, 'utf8') !== stamp) await build();

async function build(): Promise<void> {
  mkdirSync(join(app, 'node_modules/.cache'), { recursive: true });
  const shelf = mkdtempSync(join(app, 'node_modules/.cache/build-'));
  try {
    const { status, stdout, stderr } = spawnSync(`tsup --out-dir ${JSON.stringify(shelf)}`, {
      ...{ cwd: app, shell: true, encoding: 'utf8' },
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH']}` },
    });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    await writeContent(shelf);
    writeFileSync(join(shelf, note), stamp);
    const files = readdirSync(shelf);
    mkdirSync(built, { recursive: true });
    for (const file of [...files.filter((one) => !entries.includes(one)), ...entries])
      renameSync(join(shelf, file), join(built, file));
    for (const file of readdirSync(built))
      if (!files.includes(file)) rmSync(join(built, file), { recursive: true, force: true });
  } finally {
    rmSync(shelf, { recursive: true, force: true });
  }
}

async function writeContent(folder: string): Promise<void> {
  const { Content } = await import('../content/content.ts');
  const { readShipped } = await import('../content/read-shipped.ts');
  const { contentFile, shippedText } = await import('../content/built-content.ts');
  new Content((known) => {
    const shipped = readShipped(known);
    writeFileSync(join(folder, contentFile), shippedText(shipped));
    return shipped;
  });
}
