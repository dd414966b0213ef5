import type { FromTable, Question } from '@scapewright/protocol';
import { type Dice, randomPick } from '@scapewright/protocol/testing';
import { WebSocket } from 'ws';

/** What players at tables have measured, in milliseconds and bytes. */
export interface Measured {
  /** From sending an answer until it was accepted. */
  readonly waits: number[];
  /** Bytes of each update. */
  readonly sizes: number[];
  /** Bytes of what a move of one figure did, to one viewer. */
  readonly moves: number[];
}

/** Plays a seat at random, as fast as it is answered or at a pace, game after game where it is told what comes next. */
export class RandomSeat {
  isOver = false;
  private readonly socket: WebSocket;
  private readonly roll: Dice;
  private readonly measured: Measured;
  private readonly pace: number;
  private asked: readonly Question[] = [];
  private sent: { readonly id: string; readonly at: number; readonly asks: string } | undefined;
  private lastAsked = '';
  private count = 0;

  constructor(
    url: string,
    token: string,
    { roll, measured, pace = 0 }: { roll: Dice; measured: Measured; pace?: number },
  ) {
    this.roll = roll;
    this.measured = measured;
    this.pace = pace;
    this.socket = new WebSocket(url, [`bearer.${token}`]);
    this.socket.on('open', () => this.socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
    this.socket.on('message', (data) => this.hear(String(data)));
    this.socket.on('error', () => {});
  }

  stop(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromTable;
    if (message.type === 'over') this.isOver = true;
    if (message.type === 'update') {
      this.measured.sizes.push(text.length);
      if (this.lastAsked === 'path') this.measured.moves.push(text.length);
      this.lastAsked = '';
    }
    if (message.type === 'accepted' || message.type === 'refused') {
      if (this.sent?.id === message.id) {
        this.measured.waits.push(performance.now() - this.sent.at);
        this.lastAsked = this.sent.asks;
        this.sent = undefined;
      }
      this.answer();
    }
    if (message.type !== 'state' && message.type !== 'update') return;
    this.asked = message.questions;
    this.answer();
  }

  private answer(): void {
    const [question] = this.asked;
    if (!question || this.sent) return;
    const id = `b${this.count++}`;
    this.sent = { id, at: performance.now(), asks: question.asks };
    const send = (): void => {
      if (this.socket.readyState !== WebSocket.OPEN) return;
      this.sent = { id, at: performance.now(), asks: question.asks };
      const pick = randomPick(question, this.roll);
      this.socket.send(JSON.stringify({ type: 'answer', id, number: question.number, pick }));
    };
    if (this.pace > 0) setTimeout(send, this.pace * (0.5 + this.roll(1000) / 1000));
    else send();
  }
}
