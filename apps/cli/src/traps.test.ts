import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../test/scape.ts';
import { createProgram } from './program.ts';

const card = `id: smith
name: Tin Smith
unit: hero
uniqueness: unique
size: medium
height: 5
life: 3
move: 5
range: 1
attack: 4
defense: 2
species: human
class: smith
personality: calm
`;
const scenario = `scenario: A smith moves
rules: [SS-MOVE-001]
board: {hexes: "g1 g1"}
players:
  - {name: red, figures: {smith: {card: smith, at: a1}}}
steps:
  - activate: smith
`;

/** A stranger's pack in which everything that could run springs a trap: it writes a file. */
function trapped() {
  const folder = folderWith({});
  const sprung = join(folder, 'sprung');
  const trap = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(sprung)}, 'x');\n`;
  const files: Record<string, string> = {
    'pack.yaml':
      'id: yard\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape]\nlicence: MIT\ncredits: Somebody\n',
    'cards/smith.yaml': `${card}abilities: [trap]\n`,
    'prices/standard.yaml': 'format: standard\nprices: {smith: 90}\n',
    'abilities/trap/trap.mjs': `${trap}export default () => ({});\n`,
    'abilities/trap/trap.scenarios.yaml': scenario,
    'cards/smith.scenarios.yaml': scenario,
    'maps/yard.yaml': 'map: Yard\nhexes: |\n  g1 g1 g1 g1\n',
    'package.json':
      '{"name": "yard", "type": "module", "main": "index.js", "scripts": {"test": "node index.js"}}\n',
    'cards/smith.test.ts': `${trap}// proving(\n`,
    'smith.test.js': `${trap}// proving(\n`,
  };
  for (const path of [
    ...[
      'index.js',
      'vitest.config.ts',
      'vitest.config.js',
      'vite.config.js',
      'vitest.setup.ts',
      'tsup.config.ts',
    ],
    ...['scape.config.js', '.scaperc.js', '.pnpmfile.cjs', 'scenario.worker.js', 'plugin.js'],
    'node_modules/vitest/vitest.mjs',
    'node_modules/piscina/index.js',
    'node_modules/@scapewright/skirmish/index.js',
  ])
    files[path] = trap;
  files['node_modules/vitest/package.json'] = '{"name": "vitest", "version": "9.9.9"}';
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, isSprung: () => existsSync(sprung) };
}

/** What each command is asked for in the folder of the pack. */
const asked: Readonly<Record<string, readonly (readonly string[])[]>> = {
  demo: [
    ['demo', '--no-maps'],
    ['demo', '--army', 'smith', '--army', 'hulk', '--no-maps'],
  ],
  play: [
    ['play', '--army', 'smith', '--army', 'hulk'],
    ['play', '--map', 'yard'],
    ['play', '--load', 'package.json'],
  ],
  sim: [
    ['sim', 'hulk', 'batman', '--games', '2', '--threads', '2'],
    ['sim', 'smith', 'hulk', '--games', '2'],
  ],
  'arena ladder': [['arena', 'ladder', '--pair', 'greedy:random', '--games', '2', '--threads', '1']],
  'arena run': [['arena', 'run', 'package.json']],
  'arena work': [['arena', 'work', '--database', 'postgres://nobody@127.0.0.1:1/none']],
  'arena prices': [['arena', 'prices', 'raelin', '--games', '0']],
  'arena points': [['arena', 'points', '--ruleset', 'superscape', '--games', '12']],
  'arena train': [['arena', 'train', '--games', '1']],
  replay: [
    ['replay', 'package.json'],
    ['replay', 'index.js'],
  ],
  test: [['test'], ['test', '.'], ['test', 'abilities', '--threads', '2'], ['test', 'smith.test.js']],
  check: [['check'], ['check', '.'], ['check', '--json']],
  rules: [
    ['rules', '--coverage'],
    ['rules', '--coverage', '.'],
    ['rules', '--coverage', 'cards', '--json'],
    ['rules', '--coverage', 'smith.test.js'],
    ['rules', '--tree'],
    ['rules', 'SS-MOVE-001'],
    ['rules', '--rulings'],
  ],
  'map show': [
    ['map', 'show', 'yard'],
    ['map', 'show', 'maps/yard.yaml'],
  ],
  'map check': [
    ['map', 'check', 'maps'],
    ['map', 'check', '.'],
  ],
  'map list': [['map', 'list']],
  'map convert': [['map', 'convert', 'maps/yard.yaml', 'out.hsc']],
  'card show': [
    ['card', 'show', 'smith'],
    ['card', 'show', 'hulk'],
  ],
  'card list': [['card', 'list']],
  'army list': [['army', 'list']],
  'new pack': [['new', 'pack', 'Other']],
  'new card': [['new', 'card', 'Brann', '--points', '120']],
  'new ability': [
    ['new', 'ability', 'Long Arm'],
    ['new', 'ability', 'Short Arm', '--coded'],
  ],
  fuzz: [
    ['fuzz', '--games', '2', '--threads', '2'],
    ['fuzz', '--maps', 'maps', '--games', '2'],
  ],
};

const program = createProgram({ world: { output: {}, errors: {} } } as never);
const commands = program.commands.flatMap((one) =>
  one.commands.length > 0 ? one.commands.map((inner) => `${one.name()} ${inner.name()}`) : [one.name()],
);

describe('no command runs anything of a pack unasked:', () => {
  test.each(commands)(
    '%s',
    async (command) => {
      const words = asked[command] ?? [];
      expect(words.length, `lay traps for scape ${command} too`).toBeGreaterThan(0);
      for (const one of words) {
        const { folder, isSprung } = trapped();
        const { err } = await scape(one, { folder, typed: ['quit'] });
        expect(err, one.join(' ')).not.toMatch(/error: (?:unknown|too many|missing)/);
        expect(isSprung(), one.join(' ')).toBe(false);
      }
    },
    120_000,
  );

  test.each(commands)(
    '%s waits for no pipe of a pack, and reads no device to its end',
    async (command) => {
      for (const words of asked[command] ?? []) {
        const { folder } = trapped();
        for (const path of ['cards/pipe.yaml', 'pipe.scenarios.yaml', 'pipe.test.ts', 'maps/pipe.yaml'])
          execFileSync('mkfifo', [join(folder, path)]);
        mkdirSync(join(folder, 'abilities/endless'));
        for (const path of ['abilities/endless/endless.mjs', 'prices/endless.yaml', 'endless.test.ts'])
          symlinkSync('/dev/zero', join(folder, path));
        const { err } = await scape(words, { folder, typed: ['quit'] });
        expect(err, words.join(' ')).not.toMatch(
          /error: (?:unknown|too many|missing)|should not have happened/,
        );
      }
    },
    60_000,
  );

  test('the traps spring for whoever trusts the pack', async () => {
    const checked = trapped();
    await scape(['check', '.', '--code'], { folder: checked.folder });
    expect(checked.isSprung()).toBe(true);
    const covered = trapped();
    await scape(['rules', '--coverage', 'cards', '--code'], { folder: covered.folder });
    expect(covered.isSprung()).toBe(true);
    const told = trapped();
    const { out } = await scape(['rules', '--coverage', '.'], { folder: told.folder });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      '2 test files not run: tests are code; read them, and if you trust them add --code',
    );
  }, 120_000);
});
