import { textOfLine } from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { createEngine } from '../battle/index.ts';
import { german } from '../german/index.ts';
import { Table } from '../table/table.ts';
import { tableWords } from './table-words.ts';

const engine = createEngine('superscape');
const words = tableWords(engine, { de: german() });

test('each viewer is told the same in a language of its own', () => {
  const table = new Table({ engine, record: skirmish(['person', 'person']), words });
  const roll = dice(3);
  const titles: string[] = [];
  for (let at = 0; at < 400 && table.status === 'playing'; at++) {
    while (table.step());
    for (const seat of table.seats) {
      const [question] = table.stream(seat).momentIn('de-AT').questions;
      if (!question) continue;
      titles.push(question.title);
      table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
    }
  }
  const stream = table.stream(0);
  const [english, german_] = [stream.lines, stream.linesIn('de')];
  expect(german_.map(({ n, rules, step, level }) => ({ n, rules, step, level }))).toEqual(
    english.map(({ n, rules, step, level }) => ({ n, rules, step, level })),
  );
  expect(titles.some((title) => /^Wähle, wohin \w+ zieht/.test(title))).toBe(true);
  expect(english.map(textOfLine).some((text) => / attacks .* hits?\b/.test(text))).toBe(true);
  expect(german_.map(textOfLine).some((text) => / greift .* an: .*Treffer/.test(text))).toBe(true);
  expect(stream.linesIn('fr')).toEqual(english);
});

test('what is refused is refused in the language of who asked', () => {
  const table = new Table({ engine, record: skirmish(['person', 'person']), words });
  const outcome = table.answer(-1, { number: 1, pick: 'x' });
  expect(outcome).toMatchObject({ ok: false, message: 'Who watches answers nothing.' });
  if (!outcome.ok) expect(outcome.say(table.speaker('de'))).toBe('Wer zusieht, antwortet nicht.');
});
