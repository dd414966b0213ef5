import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Numbers, oneOf } from '@scapewright/testkit';
import type { Attack, Outcome } from '../attack.ts';
import { scapeApart } from '../run-apart.ts';
import { faultOf, folderWith, scape } from '../run-program.ts';

const battle = ['play', '--seed', 'kills', '--army', 'hulk', '--army', 'batman', '--save', 'game.json'];

/** Is what lies in the folder a whole game that follows from its answers? */
async function faultOfKept(folder: string): Promise<string | undefined> {
  const { out, err } = await scape(['replay', 'game.json', '--verify'], folder);
  return out.startsWith('same: ') ? undefined : `the game that was kept is not whole: ${out}${err}`;
}

const signals = { SIGKILL: null, SIGTERM: 143, SIGHUP: 129 } as const;

/** The program is told to end, or killed, after some answers: in its file is a whole game. */
async function killed(random: Numbers, earlier: string): Promise<Outcome> {
  const folder = folderWith(random(2) === 0 ? { 'game.json': earlier } : {});
  const signal = oneOf(Object.keys(signals) as (keyof typeof signals)[], random);
  const after = 1 + random(25);
  const delay = random(8);
  let isTold = false;
  const ran = await scapeApart(battle, {
    folder,
    answering: () => 'auto',
    onOutput: (out, kill) => {
      if (isTold) return;
      isTold = out.split('\n> ').length > after;
      if (isTold) setTimeout(() => kill(signal), delay);
    },
  });
  if (ran.code === 0) return { came: 'over before' };
  const expected = signals[signal];
  const isRight = expected === null ? ran.signal === 'SIGKILL' : ran.code === expected;
  const isSaid =
    expected === null || /It is in game\.json|It is kept nowhere|Nobody has answered yet/.test(ran.err);
  const fault =
    faultOf(ran) ?? (isRight && isSaid ? undefined : `${signal} ends it with ${ran.code}: ${ran.err}`);
  const kept = existsSync(join(folder, 'game.json')) ? await faultOfKept(folder) : undefined;
  return { came: signal, fell: fault ?? kept };
}

/** The disk has no room for the game: the earlier one is still there, and that is said. */
async function full(random: Numbers, earlier: string): Promise<Outcome> {
  const folder = folderWith({ 'game.json': earlier });
  const ran = await scapeApart(battle, {
    folder,
    typed: `${'auto\n'.repeat(9)}quit\n`,
    mostKilobytes: 1 + random(25),
  });
  const isSaid = ran.out.includes('the game is not kept: game.json cannot be written: ');
  const isThere = readFileSync(join(folder, 'game.json'), 'utf8') === earlier;
  const fault =
    isSaid && isThere && ran.code !== 0
      ? undefined
      : `code ${ran.code}, earlier ${isThere}: ${ran.out.slice(-300)}`;
  return { came: 'no room', fell: faultOf(ran) ?? fault };
}

/** The folder goes away while somebody plays: that is said, and the game goes on. */
async function gone(random: Numbers): Promise<Outcome> {
  const folder = folderWith({ 'games/x': '' });
  // At the second question the first answer is kept.
  const after = 1 + random(8);
  let isAway = false;
  const ran = await scapeApart(battle.with(-1, 'games/game.json'), {
    folder,
    answering: (questions) => (questions > after + 4 ? 'quit' : 'auto'),
    onOutput: (out) => {
      if (isAway || out.split('\n> ').length <= after + 1) return;
      isAway = true;
      renameSync(join(folder, 'games'), join(folder, 'away'));
    },
  });
  if (ran.code === 0 && !ran.out.includes('is not kept')) return { came: 'over before' };
  const isSaid = ran.out.includes('the game is not kept: games/game.json cannot be written');
  writeFileSync(join(folder, 'game.json'), readFileSync(join(folder, 'away/game.json')));
  const fault = isSaid && ran.code !== 0 ? undefined : `code ${ran.code}: ${ran.out.slice(-300)}`;
  return { came: 'folder gone', fell: faultOf(ran) ?? fault ?? (await faultOfKept(folder)) };
}

/** Whatever ends the program or keeps it from writing, a whole game is kept, and no earlier one lost. */
export const kills: Attack = {
  name: 'kills',
  tries: 'signals, full disks and lost folders while somebody plays',
  rounds: { whole: 60, few: 3 },
  begin: async () => {
    const folder = folderWith();
    await scape(battle, folder, ['auto', 'auto', 'auto', 'quit']);
    const earlier = readFileSync(join(folder, 'game.json'), 'utf8');
    return (random) => {
      const kind = random(5);
      return kind === 0 ? full(random, earlier) : kind === 1 ? gone(random) : killed(random, earlier);
    };
  },
};
