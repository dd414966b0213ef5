import { type FromTable, fromTable, type ToTable, type View, withChanges } from '@scapewright/protocol';
import { type Dice, dice, randomPick } from '@scapewright/protocol/testing';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { plainWords } from '../../test/plain-words.ts';
import { createEngine, type SeatKind } from '../battle/index.ts';
import type { JournalEntry } from '../table/journal.ts';
import { Table } from '../table/table.ts';
import type { HostOptions } from './host-options.ts';
import { TableHost } from './table-host.ts';

const engine = createEngine('superscape');
const open = (seats: readonly SeatKind[], options: Partial<HostOptions> = {}, journal: JournalEntry[] = []) =>
  new TableHost(new Table({ engine, record: skirmish(seats), words: plainWords }, journal), {
    id: 't1',
    ...options,
  });

/** One who knows the contract and nothing of the game, and checks all that it is sent. */
class Stranger {
  readonly received: FromTable[] = [];
  view: View | undefined;
  at = -1;
  questions: Extract<FromTable, { type: 'update' }>['questions'] = [];
  private readonly connection;
  private answers = 0;

  constructor(host: TableHost, seat: number) {
    this.connection = host.connect(seat, (message) =>
      this.take(fromTable.parse(JSON.parse(JSON.stringify(message)))),
    );
    this.say({ type: 'hello', protocol: 1 });
  }

  say(message: ToTable | object): void {
    this.connection.receive(JSON.parse(JSON.stringify(message)));
  }

  last<Type extends FromTable['type']>(type: Type): Extract<FromTable, { type: Type }> | undefined {
    return this.received.findLast((message) => message.type === type) as never;
  }

  /** Answers what is asked, whatever it is. False where nothing is. */
  answer(roll: Dice): boolean {
    const [question] = this.questions;
    if (!question) return false;
    const pick = randomPick(question, roll);
    this.say({ type: 'answer', id: `a${this.answers++}`, number: question.number, pick });
    return true;
  }

  close(): void {
    this.connection.close();
  }

  private take(message: FromTable): void {
    this.received.push(message);
    if (message.type === 'state') this.view = message.view;
    if (message.type === 'update') {
      expect(message.at).toBe(this.at + 1);
      this.view = withChanges(this.view as View, message.changes);
    }
    if (message.type !== 'state' && message.type !== 'update') return;
    this.at = message.at;
    this.questions = message.questions;
  }
}

const playOn = (players: readonly Stranger[], roll: Dice, most = 2000): void => {
  for (let at = 0; at < most && players.map((player) => player.answer(roll)).includes(true); at++);
};

describe('a table that is served', () => {
  test('is played to its end by strangers, watched by another, and all join to what is', () => {
    const host = open(['person', 'person', 'random']);
    const players = [new Stranger(host, 0), new Stranger(host, 1)];
    const watcher = new Stranger(host, -1);
    playOn(players, dice(3));
    for (const one of [...players, watcher]) {
      expect(one.last('over')?.result.winners.length).toBeGreaterThan(0);
      const fresh = new Stranger(host, one === watcher ? -1 : players.indexOf(one));
      expect(one.view).toEqual(fresh.view);
      expect(one.at).toBe(fresh.at);
    }
    expect(watcher.received.some((message) => 'questions' in message && message.questions.length > 0)).toBe(
      false,
    );
  });

  test('counts an answer once, whatever comes twice, also after a restart', () => {
    const journal: JournalEntry[] = [];
    const keep = (entry: JournalEntry) => {
      journal.push(entry);
      return undefined;
    };
    const host = open(['person', 'person'], { keep });
    const players = [new Stranger(host, 0), new Stranger(host, 1)];
    const player = players.find(({ questions }) => questions.length > 0) as Stranger;
    const [question] = player.questions;
    const answer = { type: 'answer', id: 'x', number: question?.number, pick: question?.options[0]?.key };
    player.say(answer);
    const first = player.last('accepted');
    player.say(answer);
    expect(player.last('accepted')).toEqual(first);
    expect(journal).toHaveLength(1);
    const again = open(['person', 'person'], {}, JSON.parse(JSON.stringify(journal)));
    const back = new Stranger(again, players.indexOf(player));
    back.say(answer);
    expect(back.last('accepted')).toEqual(first);
    expect(again.table.match.host.hash()).toBe(host.table.match.host.hash());
  });

  test('sends who comes back what was missed, or everything', () => {
    const host = open(['person', 'greedy']);
    const player = new Stranger(host, 0);
    const watcher = new Stranger(host, -1);
    playOn([player], dice(8), 6);
    const { at, view } = watcher;
    watcher.close();
    playOn([player], dice(9), 6);
    watcher.view = view;
    const received: FromTable[] = [];
    const line = host.connect(-1, (message) => received.push(message));
    line.receive({ type: 'hello', protocol: 1, since: at });
    expect(received.map(({ type }) => type).slice(0, 2)).toEqual(['welcome', 'update']);
    line.receive({ type: 'hello', protocol: 1, since: 99_999 });
    expect(received.at(-1)?.type).toMatch(/state|over/);
  });

  test('asks the others before it takes back what they have seen', () => {
    const host = open(['person', 'person']);
    const players = [new Stranger(host, 0), new Stranger(host, 1)] as const;
    playOn(players, dice(4), 12);
    const seat = [0, 1].find((one) => !host.table.stream(one).moment.mayUndo) as 0 | 1;
    const [asker, other] = [players[seat], players[(1 - seat) as 0 | 1]];
    asker.say({ type: 'undo', id: 'u1' });
    expect(other.last('asked')).toEqual({ type: 'asked', from: seat, what: 'undo', id: 'u1' });
    other.say({ type: 'consent', id: 'u1', yes: false });
    expect(asker.last('refused')).toMatchObject({ id: 'u1', message: 'The others do not agree.' });
    const answers = host.table.match.host.inputLog.length;
    asker.say({ type: 'undo', id: 'u2' });
    other.say({ type: 'consent', id: 'u2', yes: true });
    expect(asker.last('accepted')?.id).toBe('u2');
    expect(host.table.match.host.inputLog.length).toBeLessThan(answers);
    expect(asker.view).toEqual(host.table.stream(seat).moment.view);
  });

  test('goes on with what was said and asked after a restart, and elsewhere', () => {
    const journal: JournalEntry[] = [];
    const keep = (entry: JournalEntry) => {
      journal.push(JSON.parse(JSON.stringify(entry)) as JournalEntry);
      return undefined;
    };
    const first = open(['person', 'person'], { keep, now: () => 'noon' });
    const elsewhere = open(['person', 'person']);
    const players = [new Stranger(first, 0), new Stranger(first, 1)] as const;
    playOn(players, dice(4), 12);
    const seat = [0, 1].find((one) => !first.table.stream(one).moment.mayUndo) as 0 | 1;
    const other = (1 - seat) as 0 | 1;
    elsewhere.follow(journal);
    const far = new Stranger(elsewhere, other);
    const told = journal.length;
    players[seat].say({ type: 'chat', id: 'c', text: 'Sorry!' });
    players[seat].say({ type: 'undo', id: 'u' });
    expect(players[seat].last('accepted')?.id).toBe('c');
    elsewhere.follow(journal.slice(told));
    expect(far.last('chat')).toEqual({ type: 'chat', from: seat, text: 'Sorry!', when: 'noon' });
    expect(far.last('asked')).toEqual({ type: 'asked', from: seat, what: 'undo', id: 'u' });

    const again = open(['person', 'person'], { keep }, structuredClone(journal));
    const [back, asked] = [new Stranger(again, seat), new Stranger(again, other)];
    expect(asked.last('chat')?.text).toBe('Sorry!');
    expect(asked.last('asked')?.id).toBe('u');
    back.say({ type: 'chat', id: 'c', text: 'Sorry!' });
    back.say({ type: 'undo', id: 'u' });
    expect(back.received.filter(({ type }) => type === 'chat')).toHaveLength(1);
    expect(asked.received.filter(({ type }) => type === 'asked')).toHaveLength(1);
    const answers = again.table.match.host.inputLog.length;
    asked.say({ type: 'consent', id: 'u', yes: true });
    expect(back.last('accepted')?.id).toBe('u');
    expect(again.table.match.host.inputLog.length).toBeLessThan(answers);
    asked.say({ type: 'consent', id: 'u', yes: true });
    expect(asked.last('accepted')?.id).toBe('u');
    elsewhere.follow(journal.slice(elsewhere.table.journal.length));
    expect(elsewhere.table.match.host.hash()).toBe(again.table.match.host.hash());
    expect(far.view).toEqual(asked.view);
  });

  test('is drawn when everybody agrees, and not before', () => {
    const host = open(['person', 'person', 'person']);
    const players = [new Stranger(host, 0), new Stranger(host, 1), new Stranger(host, 2)] as const;
    const [one, two, three] = players;
    one.say({ type: 'draw', id: 'd' });
    expect([one, two, three].map((player) => player.last('asked')?.what)).toEqual([
      undefined,
      'draw',
      'draw',
    ]);
    two.say({ type: 'consent', id: 'd', yes: false });
    expect(one.last('refused')).toMatchObject({ id: 'd', code: 'illegal' });
    one.say({ type: 'draw', id: 'd' });
    playOn(players, dice(4), 3);
    two.say({ type: 'consent', id: 'd', yes: true });
    expect(host.table.status).toBe('playing');
    three.say({ type: 'draw', id: 'mine' });
    expect(three.last('accepted')?.id).toBe('mine');
    expect(one.last('accepted')?.id).toBe('d');
    for (const player of players) expect(player.last('over')?.result.winners).toEqual([]);
    const copy = new Table(
      { engine, record: skirmish(['person', 'person', 'person']), words: plainWords },
      structuredClone(host.table.journal),
    );
    expect(copy.result).toEqual(host.table.result);
    one.say({ type: 'chat', id: 'bye', text: 'Well played' });
    expect(three.last('chat')?.text).toBe('Well played');
    one.say({ type: 'draw', id: 'late' });
    expect(one.last('refused')).toMatchObject({ id: 'late', code: 'over' });
    const alone = open(['person', 'greedy']);
    const player = new Stranger(alone, 0);
    player.say({ type: 'draw', id: 'd' });
    expect(player.last('refused')).toMatchObject({ id: 'd', code: 'illegal' });
  });

  test('tells nobody that an answer counts before it is kept, and stops where it cannot be', async () => {
    const waiting: { done: () => void; failed: (error: Error) => void }[] = [];
    const keep = () => new Promise<void>((done, failed) => waiting.push({ done, failed }));
    const host = open(['person', 'person'], { keep });
    const players = [new Stranger(host, 0), new Stranger(host, 1)];
    const player = players.find(({ questions }) => questions.length > 0) as Stranger;
    player.answer(dice(1));
    expect(player.last('accepted')).toBeUndefined();
    expect(player.last('update')).toBeUndefined();
    waiting.shift()?.done();
    await new Promise((done) => setTimeout(done, 1));
    expect(player.last('accepted')).toBeDefined();
    expect(player.last('update')).toBeDefined();
    const next = players.find(({ questions }) => questions.length > 0) as Stranger;
    next.answer(dice(1));
    waiting.shift()?.failed(new Error('the disk is full'));
    await new Promise((done) => setTimeout(done, 1));
    expect(next.last('closing')).toEqual({ type: 'closing', retry: 4000 });
    expect(next.last('error')?.message).toContain('the disk is full');
  });

  test.each([null, 3, 'x', [], {}, { type: 'answer' }, { type: 'hello', protocol: 'x' }])(
    'says of %j that it is no message',
    (given) => {
      const host = open(['person', 'greedy']);
      const player = new Stranger(host, 0);
      const hash = host.table.match.host.hash();
      player.say({ wrapped: given });
      expect(player.last('error')?.message).toContain('no message');
      expect(host.table.match.host.hash()).toBe(hash);
    },
  );

  test('refuses by its id what is malformed, foreign, or asked wrongly', () => {
    const host = open(['person', 'person']);
    const player = new Stranger(host, 0);
    player.say({ type: 'answer', id: 'm', number: 1, pick: {} });
    expect(player.last('refused')).toMatchObject({ id: 'm', code: 'malformed' });
    player.say({ type: 'ask', id: 'q', what: 'odds' });
    expect(player.last('refused')).toMatchObject({ id: 'q', code: 'unknown' });
    player.say({ type: 'consent', id: 'c', yes: true });
    expect(player.last('refused')).toMatchObject({ id: 'c', code: 'unknown' });
    const watcher = new Stranger(host, -1);
    watcher.say({ type: 'resign', id: 'r' });
    expect(watcher.last('refused')).toMatchObject({ id: 'r', code: 'spectator' });
    watcher.say({ type: 'consent', id: 'c', yes: true });
    expect(watcher.last('refused')).toMatchObject({ id: 'c', code: 'spectator' });
    watcher.say({ type: 'ask', id: 'l', what: 'log' });
    expect(watcher.last('told')).toMatchObject({ id: 'l', what: 'log' });
  });
});
