import { dice } from '@scapewright/protocol/testing';
import { Player, type SeenClock, Stranger, until } from './player.ts';

/** One game of two strangers. */
interface LiveTable {
  readonly id: string;
  readonly strangers: readonly Stranger[];
}

/** The record of a game that is over. */
export interface PlayedRecord {
  readonly id: string;
  readonly text: string;
  /** What each seat had accepted, in order, by what was asked. */
  readonly answered: readonly (readonly string[])[];
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

  /** The records of all games. */
  async records(): Promise<readonly PlayedRecord[]> {
    const watcher = await Player.guest(this.anyUrl());
    const all: PlayedRecord[] = [];
    for (const { id, strangers } of this.tables) {
      const { body } = await watcher.get(`/tables/${id}/record`);
      for (const [seat, { told }] of strangers.entries())
        if (told.faults.length > 0) throw new Error(`${id}, seat ${seat}: ${told.faults.join()}`);
      all.push({ id, text: JSON.stringify(body), answered: strangers.map(({ told }) => told.answered) });
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
