import type { Clock, FromTable, Question, View } from '@scapewright/protocol';
import { withChanges } from '@scapewright/protocol';
import { randomPick } from '@scapewright/protocol/testing';
import { WebSocket } from 'ws';

/** An answer over HTTP. */
export interface Answer<Body> {
  readonly status: number;
  readonly type: string;
  readonly body: Body;
  /** After so many seconds it may be tried again, where the answer says that. */
  readonly retryAfter?: number;
}

/** Somebody who knows the contract alone. */
export class Player {
  /** The server that it speaks with; another one of the same database may be named at any time. */
  url: string;
  token = '';

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name?: string): Promise<Player> {
    const player = new Player(url);
    const { body } = await player.send<{ token: string }>('POST', '/guests', name ? { name } : {});
    player.token = body.token;
    return player;
  }

  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const ask = (): Promise<Response> =>
      fetch(`${this.url}/api/v1${path}`, {
        method,
        headers: {
          ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    // A connection that was idle too long is found closed only now.
    const answer = await ask().catch((error: Error) => {
      if ((error.cause as { code?: string } | undefined)?.code !== 'UND_ERR_SOCKET') throw error;
      return ask();
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    const retryAfter = answer.headers.get('retry-after');
    return {
      ...{ status: answer.status, type, body: (type.includes('json') ? JSON.parse(text) : text) as Body },
      ...(retryAfter === null ? {} : { retryAfter: Number(retryAfter) }),
    };
  }

  get<Body = Record<string, unknown>>(path: string): Promise<Answer<Body>> {
    return this.send<Body>('GET', path);
  }

  socket(table: string, seat: number, options: { headers?: Record<string, string> } = {}): WebSocket {
    const url = `${this.url.replace('http', 'ws')}/api/v1/tables/${table}/socket?seat=${seat}`;
    return new WebSocket(url, this.token ? [`bearer.${this.token}`] : [], options);
  }
}

/** What somebody at a table has been told, and has had accepted. */
export interface Told {
  at: number;
  view: View | undefined;
  status: string;
  readonly faults: string[];
  readonly accepted: string[];
  /** What was asked by the questions whose answers were accepted, in order, each once. */
  readonly answered: string[];
  readonly raw: string[];
  isOver: boolean;
  /** What the clock showed last, and in the first message of this connection. */
  clock: SeenClock | undefined;
  greeted: SeenClock | undefined;
  /** How many connections were greeted. */
  greetings: number;
}

/** A clock with when the server read it, in milliseconds since 1970. */
export interface SeenClock {
  readonly left: Clock['left'];
  readonly at: number;
}

/** An answer, and what was asked by its question. */
interface SentAnswer {
  readonly id: string;
  readonly number: number;
  readonly pick: unknown;
  readonly asks: string;
}

/** Plays one seat at random over sockets, and comes back by itself whenever the connection is lost, until the game is over. */
export class Stranger {
  readonly told: Told = {
    ...{ at: -1, view: undefined, status: '', isOver: false },
    ...{ faults: [], accepted: [], answered: [], raw: [], clock: undefined, greeted: undefined },
    greetings: 0,
  };
  readonly player: Player;
  private readonly table: string;
  private readonly seat: number;
  private readonly roll: (below: number) => number;
  private socket: WebSocket | undefined;
  private asked: readonly Question[] = [];
  /** Answers of which it is not known yet whether they count. */
  private readonly pending = new Map<string, SentAnswer>();
  private readonly name: string;
  private answers = 0;
  private isDone = false;
  /** Milliseconds before each answer. */
  pace = 0;

  constructor(player: Player, table: string, seat: number, roll: (below: number) => number) {
    this.player = player;
    this.table = table;
    this.seat = seat;
    this.roll = roll;
    this.name = `${seat}-${roll(1e9)}`;
    this.connect();
  }

  stop(): void {
    this.isDone = true;
    this.socket?.terminate();
  }

  /** Loses the connection; the next one is opened by itself. */
  drop(): void {
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isDone) return;
    const socket = this.player.socket(this.table, this.seat);
    this.socket = socket;
    socket.on('open', () => {
      const { at } = this.told;
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...(at < 0 ? {} : { since: at }) }));
      this.told.greeted = undefined;
      for (const answer of this.pending.values()) this.sendAnswer(answer);
    });
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(), 50));
  }

  private hear(text: string): void {
    this.told.raw.push(text);
    const message = JSON.parse(text) as FromTable;
    const { told } = this;
    if (message.type === 'state') {
      told.view = message.view;
    } else if (message.type === 'update') {
      if (message.at !== told.at + 1) told.faults.push(`update ${message.at} after ${told.at}`);
      told.view = withChanges(told.view as View, message.changes);
    } else if (message.type === 'accepted') {
      told.accepted.push(message.id);
      const answer = this.pending.get(message.id);
      if (answer) told.answered.push(answer.asks);
      this.pending.delete(message.id);
    } else if (message.type === 'refused') {
      this.pending.delete(message.id);
      this.answer();
    } else if (message.type === 'over') {
      told.status = 'over';
    } else if (message.type === 'error') told.faults.push(message.message);
    if (told.status === 'over' && this.pending.size === 0) {
      told.isOver = true;
      this.stop();
    }
    if (message.type !== 'state' && message.type !== 'update') return;
    this.see(message.clock);
    told.at = message.at;
    if (message.status !== 'over') told.status = message.status;
    this.asked = message.questions;
    this.answer();
  }

  private see(clock: Clock): void {
    const seen = { left: clock.left, at: readAt(clock) };
    this.told.clock = seen;
    if (this.told.greeted) return;
    this.told.greeted = seen;
    this.told.greetings += 1;
  }

  private answer(): void {
    const [question] = this.asked;
    if (!question || [...this.pending.values()].some(({ number }) => number === question.number)) return;
    const { number, asks } = question;
    const id = `${this.name}-${this.answers++}`;
    const answer = { id, number, pick: randomPick(question, this.roll), asks };
    this.pending.set(id, answer);
    setTimeout(() => {
      if (this.pending.has(id)) this.sendAnswer(answer);
    }, this.pace);
  }

  private sendAnswer({ id, number, pick }: SentAnswer): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ type: 'answer', id, number, pick }));
  }
}

/** Waits until something holds. Rejects where it does not in time. */
export async function until(holds: () => boolean, milliseconds: number, what: string): Promise<void> {
  for (const end = Date.now() + milliseconds; !holds(); await new Promise((soon) => setTimeout(soon, 10)))
    if (Date.now() > end) throw new Error(`${what}: not within ${milliseconds} ms`);
}

/**
 * When a server read a clock: whoever runs out first has so much left until `due`. Where nobody's time runs it is now. A message
 * that came late, as on a busy machine, says the same.
 */
function readAt({ due, running, left }: Clock): number {
  if (due === undefined) return Date.now();
  return Date.parse(due) - Math.min(...running.map((seat) => left[seat] ?? 0));
}
