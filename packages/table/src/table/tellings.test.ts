import { dice, randomPick } from '@scapewright/protocol/testing';
import type { ToldEvent } from '@scapewright/skirmish/explain';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { createEngine } from '../battle/index.ts';
import { tableWords } from '../words/table-words.ts';
import { Table } from './table.ts';
import { Tellings } from './tellings.ts';
import type { NewLine, SavedTeller, Teller } from './words.ts';

const event = (reason: string): ToldEvent => ({ reason, step: '', source: undefined, data: {} }) as ToldEvent;

/** Remembers the reason that it told last, and whoever told the same remembers the same. */
class Counting implements Teller {
  private readonly count: { tells: number };
  private last: string;
  constructor(count: { tells: number }, last = '') {
    this.count = count;
    this.last = last;
  }
  tell(events: readonly ToldEvent[]): NewLine[] {
    this.count.tells++;
    const lines = events.map(({ reason }) => ({ step: `${this.last}>${reason}`, rules: [], told: [] }));
    this.last = events.at(-1)?.reason ?? this.last;
    return lines as unknown as NewLine[];
  }
  rewind(): void {
    this.last = '';
  }
  copy(): Counting {
    return new Counting(this.count, this.last);
  }
  save(): SavedTeller {
    return { wounds: [], step: this.last, explained: [], dice: { from: [] } };
  }
  isLike(other: Teller): boolean {
    return other instanceof Counting && other.last === this.last;
  }
}

describe('what viewers are told', () => {
  test('is told once where they see the same, apart where they do not, and once again when both would tell alike', () => {
    const count = { tells: 0 };
    const tellings = new Tellings([0, 1, -1], () => new Counting(count));
    const seen = new Map<number, ToldEvent[]>([0, 1, -1].map((viewer) => [viewer, []]));
    const happen = (reason: string, viewers = [0, 1, -1]) => {
      const one = event(reason);
      for (const viewer of viewers) seen.get(viewer)?.push(one);
    };
    const told = () => {
      count.tells = 0;
      const lines = tellings.tell((viewer, since) => (seen.get(viewer) ?? []).slice(since));
      return [[0, 1, -1].map((viewer) => lines.get(viewer)?.map(({ step }) => step)), count.tells];
    };
    happen('a');
    expect(told()).toEqual([[['>a'], ['>a'], ['>a']], 1]);
    happen('secret', [1]);
    expect(told()).toEqual([[[], ['a>secret'], []], 1]);
    happen('b');
    expect(told()).toEqual([[['a>b'], ['secret>b'], ['a>b']], 2]);
    happen('c');
    expect(told()).toEqual([[['b>c'], ['b>c'], ['b>c']], 1]);
  });

  test('is what a teller of its own would tell each of them', () => {
    const engine = createEngine('superscape');
    const words = tableWords(engine);
    const table = new Table({ engine, record: skirmish(['person', 'person']), words });
    const viewers = [0, 1, -1];
    const own = viewers.map((viewer) => {
      const teller = words.teller(() => table.match);
      return { viewer, teller, told: 0, lines: [] as NewLine[] };
    });
    const roll = dice(17);
    const tellOwn = () => {
      for (const one of own) {
        const events = table.match.events(one.viewer, one.told);
        one.told += events.length;
        one.lines.push(...one.teller.tell(events));
      }
    };
    tellOwn();
    for (let answers = 0; answers < 400 && table.status === 'playing'; answers++)
      for (const seat of table.seats) {
        const [question] = table.stream(seat).moment.questions;
        if (!question) continue;
        table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
        tellOwn();
      }
    expect(own.map(({ lines }) => lines.length)).not.toContain(0);
    const speaker = words.speaker();
    for (const { viewer, lines } of own)
      expect(table.stream(viewer).lines.map(({ n: _, ...line }) => line)).toEqual(
        lines.map((line) => speaker.newLine(line)),
      );
  });
});
