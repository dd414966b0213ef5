import { dice } from '@scapewright/protocol/testing';
import { Player, type SeenClock, Stranger, until } from './player.ts';

/** One game of two strangers. */
interface LiveTable {
  readonly id: string;
  readonly strangers: readonly Stranger[];
}

/** An input of a record, as the file of a finished game has it. */
interface Input {
  readonly seat?: number;
  readonly asks?: string;
  readonly reply?: number | readonly number[];
}

/** What a kill was: when the servers went, and when the first of them was started again, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Within how many milliseconds all go on: five seconds are promised, where the machine is not given away to others. */
const patience = Number(process.env['SCAPE_PATIENCE'] ?? 5000);

/** Any number of strangers who play game after game, two by two, over servers that come and go. They know the contract alone. */
export class LivePlay {
  /** How long it took until all went on, each time, in milliseconds. */
  readonly waits: number[] = [];
  private readonly tables: LiveTable[] = [];
  private readonly roll: (below: number) => number;
  private readonly clients: number;
  private readonly urls: readonly string[];

  /** `urls`: the servers; whoever plays chooses one of them. */
  constructor(clients: number, urls: readonly string[], seed: number) {
    this.clients = clients;
    this.urls = urls;
    this.roll = dice(seed);
  }

  get answers(): number {
    return this.strangers(this.tables).reduce((sum, { told }) => sum + told.answered.length, 0);
  }
  get games(): number {
    return this.tables.length;
  }

  /** Begins games until everybody plays. */
  async fill(): Promise<void> {
    while (this.running().length * 2 < this.clients) await this.begin();
  }

  /** Notes where all are. What it returns rejects where one of them does not go on in time. */
  mark(): (outage: Outage) => Promise<void> {
    const before = this.running().map((table) => ({
      table,
      at: table.strangers.map(({ told }) => told.at),
      greetings: table.strangers.map(({ told }) => told.greetings),
      clock: table.strangers.map(({ told }) => told.clock),
    }));
    return async (outage) => {
      const goOn = ({ table: { strangers }, at, greetings }: (typeof before)[number]): boolean =>
        strangers.every(({ told }, seat) => told.isOver || told.greetings > (greetings[seat] ?? 0)) &&
        strangers.some(({ told }, seat) => told.isOver || told.at > (at[seat] ?? 0));
      const slow = () =>
        before
          .filter((one) => !goOn(one))
          .map(({ table, at, greetings }) =>
            JSON.stringify({
              id: table.id,
              at,
              greetings,
              now: table.strangers.map(({ told: { at, greetings } }) => [at, greetings]),
            }),
          );
      const start = performance.now();
      await until(() => before.every(goOn), patience, 'all go on').catch((error: Error) => {
        throw new Error(`${error.message}: ${slow().join('; ')}`);
      });
      this.waits.push(performance.now() - start);
      for (const { table, clock } of before)
        for (const [seat, { told }] of table.strangers.entries())
          if (!told.isOver && told.greeted && clock[seat]) mustHaveStood(clock[seat], told.greeted, outage);
    };
  }

  /** Somebody goes over to another server, as when a balancer says so. */
  wander(): void {
    for (const stranger of this.strangers(this.running())) {
      if (this.roll(4) > 0) continue;
      stranger.player.url = this.anyUrl();
      stranger.drop();
    }
  }

  /** Plays all games to their end. */
  async finish(): Promise<void> {
    for (const stranger of this.strangers(this.tables)) stranger.pace = 0;
    await until(() => this.running().length === 0, 300_000, 'all games end');
  }

  /**
   * The records of all games, in which every accepted answer stands once, in its order, and nothing else but what the rules
   * leave one answer for.
   */
  async records(): Promise<readonly { readonly id: string; readonly text: string }[]> {
    const watcher = await Player.guest(this.anyUrl());
    const all: { id: string; text: string }[] = [];
    for (const { id, strangers } of this.tables) {
      const { body } = await watcher.get<{ match: { inputs: readonly Input[] } }>(`/tables/${id}/record`);
      for (const [seat, { told }] of strangers.entries()) {
        const kept = body.match.inputs.filter((input) => input.seat === seat);
        if (!isWhatWasAnswered(kept, told.answered))
          throw new Error(`${id}, seat ${seat}: kept ${kept.length} of ${told.answered.length} answers`);
        if (told.faults.length > 0) throw new Error(`${id}, seat ${seat}: ${told.faults.join()}`);
      }
      all.push({ id, text: JSON.stringify(body) });
    }
    return all;
  }

  private running(): readonly LiveTable[] {
    return this.tables.filter(({ strangers }) => !strangers.every(({ told }) => told.isOver));
  }

  private strangers(tables: readonly LiveTable[]): readonly Stranger[] {
    return tables.flatMap(({ strangers }) => strangers);
  }

  private anyUrl(): string {
    return this.urls[this.roll(this.urls.length)] ?? '';
  }

  private async begin(): Promise<void> {
    const players = [await Player.guest(this.anyUrl(), 'One'), await Player.guest(this.anyUrl(), 'Two')];
    const ruleset = this.roll(2) === 0 ? 'superscape' : 'heroscape';
    const made = await players[0]?.send<{ id: string }>('POST', '/tables', {
      ...{ ruleset, map: 'first-light', roundLimit: 12, public: true },
      ...{ seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'live', minutes: 300 } },
    });
    const id = made?.body.id ?? '';
    await players[1]?.send('POST', `/tables/${id}/seats`, {});
    const strangers = players.map((player, seat) => {
      const stranger = new Stranger(player, id, seat, dice(this.tables.length * 7 + seat));
      stranger.pace = 5 + this.roll(60);
      return stranger;
    });
    this.tables.push({ id, strangers });
  }
}

/** How exactly times are compared, in milliseconds. */
const slack = 300;

/** Nobody's clock has lost more than the time in which a server ran. */
function mustHaveStood(before: SeenClock, after: SeenClock, { from, to }: Outage): void {
  const ran = Math.max(0, from - before.at) + Math.max(0, after.at - Math.max(to, before.at));
  for (const [seat, left] of Object.entries(before.left)) {
    const lost = left - (after.left[seat] ?? 0);
    if (lost > ran + slack)
      throw new Error(`the clock of seat ${seat} lost ${lost} ms; servers ran ${ran} ms`);
  }
}

/** Is what was kept for a seat what it has answered, in this order, where answers that nobody was asked for are left out? */
function isWhatWasAnswered(kept: readonly Input[], answered: readonly string[]): boolean {
  let at = 0;
  for (const input of kept) {
    if (input.asks === answered[at]) at += 1;
    else if (!isForced(input)) return false;
  }
  return at === answered.length;
}

/** All order markers on the one card that is left, or a figure that can only stay: nobody is asked that. */
function isForced({ asks, reply }: Input): boolean {
  if (!Array.isArray(reply)) return false;
  return asks === 'order-markers' ? new Set(reply).size === 1 : asks === 'path' && reply.length === 1;
}
