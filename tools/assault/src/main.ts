import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { attackWith, type Result } from './attack.ts';
import { attacks } from './attacks/index.ts';
import { tableOf } from './table.ts';

const usage = `pnpm run assault [ATTACK ...] [--seed TEXT] [--rounds NUMBER | --share 0.1] [--round NUMBER]
attacks: ${attacks.map(({ name }) => name).join(', ')}
`;

/** Tries all attacks, or those that are named. */
async function assault(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      rounds: { type: 'string' },
      share: { type: 'string', default: '1' },
      round: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const unknown = positionals.find((name) => !attacks.some((attack) => attack.name === name));
  if (values.help || unknown !== undefined) {
    process.stderr.write(unknown === undefined ? usage : `there is no attack ${unknown}\n${usage}`);
    return unknown === undefined ? 0 : 2;
  }
  const { seed } = values;
  process.stdout.write(`seed ${seed}, Node ${process.version}\n\n`);
  const results: Result[] = [];
  for (const attack of attacks) {
    if (positionals.length > 0 && !positionals.includes(attack.name)) continue;
    const whole = Math.ceil(attack.rounds.whole * Number(values.share));
    const count = values.round === undefined ? Number(values.rounds ?? whole) : 1;
    const first = Number(values.round ?? 0);
    const onRound = (round: number) => showRound(attack.name, round);
    results.push(await attackWith(attack, { seed, count, first, onRound }));
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  process.stdout.write(tableOf(results, seed));
  return results.some(({ fallen }) => fallen.length > 0) ? 1 : 0;
}

/** On one line of a terminal, round by round; elsewhere, where lines stay, the beginning of each attack. */
function showRound(name: string, round: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${name} ${round + 1} `);
  else if (round === 0) process.stderr.write(`${name} ...\n`);
}

process.exit(await assault());
