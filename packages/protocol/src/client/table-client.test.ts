import { describe, expect, test } from 'vitest';
import { type Carrier, callCarrier } from '../carrier/index.ts';
import { serveViewer } from '../host.ts';
import type { FromTable } from '../messages.ts';
import { CounterTable } from '../testing/counter-table.ts';
import { SimulatedTimers } from '../testing/simulated-timers.ts';
import { type ClientOptions, TableClient } from './index.ts';

/** A client of whatever accepts, in time that a test lets pass. */
function clientOf(accept: (other: Carrier) => void, options: ClientOptions = {}) {
  const timers = new SimulatedTimers();
  const carrier = callCarrier(accept, { defer: (run) => void timers.after(1, run) });
  const client = new TableClient(carrier, { timers, random: () => 0.5, ...options });
  client.open();
  return { timers, carrier, client };
}

function playing(table = new CounterTable(), viewer = 0) {
  return clientOf((other) => void serveViewer(other, (send) => table.connect(viewer, send)));
}

/** A table that a test speaks for. */
function spoken(options: ClientOptions = {}) {
  const heard: { readonly type?: string; readonly id?: string }[] = [];
  const ends: Carrier[] = [];
  const opened: number[] = [];
  const made = clientOf((other) => {
    ends.push(other);
    opened.push(made.timers.now());
    other.listen({ message: (message) => heard.push(message as object), fault: () => {}, state: () => {} });
    other.open();
  }, options);
  const say = (message: object): void => {
    ends.at(-1)?.send(message);
    made.timers.pass(5);
  };
  made.timers.pass(5);
  return { ...made, heard, ends, opened, say };
}

const table = new CounterTable();
const sent: FromTable[] = [];
const connection = table.connect(0, (message) => sent.push(message));
connection.receive({ type: 'hello', protocol: 1 });
const [welcome, state] = sent as [FromTable & { type: 'welcome' }, FromTable & { type: 'state' }];

describe('a client of a table', () => {
  test('knows what it may, and tells only when something is new', async () => {
    const { timers, client } = playing();
    let told = 0;
    client.subscribe(() => told++);
    expect(client.getSnapshot().connection).toBe('opening');
    timers.pass(10);
    const joined = client.getSnapshot();
    expect(joined).toMatchObject({ connection: 'open', at: 0, status: 'playing', welcome: { seat: 0 } });
    expect(client.getSnapshot()).toBe(joined);
    const before = told;
    timers.pass(10);
    expect([client.getSnapshot(), told]).toEqual([joined, before]);
    const outcome = client.answer({ number: joined.questions[0]?.number ?? 0, pick: 'two' });
    expect(client.getSnapshot().unanswered).toBe(1);
    timers.pass(10);
    expect(await outcome).toEqual({ ok: true });
    expect(client.getSnapshot()).toMatchObject({ at: 1, unanswered: 0, questions: [], view: { round: 2 } });
    expect(client.getSnapshot().lines.map(({ parts }) => parts[0]?.text)).toEqual(['0 counts two.']);
    expect(client.getSnapshot().view?.cards[1]).toBe(joined.view?.cards[1]);
  });

  test('says why something was refused, until the next is sent', async () => {
    const { timers, client } = playing();
    timers.pass(10);
    const refused = client.answer({ number: 1, pick: 'nine' });
    timers.pass(10);
    expect(await refused).toEqual({
      ok: false,
      code: 'illegal',
      message: 'Nobody counts like that.',
      rules: [],
    });
    expect(client.getSnapshot().refusal?.code).toBe('illegal');
    const accepted = client.answer({ number: 1, pick: 'one' });
    expect(client.getSnapshot().refusal).toBeUndefined();
    timers.pass(10);
    expect(await accepted).toEqual({ ok: true });
  });

  test('refuses itself what is no message, and what nobody will ever answer', async () => {
    const { timers, client } = playing();
    expect(await client.say('')).toMatchObject({ ok: false, code: 'malformed' });
    const lost = client.say('Hello');
    client.close();
    expect(await lost).toMatchObject({ ok: false, code: 'closed' });
    expect(await client.resign()).toMatchObject({ ok: false, code: 'closed' });
    client.open();
    timers.pass(10);
    expect(client.getSnapshot().connection).toBe('open');
  });

  test('asks beside the game, and gives up where nothing is told', async () => {
    const { timers, client } = playing();
    timers.pass(10);
    const [why, hint] = [client.ask('why', { about: 'e5' }), client.ask('hint', {})];
    timers.pass(10);
    expect(await why).toMatchObject({ ok: true, told: { text: 'So it goes.' } });
    expect(await hint).toMatchObject({ ok: false, code: 'unknown' });
    const mute = spoken({ askTimeout: 1000 });
    mute.say(welcome);
    const never = mute.client.ask('map', {});
    mute.timers.pass(1000);
    expect(await never).toMatchObject({ ok: false, code: 'timeout' });
  });

  test('is asked for consent, and undoes what others agree to', async () => {
    const shared = new CounterTable();
    const [asker, other] = [playing(shared, 0), playing(shared, 1)];
    const pass = (): void => {
      for (let turn = 0; turn < 20; turn++) for (const { timers } of [asker, other]) timers.pass(1);
    };
    pass();
    void asker.client.answer({ number: 1, pick: 'one' });
    pass();
    const undone = asker.client.undo();
    pass();
    const [asked] = other.client.getSnapshot().asked;
    expect(asked).toMatchObject({ from: 0, what: 'undo' });
    const consented = other.client.consent(asked?.id ?? '', true);
    pass();
    expect([await consented, await undone]).toEqual([{ ok: true }, { ok: true }]);
    expect(other.client.getSnapshot().asked).toEqual([]);
    expect(asker.client.getSnapshot()).toMatchObject({ view: { round: 0 }, questions: [{ number: 2 }] });
    void other.client.say('Well played');
    pass();
    expect(asker.client.getSnapshot().chat).toMatchObject([{ from: 1, text: 'Well played' }]);
  });

  test('sends one thing after the other, and again with the same id', () => {
    const { timers, client, heard, say, ends } = spoken();
    say(welcome);
    say(state);
    void client.answer({ number: 1, pick: 'hide' });
    void client.order({ count: 'one' });
    timers.pass(5);
    const answers = () => heard.filter(({ type }) => type === 'answer');
    expect(answers()).toHaveLength(1);
    ends.at(-1)?.close();
    timers.pass(1000);
    expect(heard.at(-1)).toEqual({ type: 'hello', protocol: 1, since: 0 });
    say(welcome);
    expect(answers()).toHaveLength(2);
    expect(answers()[1]).toEqual(answers()[0]);
    expect(heard.some(({ type }) => type === 'orders')).toBe(false);
    say({ type: 'accepted', id: answers()[0]?.id, at: 0 });
    expect(heard.some(({ type }) => type === 'orders')).toBe(true);
  });

  test('does not wish to undo any more what was before an answer that counts', async () => {
    const { client, heard, say, ends, timers } = spoken();
    say(welcome);
    say(state);
    const undo = client.undo();
    void client.answer({ number: 1, pick: 'one' });
    timers.pass(5);
    say({ type: 'accepted', id: heard.find(({ type }) => type === 'answer')?.id, at: 0 });
    ends.at(-1)?.close();
    timers.pass(1000);
    say(welcome);
    expect(await undo).toMatchObject({ ok: false, code: 'stale' });
    expect(heard.filter(({ type }) => type === 'undo')).toHaveLength(1);
  });

  test('comes back ever later, at once where it is told to, and when the table says', () => {
    const { timers, client, ends, opened, say } = spoken({ backoff: { first: 100, longest: 300 } });
    const pauses = [0, 1, 2, 3].map(() => {
      const closedAt = timers.now();
      ends.at(-1)?.close();
      timers.pass(5);
      expect(client.getSnapshot().connection).toBe('waiting');
      timers.pass(400);
      return (opened.at(-1) ?? 0) - closedAt;
    });
    expect(pauses).toEqual([77, 152, 227, 227]);
    say(welcome);
    say({ type: 'closing', retry: 4000 });
    timers.pass(3900);
    expect([client.getSnapshot().connection, ends.length]).toEqual(['waiting', 5]);
    timers.pass(200);
    expect(ends).toHaveLength(6);
    ends.at(-1)?.close();
    timers.pass(5);
    client.open();
    timers.pass(5);
    expect(ends).toHaveLength(7);
  });

  test('makes a new connection where nothing is heard any more', () => {
    const { timers, client, ends, heard, say } = spoken({ patience: 1000, silence: 5000 });
    say(welcome);
    say(state);
    timers.pass(5500);
    expect(heard.at(-1)?.type).toBe('hello');
    say(welcome);
    expect(ends).toHaveLength(1);
    timers.pass(5000);
    timers.pass(2000);
    expect(ends).toHaveLength(2);
    expect(client.getSnapshot().connection).toBe('opening');
  });

  test('waits for what is missing, and asks for it once', () => {
    const { client, heard, say } = spoken();
    const at = (number: number) => ({
      ...state,
      type: 'update',
      at: number,
      changes: { round: number },
      lines: [],
    });
    say(welcome);
    say(state);
    say(at(2));
    say(at(3));
    expect(heard.filter(({ type }) => type === 'hello')).toHaveLength(2);
    expect([client.getSnapshot().at, client.getSnapshot().view?.round]).toEqual([0, 0]);
    say(at(1));
    expect([client.getSnapshot().at, client.getSnapshot().view?.round]).toEqual([3, 3]);
    say(at(2));
    say(state);
    expect(client.getSnapshot().view?.round).toBe(3);
  });

  test('believes a table that comes back knowing less', () => {
    const { timers, client, ends, say } = spoken();
    say(welcome);
    say({ ...state, at: 9, lines: [{ n: 4, step: '', rules: [], parts: [], level: 'full' }] });
    ends.at(-1)?.close();
    timers.pass(1000);
    say(welcome);
    say({ ...state, at: 7 });
    expect(client.getSnapshot()).toMatchObject({ at: 7, lines: [] });
  });

  test('leaves alone what a newer table says, keeps what it says besides, and tells of what is wrong', () => {
    const { client, say } = spoken();
    say(welcome);
    say({ type: 'weather', rain: true });
    say({ type: 'told', id: 'x', what: 'weather' });
    expect(client.getSnapshot().error).toBeUndefined();
    say({ ...state, view: { ...state.view, weather: 'rain' } });
    expect(client.getSnapshot().view).toMatchObject({ weather: 'rain' });
    say({ type: 'accepted' });
    expect(client.getSnapshot().error).toContain('no message');
    say({ type: 'error', message: 'Say hello first.' });
    expect(client.getSnapshot().error).toBe('Say hello first.');
  });

  test('shows chat that is said again after a greeting once', () => {
    const { client, say } = spoken();
    const chat = (text: string) => ({ type: 'chat', from: 1, text, when: '' });
    say(welcome);
    say(chat('Hello'));
    say(chat('Hello'));
    const before = client.getSnapshot().chat;
    say(welcome);
    say(chat('Hello'));
    say(chat('Hello'));
    expect(client.getSnapshot().chat).toBe(before);
    say(chat('Bye'));
    expect(client.getSnapshot().chat).toHaveLength(3);
  });

  test('knows who has won, once it knows how', () => {
    const { client, say } = spoken();
    const result = { winners: [1], reason: 'No figures are left.', rules: [] };
    say(welcome);
    say(state);
    say({ type: 'over', at: 1, result });
    expect(client.getSnapshot().over).toBeUndefined();
    say({ ...state, type: 'update', at: 1, changes: {}, lines: [], questions: [], status: 'over' });
    expect(client.getSnapshot()).toMatchObject({ status: 'over', over: result, rematch: undefined });
    say({ type: 'over', at: 1, result, rematch: 'next' });
    expect(client.getSnapshot()).toMatchObject({ over: result, rematch: 'next' });
  });
});
