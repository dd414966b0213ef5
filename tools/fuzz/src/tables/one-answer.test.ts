import type { Question } from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { Table, tableWords } from '@scapewright/table';
import { expect, test } from 'vitest';
import { randomBattle, tableCases } from './random-battle.ts';

/** Is there one answer alone, as the contract lets anybody see it? A way is a choice, unless it can only end where it costs nothing. */
function hasOneAnswer({ shape, least, most, options, places }: Question): boolean {
  if (shape === 'chance') return false;
  if (shape === 'path') return options.length === 1 && options[0]?.preview?.['cost'] === 0;
  if (shape === 'allot') return options.length === 1 && (places?.length ?? most) > 0;
  return shape === 'pick' ? least >= options.length : options.length <= 1;
}

test('nobody is asked what has one answer alone, in random games of both rulesets and every variant', () => {
  const faults = new Set<string>();
  let asked = 0;
  let forced = 0;
  for (let seed = 1; seed <= 24; seed++) {
    const found = randomBattle(seed, tableCases[seed % tableCases.length] as (typeof tableCases)[number], 3);
    if (!found) continue;
    const { engine, record } = found;
    const table = new Table({ engine, record, words: tableWords(engine) });
    const roll = dice(seed);
    for (let at = 0; at < 3000 && table.status === 'playing'; at++)
      for (const seat of table.seats) {
        while (table.step());
        const [question] = table.stream(seat).moment.questions;
        if (!question) continue;
        asked++;
        if (hasOneAnswer(question)) faults.add(`${question.asks}: ${question.title}`);
        table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
      }
    forced += table.journal.filter((entry) => entry.kind === 'answer' && entry.by === 'rules').length;
  }
  expect([...faults]).toEqual([]);
  expect(asked).toBeGreaterThan(500);
  expect(forced).toBeGreaterThan(0);
}, 60_000);
