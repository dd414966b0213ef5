import type { FromTable } from '@scapewright/protocol';
import { Table, TableHost, tableWords } from '@scapewright/table';
import { createEngine, rulesetNames } from '@scapewright/table/battle';
import { newBattle } from '@scapewright/table/content';
import { describe, expect, test } from 'vitest';
import { ownContent } from '../content/index.ts';

const { library, maps } = ownContent();
const bytesOf = (message: FromTable): number => Buffer.byteLength(JSON.stringify(message));
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Cards worth so many points together, each once. */
function armyWorth(ruleset: string, points: number, taken: Set<string>): string[] {
  let left = points;
  const army: string[] = [];
  for (const { card, prices } of library.cardsFor(ruleset)) {
    const price = prices.get('standard') ?? 0;
    if ((card.unit !== 'hero' && card.unit !== 'squad') || price === 0 || price > left || taken.has(card.id))
      continue;
    taken.add(card.id);
    army.push(card.id);
    left -= price;
  }
  return army;
}

/** A game of 1,000 points between bots, as somebody who watches is sent it. */
function watched(ruleset: (typeof rulesetNames)[number]) {
  const engine = createEngine(ruleset);
  const taken = new Set<string>();
  const sides = ['Dawn', 'Dusk'].map((player) => ({
    player,
    seat: 'quick' as const,
    cards: armyWorth(ruleset, 500, taken),
  }));
  for (const map of maps) {
    const made = newBattle(engine, library, { ruleset, map, seed: 'bytes', roundLimit: 6, sides });
    if (!made.ok) continue;
    const table = new Table({ engine, record: made.record, words: tableWords(engine) });
    const host = new TableHost(table, { id: 'bytes' });
    const messages: FromTable[] = [];
    host.connect(-1, (message) => messages.push(message)).receive({ type: 'hello', protocol: 1 });
    host.pump();
    const late: FromTable[] = [];
    host.connect(-1, (message) => late.push(message)).receive({ type: 'hello', protocol: 1 });
    return { messages, late };
  }
  throw new Error('no map takes these armies');
}

describe.each(rulesetNames)('what a viewer is sent in %s', (ruleset) => {
  const { messages, late } = watched(ruleset);

  test('of a move without dice is at most 2 kB, half of all below 900 bytes, and with dice or the next turn at most 3 kB', () => {
    const moves = messages.filter(
      (one) =>
        one.type === 'update' &&
        one.lines.some(({ step, level }) => /^3[A-Z]/.test(step) && level === 'normal') &&
        one.lines.every(({ level }) => level !== 'brief'),
    );
    const isMore = (one: FromTable): boolean =>
      one.type === 'update' && one.lines.some(({ kind, rolls }) => kind === 'turn' || rolls !== undefined);
    const plain = moves.filter((one) => !isMore(one)).map(bytesOf);
    expect(plain.length).toBeGreaterThan(40);
    expect(Math.max(...plain)).toBeLessThanOrEqual(2000);
    expect(median(plain)).toBeLessThan(900);
    expect(Math.max(...moves.map(bytesOf))).toBeLessThanOrEqual(3000);
  });

  test('as the whole state of 1,000 points is at most 40 kB', () => {
    const states = [...messages, ...late].filter(({ type }) => type === 'state');
    expect(states).toHaveLength(2);
    expect(Math.max(...states.map(bytesOf))).toBeLessThan(40_000);
  });
});
