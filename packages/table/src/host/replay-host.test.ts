import type { FromTable } from '@scapewright/protocol';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { createEngine } from '../battle/rulesets.ts';
import { Table } from '../table/table.ts';
import { tableWords } from '../words/table-words.ts';
import { ReplayHost } from './replay-host.ts';

const engine = createEngine('superscape');
const words = tableWords(engine);

/** A game that bots have played to its end, after some answers of a person that were taken back. */
function played() {
  const record = skirmish(['person', 'greedy']);
  const table = new Table({ engine, record, words });
  for (let turn = 0; turn < 400 && table.status === 'playing'; turn++) {
    while (table.step());
    const [question] = table.stream(0).moment.questions;
    if (!question) continue;
    const pick =
      question.shape === 'allot'
        ? Array.from(
            { length: question.most },
            (_, at) => question.options[at % question.options.length]?.key ?? '',
          )
        : (question.options[turn % question.options.length]?.key ?? '');
    table.answer(0, { number: question.number, pick });
    if (turn % 7 === 3) table.undo(0);
    if (turn === 60) table.resign(0);
  }
  return { record, table };
}

function watched(host: ReplayHost) {
  const got: FromTable[] = [];
  const connection = host.connect((message) => got.push(message));
  connection.receive({ type: 'hello', protocol: 1 });
  return { got, connection };
}

describe('a replay', () => {
  const { record, table } = played();
  const host = new ReplayHost('r', { engine, record, words }, table.course);

  test('leaves out what was taken back, and ends as the game did', () => {
    expect(table.status).toBe('over');
    expect(table.journal.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(host.stopped).toBeUndefined();
    expect(host.places).toHaveLength(table.course.length + 1);
    const { got } = watched(host);
    host.seek(9999);
    expect(got.findLast(({ type }) => type === 'state')).toMatchObject({
      view: JSON.parse(JSON.stringify(table.stream(-1).moment.view)),
    });
    expect(got.at(-1)).toMatchObject({ type: 'over', result: { winners: table.result?.winners } });
  });

  test('shows any place, and tells what is asked there', () => {
    const { got, connection } = watched(host);
    for (const place of [30, 10, 20]) {
      host.seek(place);
      const state = got.at(-1);
      if (state?.type !== 'state') throw new Error('no state');
      expect(state.view.round).toBe(host.places[place]?.round);
      connection.receive({ type: 'ask', id: `a${place}`, what: 'card', card: 'giant' });
      expect(got.at(-1)).toMatchObject({ type: 'told', id: `a${place}`, name: 'giant' });
    }
    const wounds = (at: number): number => {
      host.seek(at);
      const state = got.findLast(({ type }) => type === 'state');
      return state?.type === 'state' ? state.view.figures.reduce((sum, one) => sum + one.wounds, 0) : -1;
    };
    expect(wounds(0)).toBe(0);
    expect(wounds(host.places.length - 1)).toBeGreaterThan(0);
  });

  test('is answered by nobody', () => {
    const { got, connection } = watched(host);
    connection.receive({ type: 'answer', id: 'x', number: 1, pick: 'a1' });
    expect(got.at(-1)).toMatchObject({ type: 'refused', code: 'spectator' });
    connection.receive('nonsense');
    expect(got.at(-1)).toMatchObject({ type: 'error' });
  });

  test('goes as far as it can where an answer cannot have been given', () => {
    const entries = [...table.course];
    entries[12] = { kind: 'answer', seat: 1, reply: [99_999], by: 'person' };
    const cut = new ReplayHost('r', { engine, record, words }, entries);
    expect(cut.places).toHaveLength(13);
    expect(cut.stopped).toBeTruthy();
  });
});
