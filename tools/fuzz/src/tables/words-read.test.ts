import { type Line, type Question, textOfLine } from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { Table, tableWords } from '@scapewright/table';
import { german } from '@scapewright/table/german';
import { expect, test } from 'vitest';
import { randomBattle, tableCases } from './random-battle.ts';

/** Games whose every word is read. `SCAPEWRIGHT_WORDS=2000` reads more. */
const games = Number(process.env['SCAPEWRIGHT_WORDS'] ?? 14);
const languages = ['en', 'de'] as const;

/** A key, a place that nobody filled, a message that is none: nothing that people should ever read. */
const internal =
  /\b(figure|space|card|hook|ability|token|rule|place|player|offer|kind|name|text|symbol|terrain|object|link|ask|line|option|note|unit|explain):[a-z0-9]|undefined|\bNaN\b|\[object|[{}]|\b[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\b/i;

const wordsOf = ({ title, text, options, barred = [], places = [] }: Question): readonly string[] => [
  title,
  text,
  ...places,
  ...[...options, ...barred].flatMap(({ label, note = '' }) => [label, note]),
];

test(`no word of ${games} random games is an internal key, in any language`, { timeout: 7_200_000 }, () => {
  const faults = new Set<string>();
  const read = (text: string): void => {
    if (internal.test(text.replaceAll(/\b(Sgt|Dr|Mr|St|vs|Nr)\.\s?/g, ''))) faults.add(text);
  };
  let played = 0;
  for (let seed = 1; played < games; seed++) {
    const found = randomBattle(seed, tableCases[seed % tableCases.length] as (typeof tableCases)[number], 3);
    if (!found) continue;
    played++;
    const { engine, record } = found;
    const table = new Table({ engine, record, words: tableWords(engine, { de: german() }) });
    const roll = dice(seed);
    for (let at = 0; at < 3000 && table.status === 'playing'; at++)
      for (const seat of table.seats) {
        while (table.step());
        const stream = table.stream(seat);
        for (const language of languages) {
          const [question] = stream.momentIn(language).questions;
          if (question) for (const text of wordsOf(question)) read(text);
        }
        const [question] = stream.moment.questions;
        if (question) table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
      }
    for (const language of languages)
      for (const line of table.stream(-1).linesIn(language) as readonly Line[]) read(textOfLine(line));
  }
  expect([...faults]).toEqual([]);
});
