import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';
import { ContentLibrary } from './content-library.ts';
import { snapshotsIn } from './pack-snapshots.ts';

test('a pack is read from its snapshot until a file of it changes, and where that is damaged from its files', async () => {
  const parent = folderWith({});
  await scape(['new', 'pack', 'Mine'], { folder: parent });
  const folder = join(parent, 'mine');
  const home = join(parent, 'snapshots');
  const open = (): ContentLibrary =>
    new ContentLibrary([folder], () => ({}), { snapshotsOf: () => snapshotsIn(home) });
  const first = open();
  const [file = ''] = readdirSync(home);
  expect(readdirSync(home)).toHaveLength(1);
  const askedForNothing = (): never => {
    throw new Error('what cards can name was asked for');
  };
  const again = new ContentLibrary([folder], askedForNothing, { snapshotsOf: () => snapshotsIn(home) });
  expect(again.packs[0]).toEqual({ ...first.packs[0], pack: { ...first.packs[0]?.pack, scenarios: [] } });

  writeFileSync(join(home, file), 'no snapshot');
  expect(open().card('first-card').card.name).toBe('First Card');

  const card = join(folder, 'cards/first-card.yaml');
  writeFileSync(card, readFileSync(card, 'utf8').replace('First Card', 'Another Name'));
  expect(open().card('first-card').card.name).toBe('Another Name');
  expect(readdirSync(home)).toHaveLength(1);
  expect(readdirSync(home)).not.toEqual([file]);
});
