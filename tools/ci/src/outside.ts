import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { packInto, publishables } from './tarballs.ts';

/**
 * Writes, checks, tests and plays a pack as an author does who has no checkout: in an empty folder, with an empty home, from the packed
 * packages alone. Run after the builds.
 */
const place = mkdtempSync(join(tmpdir(), 'scapewright-outside-'));
const project = join(place, 'project');
const pack = join(project, 'tin-village');

/** A command of the author, and what its output has to hold. */
function run(folder: string, words: readonly string[], expected: RegExp | undefined, code = 0): void {
  const [command = '', ...rest] = words;
  const ended = spawnSync(command, rest, { cwd: folder, encoding: 'utf8', env: environment() });
  const said = `${ended.stdout}${ended.stderr}`;
  if (ended.status === code && (expected === undefined || expected.test(said))) return;
  throw new Error(
    `${words.join(' ')}\nended with ${ended.status}, and said:\n${said}\n(expected ${code}, ${expected})`,
  );
}

const scape = (line: string, expected: RegExp, code = 0): void =>
  run(existsSync(pack) ? pack : project, ['npx', '--no-install', 'scape', ...wordsOf(line)], expected, code);

const wordsOf = (line: string): string[] =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** Settings of the surroundings that a new terminal would not have; where packages come from stays as the machine has it. */
const inherited =
  /^(?:npm_(?!config_(?:registry|cafile|ca|proxy|https?_proxy|noproxy|strict_ssl)$)|pnpm_|INIT_CWD$|SCAPE_|NODE_OPTIONS$|NODE_PATH$)/i;

/** An empty home, and nothing of this checkout in the path but Node itself where there is no other. */
function environment(): NodeJS.ProcessEnv {
  const settings = process.env['npm_config_userconfig'] ?? join(homedir(), '.npmrc');
  const own = Object.entries(process.env).filter(([name]) => !inherited.test(name));
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const hasNode = path.some((folder) => existsSync(join(folder, 'node')));
  return {
    ...Object.fromEntries(own),
    PATH: [...(hasNode ? [] : [dirname(process.execPath)]), ...path].join(delimiter),
    HOME: join(place, 'home'),
    NO_COLOR: '1',
    ...(existsSync(settings) ? { npm_config_userconfig: settings } : {}),
  };
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(pack, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(pack, file), changed);
}

/** The schemas that generated files name must be there. */
function checkSchemaLines(): void {
  for (const file of globSync('**/*.yaml', { cwd: pack })) {
    const [, schema] =
      /^# yaml-language-server: \$schema=(\S+)/.exec(readFileSync(join(pack, file), 'utf8')) ?? [];
    if (schema === undefined) throw new Error(`${file} names no schema`);
    JSON.parse(readFileSync(join(pack, dirname(file), schema), 'utf8'));
  }
}

try {
  for (const folder of ['home', 'project', 'tarballs']) mkdirSync(join(place, folder));
  const tarballs = publishables().map((one) => packInto(one, join(place, 'tarballs')));
  run(project, ['npm', 'init', '-y'], undefined);
  run(project, ['npm', 'install', '--no-audit', '--no-fund', ...tarballs], undefined);

  scape('new pack "Tin Village"', /new {2}tin-village\/pack\.yaml/);
  scape('new card "Tin Smith" --points 90', /set {2}prices\/standard\.yaml: 90 points/);
  scape('new ability "Long Arm"', /new {2}abilities\/long-arm\.yaml/);
  scape('new ability "Iron Grip" --coded', /new {2}abilities\/iron-grip\/iron-grip\.mjs/);
  checkSchemaLines();
  scape('check .', /iron-grip\.mjs:1:1 the ability is code, and code is not run unasked/, 1);
  scape('check . --code', /fine \.: tin-village@0\.1\.0, 2 cards, 1 ability/);
  scape('test --code', /4 passed, 0 failed/);
  edit('cards/tin-smith.yaml', 'abilities: []', 'abilities: [long-arm, { iron-grip: { dice: 2 } }]');
  scape('check . --code', /fine/);
  scape('test cards --code', /2 passed, 0 failed/);
  scape('card show first-card', /FIRST CARD|First Card/);
  scape('card show tin-smith', /Tin Smith lacks iron-grip: code of the pack tin-village/, 2);
  scape('card show tin-smith --code', /LONG ARM[\s\S]*IRON GRIP[\s\S]*2 more attack dice/);
  scape(
    'card show tin-smith --code --png smith.png --pdf smith.pdf',
    /smith\.pdf is written: 1 card on 1 page/,
  );
  scape(
    'sim tin-smith first-card --games 8 --threads 2 --seed a --code',
    /Tin Smith \(90 points, quick bot\)/,
  );
  scape(
    'play --code --army tin-smith --army first-card --player greedy --player random --seed a --save game.json',
    /Long Arm/,
  );
  scape('replay game.json --code', /same: all \d+ decisions, the whole paused game/);
  edit('cards/tin-smith.yaml', 'attack: 4', 'atack: 4');
  scape('check . --code', /cards\/tin-smith\.yaml:\d+:1 unknown key "atack"; did you mean "attack"\?/, 1);
  console.log('A pack outside the repository is written, checked, tested, printed and played.');
} finally {
  rmSync(place, { recursive: true, force: true });
}
