import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, type Ran, scape } from '../../test/scape.ts';

/** A pack with an ability, two cards and a scenario for each. */
async function village(): Promise<string> {
  const parent = folderWith({});
  await scape(['new', 'pack', 'Village'], { folder: parent });
  const folder = `${parent}/village`;
  await scape(['new', 'card', 'Smith'], { folder });
  return folder;
}

/** Runs the program, makes one step after the other whenever it waits for a save, and interrupts it then. */
function watched(words: readonly string[], folder: string, steps: readonly (() => void)[]): Promise<Ran> {
  let done = 0;
  return scape(words, {
    folder,
    watching: (out, interrupt) => {
      const waits = out.split('Ctrl-C ends.\n').length - 1;
      if (waits <= done) return;
      const step = steps[done++];
      setTimeout(step ?? interrupt, 20);
    },
  });
}

const edited = (path: string, from: string, to: string) => (): void =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

describe('watching', () => {
  test('runs a saved scenario alone, and for a saved card the scenarios of its pack', async () => {
    const folder = await village();
    const { code, out } = await watched(['test', '--watch', '--threads', '1'], folder, [
      edited(`${folder}/cards/smith.scenarios.yaml`, 'wounds: 0', 'wounds: 2'),
      edited(`${folder}/cards/first-card.yaml`, 'life: 4', 'life: 5'),
      () => writeFileSync(`${folder}/notes.txt`, 'nothing'),
    ]);
    const runs = out.split('Ctrl-C ends.\n').map((run) => run.match(/^(ok {2}|FAIL) \S+|saved: .*/gm) ?? []);
    expect(runs).toEqual([
      ['ok   cards/first-card.scenarios.yaml', 'ok   cards/smith.scenarios.yaml'],
      ['saved: cards/smith.scenarios.yaml', 'FAIL cards/smith.scenarios.yaml'],
      [
        'saved: cards/first-card.yaml',
        'ok   cards/first-card.scenarios.yaml',
        'FAIL cards/smith.scenarios.yaml',
      ],
      ['saved: notes.txt'],
      [],
    ]);
    expect(code).toBe(1);
  }, 120_000);

  test('checks a pack again, and ends as the last check did', async () => {
    const folder = await village();
    const { code, out } = await watched(['check', '.', '--watch'], folder, [
      edited(`${folder}/cards/smith.yaml`, 'attack: 4', 'atack: 4'),
      edited(`${folder}/cards/smith.yaml`, 'atack: 4', 'attack: 4'),
    ]);
    expect(out).toMatch(/fine \.[\s\S]*unknown key "atack"[\s\S]*fine \./);
    expect(code).toBe(0);
  });
});
