import { once } from 'node:events';
import type { FromTable, Question, View } from '@scapewright/protocol';
import { withChanges } from '@scapewright/protocol';
import type { WebSocket } from 'ws';
import { type Player, until } from './player.ts';

/** Somebody at a table who says only what a test says, and keeps every letter that comes. */
export class Seated {
  readonly raw: string[] = [];
  questions: readonly Question[] = [];
  view: View | undefined;
  status = '';
  readonly player: Player;
  readonly seat: number;
  readonly socket: WebSocket;
  private readonly heard: FromTable[] = [];
  private sent = 0;

  private constructor(player: Player, seat: number, socket: WebSocket) {
    this.player = player;
    this.seat = seat;
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => {});
  }

  /** Sits down, or watches from -1, once the table has greeted. */
  static async at(player: Player, table: string, seat: number): Promise<Seated> {
    const socket = player.socket(table, seat);
    const seated = new Seated(player, seat, socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    await until(() => seated.status !== '' && seated.status !== 'waiting', 10_000, 'a greeting');
    return seated;
  }

  /** Sends whatever it is, and resolves with what the table says to it. */
  async say(message: Readonly<Record<string, unknown>>): Promise<FromTable> {
    const id = typeof message['id'] === 'string' ? message['id'] : `s${this.sent++}`;
    const from = this.heard.length;
    this.socket.send(JSON.stringify({ ...message, id }));
    const isAnswer = (told: FromTable): boolean =>
      told.type === 'error' || ('id' in told && told.id === id && told.type !== 'asked');
    await until(() => this.heard.slice(from).some(isAnswer), 10_000, `an answer to ${message['type']}`);
    return this.heard.slice(from).find(isAnswer) as FromTable;
  }

  leave(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.raw.push(text);
    const message = JSON.parse(text) as FromTable;
    this.heard.push(message);
    if (message.type === 'state') this.view = message.view;
    if (message.type === 'update') this.view = withChanges(this.view as View, message.changes);
    if (message.type !== 'state' && message.type !== 'update') return;
    this.questions = message.questions;
    this.status = message.status;
  }
}
