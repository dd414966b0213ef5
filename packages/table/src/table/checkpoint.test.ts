import { type Dice, dice, randomPick } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { createEngine, type RulesetName } from '../battle/index.ts';
import { tableWords } from '../words/table-words.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { JournalEntry } from './journal.ts';
import { Table } from './table.ts';

const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** One table with all that goes with it; `more`: a checkpoint to go on from. */
function opening(ruleset: RulesetName, watchDelay: number) {
  const engine = createEngine(ruleset);
  const record = skirmish(['person', 'greedy', 'person'], { ruleset, dice: 'secure' });
  const clock = { terms: { kind: 'live', bank: 1e7, increment: 10 } as const, began: 5 };
  return (journal: readonly JournalEntry[] = [], from?: Checkpoint): Table => {
    const words = tableWords(engine);
    let time = 10 + journal.length;
    const now = () => ++time;
    return new Table({ engine, record, words, firstAt: 1, watchDelay, clock, now }, journal, from);
  };
}

/** Everything that anybody at a table can be told. */
function seen(table: Table): object {
  const of = (viewer: number) => {
    const { at, moment, lines } = table.stream(viewer);
    return { at, moment, lines };
  };
  const viewers = [...table.seats, -1].map((viewer) => of(viewer));
  const { status, result, talk, match, course } = table;
  const save = { ...match.host.save(), hash: match.host.hash() };
  const undo = table.seats.map((seat) => match.mayUndo(seat));
  const checkpoint = table.checkpoint();
  return copied({
    ...{ status, result, course, viewers, save, undo, clock: table.clockAt(1e6) },
    ...{ checkpoint, talk: { chat: talk.chat, requests: talk.requests } },
    ids: Array.from({ length: table.journal.length }, (_, at) => table.accepted.at(0, `i${at}`)),
  });
}

/** Somebody does something: mostly answers, now and then talks, orders, or takes back. */
function act(table: Table, roll: Dice): void {
  while (table.step());
  const id = `i${table.journal.length}`;
  const asked = table.seats.find((seat) => table.stream(seat).moment.questions.length > 0);
  if (asked === undefined) return;
  const what = roll(30);
  if (what === 0) table.say(asked, `word ${id}`, '2026-11-28T00:00:00Z', id);
  else if (what === 1) table.undo(asked, id);
  else if (what === 2) table.order(asked, { swipe: 'always' }, id);
  else if (what === 3) table.draw(asked, id);
  for (const { id: request, waiting } of table.talk.requests)
    for (const seat of waiting) table.consent(seat, request, what > 20 && request !== id);
  const [question] = table.stream(asked).moment.questions;
  if (question) table.answer(asked, { number: question.number, pick: randomPick(question, roll) }, id);
}

test.for([
  ['superscape', 0],
  ['heroscape', 0],
  ['superscape', 3],
] as const)(
  'a table of %s, shown to watchers %i answers later, goes on from any checkpoint as from its journal',
  ([ruleset, delay]) => {
    const open = opening(ruleset, delay);
    let [compared, refused] = [0, 0];
    for (let game = 0; game < 2; game++) {
      const roll = dice(11 + game);
      const table = open();
      let saved: Checkpoint | undefined;
      for (let acts = 0; acts < 200 && table.status === 'playing'; acts++) {
        if (acts % 7 === 0) {
          const made = table.checkpoint();
          if (made) saved = copied(made);
          else refused++;
        }
        act(table, roll);
        if (!saved || acts % 16 !== 0) continue;
        const journal = copied(table.journal);
        expect(seen(open(journal, saved))).toEqual(seen(table));
        compared++;
      }
    }
    expect({ compared: compared > 3, refused: refused > 0 }).toEqual({ compared: true, refused: true });
  },
);

test('a checkpoint of other rules, or of another position, is not gone on from', () => {
  const open = opening('superscape', 0);
  const table = open();
  const roll = dice(5);
  let saved: Checkpoint | undefined;
  for (let acts = 0; acts < 60 && !saved; acts++) {
    act(table, roll);
    saved = table.checkpoint();
  }
  if (!saved) throw new Error('somebody may always take something back');
  const { play } = saved;
  const { match } = play;
  const { journal } = table;
  expect(() => open(journal, { ...saved, play: { ...play, hash: 'another' } })).toThrow('not the one');
  const strange = { ...match, lock: [...match.lock, 'strange@1'] };
  expect(() => open(journal, { ...saved, play: { ...play, match: strange } })).toThrow('strange@1');
});
