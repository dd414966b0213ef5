import { changesBetween } from '../changes.ts';
import type { Line } from '../line.ts';
import type { StateMessage, UpdateMessage } from '../messages.ts';
import type { CounterGame } from './counter-game.ts';

const noClock = { kind: 'none' as const, running: [], left: {} };

/** Lines that a state brings along; few, so that clients have to keep theirs. */
const mostLines = 3;

/** What one viewer of a counter game is sent: what it may not see takes no number. */
export class CounterStream {
  readonly viewer: number;
  readonly lines: Line[] = [];
  private readonly game: CounterGame;
  private readonly kept: number;
  /** All that there ever were, by their number. */
  private readonly states: StateMessage[];
  private updates: UpdateMessage[] = [];
  private told = 0;

  /** `kept`: updates that are kept for who comes back. */
  constructor(game: CounterGame, viewer: number, kept: number) {
    this.game = game;
    this.viewer = viewer;
    this.kept = kept;
    this.states = [this.stateNow(0, [])];
  }

  /** What the viewer may know now, or might when it had been sent so many things. */
  state(at = -1): StateMessage {
    const state = this.states.at(at);
    if (!state) throw new RangeError(`viewer ${this.viewer} was never sent ${at}`);
    return state;
  }

  /** What somebody is sent who has what came up to a number, or nothing. */
  since(at: number | undefined): readonly (StateMessage | UpdateMessage)[] {
    const state = this.state();
    const missed = this.updates.filter((update) => at !== undefined && update.at > at);
    return at !== undefined && at <= state.at && missed.length === state.at - at ? missed : [state];
  }

  /** The game has gone on: what is sent of it, where anything is new to this viewer. */
  go(): UpdateMessage | undefined {
    const before = this.state();
    const news = this.news();
    const isSame = JSON.stringify(this.stateNow(before.at, before.lines)) === JSON.stringify(before);
    if (isSame && news.length === 0) return undefined;
    this.lines.push(...news);
    const next = this.stateNow(before.at + 1, this.lines.slice(-mostLines));
    this.states.push(next);
    const { view, ...rest } = next;
    const update = {
      ...rest,
      type: 'update' as const,
      lines: news,
      changes: changesBetween(before.view, view),
    };
    this.updates = [...this.updates, update].slice(-this.kept);
    return update;
  }

  private news(): Line[] {
    const { lines } = this.game;
    const own = lines.slice(this.told).filter(({ seat }) => seat === undefined || seat === this.viewer);
    this.told = lines.length;
    return own.map(({ text }, at) => ({
      n: this.lines.length + at,
      step: '1A',
      rules: [],
      parts: [{ text }],
      level: 'normal',
    }));
  }

  private stateNow(at: number, lines: Line[]): StateMessage {
    const { game, viewer } = this;
    const question = game.question(viewer);
    return {
      type: 'state',
      at,
      view: game.view(viewer),
      lines,
      questions: question ? [question] : [],
      clock: noClock,
      status: game.isOver ? 'over' : 'playing',
      waitingFor: game.isOver ? [] : [game.turn],
      mayUndo: game.mayUndo(viewer),
    };
  }
}
