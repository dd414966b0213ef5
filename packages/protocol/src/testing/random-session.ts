import type { Carrier } from '../carrier/index.ts';
import { serveViewer } from '../host.ts';
import type { CounterEntry } from './counter-game.ts';
import { CounterTable } from './counter-table.ts';
import { type Dice, dice } from './dice.ts';
import { type Faults, FaultyCarrier } from './faulty-carrier.ts';
import type { MakeCarrier } from './rigs.ts';
import { mustBeSame, mustHold } from './same.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { SimulatedTimers } from './simulated-timers.ts';

/** What has happened in a session. */
export interface SessionReport {
  readonly entries: number;
  readonly accepted: number;
  readonly refused: number;
  readonly connections: number;
  readonly crashes: number;
}

/** Simulated milliseconds in which things go wrong, and after which everything must have been made good. */
const troubled = 4000;
const longest = 300_000;

/**
 * Plays one session of the counter game that a seed gives again: two seats on several devices and somebody who watches,
 * each through a client and a carrier that loses, doubles, delays and reorders messages and breaks off, to a table that may
 * crash. Throws where what a client knows is ever not what the table would tell it anew, where something that was accepted has
 * no effect, or two, or another order, or where it does not come to rest.
 */
export async function randomSession(seed: number, make: MakeCarrier): Promise<SessionReport> {
  const session = new Session(seed, make);
  session.play();
  // What the clients promised is told to the players.
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  return session.judge();
}

class Session {
  private readonly roll: Dice;
  private readonly timers = new SimulatedTimers();
  private readonly faults: Faults;
  private readonly kept: CounterEntry[] = [];
  private readonly served = new Set<() => void>();
  private readonly players: readonly SimulatedPlayer[];
  private readonly carriers: Carrier[] = [];
  private table: CounterTable;
  private connections = 0;
  private crashes = 0;

  constructor(seed: number, make: MakeCarrier) {
    const roll = dice(seed);
    this.roll = roll;
    this.faults = { isOn: true, lost: roll(12), doubled: roll(12), late: roll(25), latest: 1 + roll(600) };
    this.table = this.openTable();
    const viewers = [0, 1, ...(roll(2) === 0 ? [0] : []), ...(roll(2) === 0 ? [-1] : [])];
    this.players = viewers.map((viewer, at) => this.seatPlayer(make, viewer, `p${at}`));
  }

  play(): void {
    const { timers, roll } = this;
    for (let cut = roll(4); cut > 0; cut--)
      timers.after(roll(troubled), () => this.carriers[roll(this.carriers.length)]?.close());
    if (roll(3) === 0) timers.after(roll(troubled), () => this.crash());
    timers.after(troubled, () => {
      this.faults.isOn = false;
    });
    const isAtRest = (): boolean => !this.faults.isOn && this.players.every(({ isDone }) => isDone);
    while (!isAtRest()) if (!timers.step() || timers.now() > longest) throw new Error(this.restless());
  }

  /** Who has not come to rest, for whoever has to find out why. */
  private restless(): string {
    const rest = this.players.filter(({ isDone }) => !isDone);
    const told = rest.map(({ viewer, client }) => {
      const { connection, at, unanswered, asked, error } = client.getSnapshot();
      return { viewer, connection, at, of: this.table.state(viewer).at, unanswered, asked, error };
    });
    return `the session does not come to rest: ${JSON.stringify(told)}`;
  }

  judge(): SessionReport {
    const { journal } = this.table;
    const ids = journal.map(({ id }) => id);
    mustBeSame(new Set(ids).size, ids.length, 'entries with an id of their own');
    const given = this.players.flatMap((player) => player.given);
    mustBeSame(
      given.filter(({ outcome }) => outcome === undefined),
      [],
      'what came to nothing',
    );
    for (const player of this.players) this.judgePlayer(player, ids);
    return {
      entries: journal.length,
      accepted: given.filter(({ outcome }) => outcome?.ok).length,
      refused: given.filter(({ outcome }) => outcome && !outcome.ok).length,
      connections: this.connections,
      crashes: this.crashes,
    };
  }

  private judgePlayer(player: SimulatedPlayer, journal: readonly string[]): void {
    player.check();
    const { lines, status, over } = player.client.getSnapshot();
    const told = this.table.lines(player.viewer);
    mustBeSame(
      lines,
      lines.map(({ n }) => told[n]),
      'lines of the log',
    );
    mustHold(
      lines.every(({ n }, at) => at === 0 || n > (lines[at - 1]?.n ?? n)),
      'each line comes once, in order',
    );
    mustBeSame(status === 'over', this.table.game.isOver, 'the end of the game');
    mustHold(over === undefined || over.winners[0] === this.table.game.winner, 'who has won');
    // A wish to undo waits for others, and keeps nothing waiting: it has its own place in the order.
    const own = player.given.filter(({ kind }) => kind === 'answer' || kind === 'orders');
    const effects = journal.filter((id) => own.some((one) => one.id === id));
    mustBeSame(
      effects,
      own.filter(({ outcome }) => outcome?.ok).map(({ id }) => id),
      'effects in order',
    );
    const undos = player.given.filter(({ kind, outcome }) => kind === 'undo' && outcome?.ok);
    mustHold(
      undos.every(({ id }) => journal.includes(id)),
      'what was accepted to be taken back',
    );
  }

  private seatPlayer(make: MakeCarrier, viewer: number, name: string): SimulatedPlayer {
    const { timers, roll, faults } = this;
    const defer = (run: () => void): void => void timers.after(1, run);
    const accept = (other: Carrier): void => {
      this.connections++;
      const stop = serveViewer(other, (send) => this.table.connect(viewer, send));
      this.served.add(stop);
    };
    const inner = make(accept, { defer });
    this.carriers.push(inner);
    const carrier = new FaultyCarrier(inner, { timers, roll, faults });
    const appetite = viewer < 0 ? 0 : 3 + roll(4);
    return new SimulatedPlayer({ name, viewer, carrier, timers, roll, appetite, table: () => this.table });
  }

  /** A table with what was kept; it keeps one entry after the other. */
  private openTable(): CounterTable {
    const { timers, crashes } = this;
    let keptAt = 0;
    const keep = (entry: CounterEntry, kept: () => void): void => {
      keptAt = Math.max(keptAt, timers.now()) + this.roll(30);
      timers.after(keptAt - timers.now(), () => {
        if (this.crashes !== crashes) return;
        this.kept.push(entry);
        kept();
      });
    };
    return new CounterTable({ goal: 8, keep, journal: [...this.kept] });
  }

  /** Everything is gone but what was kept. */
  private crash(): void {
    this.crashes++;
    for (const stop of this.served) stop();
    this.served.clear();
    this.table = this.openTable();
  }
}
