import type { Question } from '../question.ts';
import type { View } from '../view.ts';

/** What a seat does in the counter game. */
export type CounterMove = 'one' | 'two' | 'hide';

/** What may be done to a counter game. `times`: how many moves count again. */
export type CounterEntry = { readonly id: string; readonly seat: number } & (
  | { readonly kind: 'move'; readonly move: CounterMove }
  | { readonly kind: 'undo' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'resign' }
);

const moves: readonly CounterMove[] = ['one', 'two', 'hide'];

/**
 * The smallest game that has all that a table's messages can show: seats in turn add one or two to a counter that all see, or
 * hide one, which nobody else ever learns, and go on. Whoever reaches the goal has won.
 */
export class CounterGame {
  readonly seats: number;
  readonly goal: number;
  readonly done: { readonly seat: number; readonly move: CounterMove }[] = [];
  readonly lines: { readonly text: string; readonly seat: number | undefined }[] = [];
  /** Counts what each seat was asked: no question is ever asked under a number that was used. */
  private readonly asked: number[];
  private resigned = -1;
  private orders = 0;

  constructor(seats: number, goal: number) {
    this.seats = seats;
    this.goal = goal;
    this.asked = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1 : 0));
  }

  get isOver(): boolean {
    return this.resigned >= 0 || this.total >= this.goal;
  }
  get winner(): number {
    if (this.resigned >= 0) return (this.resigned + 1) % this.seats;
    return this.done.findLast(({ move }) => move !== 'hide')?.seat ?? -1;
  }
  get turn(): number {
    return this.done.filter(({ move }) => move !== 'hide').length % this.seats;
  }
  private get total(): number {
    return this.done.reduce((sum, { move }) => sum + (move === 'one' ? 1 : move === 'two' ? 2 : 0), 0);
  }

  /** May a seat take back its last move without asking: has nobody seen anything since? */
  mayUndo(seat: number): boolean {
    const last = this.done.at(-1);
    return !this.isOver && last?.seat === seat && last.move === 'hide';
  }

  question(seat: number): Question | undefined {
    if (this.isOver || seat !== this.turn) return undefined;
    return {
      number: this.asked[seat] ?? 0,
      asks: 'count',
      shape: 'pick',
      step: '1A',
      title: 'How far do you count?',
      text: '',
      rules: [],
      least: 1,
      most: 1,
      options: moves.map((key) => ({ key, label: key })),
    };
  }

  /** Does what an entry says; the entry is lawful. */
  act(entry: CounterEntry): void {
    const { seat } = entry;
    if (entry.kind === 'move') {
      this.done.push({ seat, move: entry.move });
      if (entry.move === 'hide') this.lines.push({ text: `You hide one, ${seat}.`, seat });
      else this.lines.push({ text: `${seat} counts ${entry.move}.`, seat: undefined });
    } else if (entry.kind === 'undo') {
      const own = this.done.findLastIndex((one) => one.seat === seat);
      this.lines.push({ text: `${seat} takes back.`, seat: this.mayUndo(seat) ? seat : undefined });
      this.done.length = Math.max(0, own);
    } else if (entry.kind === 'orders') this.orders++;
    else this.resigned = seat;
    if (!this.isOver && entry.kind !== 'orders') this.asked[this.turn] = (this.asked[this.turn] ?? 0) + 1;
  }

  /** What a seat, or a spectator (-1), may know. */
  view(viewer: number): View {
    const cards = Array.from({ length: this.seats }, (_, seat) => ({
      key: `card:${seat}`,
      name: `Card ${seat}`,
      seat,
      orderMarkers: ['?'],
      markers: this.done.filter((one) => one.seat === seat && one.move !== 'hide').length,
      out: this.resigned === seat,
      figures: [],
    }));
    const tokens = this.done.flatMap(({ seat, move }, at) =>
      move === 'two' || (move === 'hide' && seat === viewer)
        ? [{ key: `token:${at}`, face: move === 'two' ? ('up' as const) : ('down' as const) }]
        : [],
    );
    return {
      round: this.total,
      turn: this.turn,
      activeSeat: this.turn,
      step: '1A',
      seats: [],
      cards: viewer >= 0 && this.orders > 0 ? [...cards, orderCard(this.orders)] : cards,
      figures: [],
      tokens,
      objects: [],
      spaces: [],
      'one-shots': [],
    };
  }
}

const orderCard = (orders: number): View['cards'][number] => ({
  key: 'card:orders',
  name: 'Orders',
  seat: -1,
  orderMarkers: [],
  markers: orders,
  out: false,
  figures: [],
});
