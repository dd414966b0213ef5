import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type FromTable, protocolVersion, type RefusalCode } from '@scapewright/protocol';
import type { Store } from '@scapewright/store';
import type { Connection, Wording } from '@scapewright/table';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Counts } from '../counts.ts';
import { comeBackLater } from '../problems.ts';
import { hashOf } from '../secrets.ts';
import type { Rooms } from '../tables/rooms.ts';
import { isForeign, tokenOf } from '../who.ts';
import { tell, wordingFor } from '../words/speech.ts';
import { Allowance } from './allowance.ts';
import { idIn, jsonIn, languageIn, typeOf } from './sent-message.ts';
import { waitingMessages } from './waiting-room.ts';

/** The longest message, in bytes. */
const longest = 32_768;
/** Who has so much unread, in bytes, is sent away: it comes back and asks for what it has missed. */
const mostUnread = 1 << 20;
/** What asks beside the game cost more work than answers: each counts as so many messages. */
const askCost = 4;
/** Between two signs of life that are asked for, in milliseconds. */
const heartbeat = 20_000;

export interface SocketParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly counts: Counts;
  /** Is a proxy believed when it says which host was asked? */
  readonly trustProxy: boolean;
  /** Messages a second that one socket may send in the long run; 0: any number. */
  readonly perSecond: number;
  readonly log: { warn(about: object, text: string): void };
}

/** Somebody connected to a table. */
interface Visitor {
  readonly socket: WebSocket;
  readonly table: string;
  readonly seat: number;
  /** The hash of the token by which it is somebody's; undefined: whoever watches. */
  readonly session: string | undefined;
  readonly allowance: Allowance;
  /** In which it is spoken to: by the language that it has named in a greeting, else as its browser wishes. */
  wording: Wording;
  language?: string;
  connection?: Connection;
  /** What came before it was known whether the game is there. */
  readonly early: unknown[];
  /** Waits for a game to begin, and has said hello, or not yet. */
  waits?: 'greeted' | 'ungreeted';
}

/** The sockets of all tables. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: longest });
  private readonly waiting = new Map<string, Set<Visitor>>();
  private readonly visitors = new Set<Visitor>();
  private isClosed = false;

  constructor(parts: SocketParts) {
    this.parts = parts;
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Takes the upgrades of a server. */
  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch(() => this.refuse(socket, 503, 'Service Unavailable'));
    });
  }

  /** A table has begun, or somebody has sat down: whoever waits there is told. */
  async changed(id: string): Promise<void> {
    const visitors = this.waiting.get(id);
    if (!visitors) return;
    const { store, rooms } = this.parts;
    const [table, room] = [await store.games.find(id), await rooms.open(id)];
    for (const visitor of visitors)
      if (room) this.join(id, visitor, room.host);
      else if (table) for (const message of waitingMessages(table, visitor.seat)) this.send(visitor, message);
  }

  /** The same for all tables at which somebody waits. */
  async changedAll(): Promise<void> {
    for (const id of this.waiting.keys()) await this.changed(id);
  }

  /** A session has ended, by the hash of its token: its seats are left. */
  loggedOut(session: string): void {
    for (const visitor of this.visitors) if (visitor.session === session) sendOut(visitor);
  }

  /** Sends everybody away, to come back after so many milliseconds. */
  close(retry: number): void {
    this.isClosed = true;
    for (const visitors of this.waiting.values())
      for (const visitor of visitors) this.send(visitor, { type: 'closing', retry });
    for (const socket of this.server.clients) socket.close(1001, 'the server goes away');
    this.server.close();
  }

  /** Whoever was shut out, or has logged out at another server, leaves the seat. */
  private async mustBeLoggedIn(visitor: Visitor): Promise<void> {
    const { session } = visitor;
    if (session === undefined) return;
    try {
      if (!(await this.parts.store.players.bySession(session))) sendOut(visitor);
    } catch {
      // The database is away: it is asked again at the next beat.
    }
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://here');
    const [, id] = /^\/api\/v1\/tables\/([\w-]{1,40})\/socket$/.exec(url.pathname) ?? [];
    const seat = Number(url.searchParams.get('seat') ?? '-1');
    if (id === undefined || !Number.isInteger(seat) || seat < -1) {
      this.refuse(socket, 404, 'Not Found');
      return;
    }
    if (this.isClosed) {
      this.refuse(socket, 503, 'Service Unavailable');
      return;
    }
    if (isForeign(request, this.parts.trustProxy)) {
      this.parts.log.warn({ table: id, origin: request.headers.origin }, 'a socket from a foreign page');
      this.refuse(socket, 403, 'Forbidden');
      return;
    }
    const { store } = this.parts;
    const token = tokenOf(request);
    const session = token === undefined ? undefined : hashOf(token);
    const player = session === undefined ? undefined : await store.players.bySession(session);
    const table = await store.games.find(id);
    const wording = wordingFor(request.headers['accept-language']);
    if (!table || (seat >= 0 && !table.seats[seat])) {
      this.refuse(socket, 404, 'Not Found');
      return;
    }
    if (seat >= 0 && !player) {
      this.refuse(socket, 401, 'Unauthorized');
      return;
    }
    if (seat >= 0 && table.seats[seat]?.player !== player?.id) {
      this.parts.log.warn({ table: id, seat, player: player?.id }, 'a seat of somebody else');
      this.refuse(socket, 403, 'Forbidden');
      return;
    }
    this.server.handleUpgrade(request, socket, head, (opened) =>
      this.opened(opened, id, { seat, session: seat < 0 ? undefined : session, wording }),
    );
  }

  private opened(socket: WebSocket, id: string, who: Pick<Visitor, 'seat' | 'session' | 'wording'>): void {
    const visitor: Visitor = {
      socket,
      table: id,
      ...who,
      allowance: new Allowance(this.parts.perSecond),
      early: [],
    };
    this.visitors.add(visitor);
    let isAlive = true;
    const beat = setInterval(() => {
      if (!isAlive) socket.terminate();
      isAlive = false;
      socket.ping();
      void this.mustBeLoggedIn(visitor);
    }, heartbeat);
    socket.on('pong', () => {
      isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beat);
      this.visitors.delete(visitor);
      visitor.connection?.close();
      this.waiting.get(id)?.delete(visitor);
      if (this.waiting.get(id)?.size === 0) this.waiting.delete(id);
    });
    socket.on('message', (data, isBinary) => {
      isAlive = true;
      if (isBinary) socket.close(1003, 'text is spoken here');
      else this.receive(visitor, String(data));
    });
    this.enter(id, visitor).catch(() => {
      this.send(visitor, { type: 'closing', retry: 2000 });
      socket.close(1013, 'try again');
    });
  }

  /** Connects to the game, or waits for it. */
  private async enter(id: string, visitor: Visitor): Promise<void> {
    const room = await this.parts.rooms.open(id);
    if (room) {
      const connection = this.connect(visitor, room.host);
      for (const message of visitor.early.splice(0)) connection?.receive(message);
      return;
    }
    this.waiting.set(id, (this.waiting.get(id) ?? new Set()).add(visitor));
    const table = await this.parts.store.games.find(id);
    if (!table || visitor.connection) return;
    const begun = await this.parts.rooms.open(id);
    if (begun) this.join(id, visitor, begun.host);
    else {
      for (const message of waitingMessages(table, visitor.seat)) this.send(visitor, message);
      visitor.waits = 'ungreeted';
      for (const message of visitor.early.splice(0)) this.receiveWaiting(visitor, message);
    }
  }

  /** Nothing counts before the game begins. A greeting is answered, the first of them by what was sent already. */
  private receiveWaiting(visitor: Visitor, message: unknown): void {
    if (typeOf(message) !== 'hello') {
      this.refuseMessage(visitor, message, 'unknown', visitor.wording.text(tell('table:not-begun')));
      return;
    }
    if (visitor.waits === 'greeted')
      this.changed(visitor.table).catch(() => visitor.socket.close(1013, 'try again'));
    visitor.waits = 'greeted';
  }

  /** The game has begun: whoever has waited is greeted again, by the table itself. */
  private join(id: string, visitor: Visitor, host: { connect: ConnectTo }): void {
    this.waiting.get(id)?.delete(visitor);
    if (visitor.connection) return;
    const { language } = visitor;
    const hello = {
      type: 'hello',
      protocol: protocolVersion,
      ...(language === undefined ? {} : { language }),
    };
    this.connect(visitor, host)?.receive(hello);
  }

  private connect(visitor: Visitor, host: { connect: ConnectTo }): Connection | undefined {
    if (visitor.socket.readyState !== visitor.socket.OPEN) return undefined;
    visitor.connection = host.connect(visitor.seat, (message) => {
      this.send(visitor, message);
      if (message.type === 'closing') visitor.socket.close(1001, 'come back');
    });
    return visitor.connection;
  }

  private receive(visitor: Visitor, text: string): void {
    const message = jsonIn(text);
    if (!visitor.allowance.take(typeOf(message) === 'ask' ? askCost : 1)) {
      this.refuseMessage(visitor, message, 'rate', visitor.wording.text(tell('request:too-much')));
      return;
    }
    const language = languageIn(message);
    if (language !== undefined) Object.assign(visitor, { language, wording: wordingFor(language) });
    if (message === undefined)
      this.send(visitor, { type: 'error', message: visitor.wording.text(tell('request:no-json')) });
    else if (visitor.connection) visitor.connection.receive(message);
    else if (visitor.waits) this.receiveWaiting(visitor, message);
    else if (visitor.early.length < 20) visitor.early.push(message);
  }

  /** Refuses a message by its id, or where it has none, says that nothing has happened. */
  private refuseMessage(visitor: Visitor, message: unknown, code: RefusalCode, words: string): void {
    const id = idIn(message);
    if (id === undefined) this.send(visitor, { type: 'error', message: words });
    else this.send(visitor, { type: 'refused', id, code, message: words, rules: [] });
  }

  private send({ socket }: Visitor, message: FromTable): void {
    if (socket.readyState !== socket.OPEN) return;
    const { counts } = this.parts;
    if (message.type === 'accepted') counts.add('scape_messages_accepted_total');
    else if (message.type === 'error') counts.add('scape_messages_unread_total');
    else if (message.type === 'refused') counts.add('scape_messages_refused_total', `code="${message.code}"`);
    if (socket.bufferedAmount > mostUnread) {
      counts.add('scape_sockets_dropped_total');
      socket.terminate();
    } else socket.send(JSON.stringify(message));
  }

  private refuse(socket: Duplex, status: number, words: string): void {
    this.parts.counts.add('scape_sockets_refused_total', `status="${status}"`);
    const later = status === 503 ? `Retry-After: ${comeBackLater}\r\n` : '';
    socket.end(`HTTP/1.1 ${status} ${words}\r\n${later}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  }
}

/** Who is not logged in any more does not come back by itself. */
function sendOut({ socket }: Visitor): void {
  socket.close(1008, 'logged out');
}

type ConnectTo = (seat: number, send: (message: FromTable) => void) => Connection;
