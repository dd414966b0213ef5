import { textOfLine } from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { createEngine } from '../battle/index.ts';
import { Table } from '../table/table.ts';
import { tableWords } from './table-words.ts';

const engine = createEngine('superscape');

/** A whole game between people who answer at random, and what was asked and told. */
function playedGame() {
  const table = new Table({ engine, record: skirmish(['person', 'person']), words: tableWords(engine) });
  const roll = dice(12);
  const titles: string[] = [];
  for (let at = 0; at < 2000 && table.status === 'playing'; at++)
    for (const seat of table.seats) {
      while (table.step());
      const [question] = table.stream(seat).moment.questions;
      if (!question) continue;
      titles.push(question.title, ...question.options.flatMap(({ label, note = '' }) => [label, note]));
      table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
    }
  return { table, titles, lines: table.stream(-1).lines.map(textOfLine) };
}

test('nothing that people read is an internal key', () => {
  const { titles, lines } = playedGame();
  const keys =
    /\b(figure|space|card|hook|ability|token):|undefined|NaN|\{|\}|[a-z]\d+@\d|\b[a-z]+\.[a-z-]+\b(?<!\d)/;
  expect(titles.length).toBeGreaterThan(100);
  expect([...titles, ...lines].filter((text) => keys.test(text))).toEqual([]);
});

test('the log begins with the setup, has a heading for each round and turn, and ends with the winner', () => {
  const { table, lines } = playedGame();
  const kinds = table.stream(0).lines.map(({ kind }) => kind);
  expect(kinds).toContain('round');
  expect(kinds).toContain('turn');
  expect(lines.some((line) => /\d+ wounds?, \d+ of \d+ life left\.$/.test(line))).toBe(true);
  expect(table.result?.reason).toMatch(/^(Oak|Elm) wins\.$/);
});

test('attacks on friends stand last, and are asked about once more', () => {
  const table = new Table({ engine, record: skirmish(['person', 'person']), words: tableWords(engine) });
  const roll = dice(2);
  let seen = 0;
  for (let at = 0; at < 4000 && table.status === 'playing' && seen < 5; at++)
    for (const seat of table.seats) {
      while (table.step());
      const [question] = table.stream(seat).moment.questions;
      if (!question) continue;
      if (question.asks === 'target') {
        const first = question.options.findIndex(({ sure }) => sure === true);
        if (first >= 0) {
          seen++;
          expect(
            question.options.slice(first).every(({ sure, side }) => sure === true && side === 'own'),
          ).toBe(true);
        }
      }
      table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
    }
  expect(seen).toBeGreaterThan(0);
});
