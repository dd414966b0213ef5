import type { Card, Figure } from '../model/numbers.ts';
import { effectTable } from '../model/tables.ts';
import type { Game } from './game.ts';

/** The kind of the effect that keeps a figure from the powers of cards; behind all others of skirmish, so that none got another number. */
export const beyondPowersKind = 'yields-to-no-power';

/** The effects in force, the cards that they negate and the figures that they keep from powers, read anew when the table of effects changes. */
export class EffectsInForce {
  private readonly game: Game;
  private readonly table: number;
  private version = -1;
  private live: readonly number[] = [];
  private negated = new Set<number>();
  private beyond = new Set<number>();

  constructor(game: Game) {
    this.game = game;
    this.table = game.state.layout.counters.indexOf('effect');
  }

  /** Their rows. */
  rows(): readonly number[] {
    const { state } = this.game;
    const version = state.versions[this.table] as number;
    if (version !== this.version) {
      this.version = version;
      const live: number[] = [];
      const rows = state.rows('effect');
      const { effectKinds } = this.game.facts;
      const negation = effectKinds.indexOf('negated');
      const keeping = effectKinds.indexOf(beyondPowersKind);
      this.negated = new Set();
      this.beyond = new Set();
      for (let row = 0; row < rows; row++) {
        if (state.read(effectTable.used, row) !== 1) continue;
        live.push(row);
        const kind = state.read(effectTable.kind, row);
        if (kind === negation) this.negated.add(state.read(effectTable.card, row));
        if (kind === keeping) this.beyond.add(state.read(effectTable.figure, row));
      }
      this.live = live;
    }
    return this.live;
  }

  /** The amounts of a kind on a figure, all together. */
  sum(kind: number, figure: Figure): number {
    const { state } = this.game;
    let sum = 0;
    for (const row of this.rows())
      if (state.read(effectTable.kind, row) === kind && state.read(effectTable.figure, row) === figure)
        sum += state.read(effectTable.amount, row);
    return sum;
  }

  isNegated(card: Card): boolean {
    this.rows();
    return this.negated.has(card);
  }

  /** Is a figure kept from the powers of all cards, its own among them? */
  isBeyondPowers(figure: Figure): boolean {
    this.rows();
    return this.beyond.has(figure);
  }

  /** Is any figure? */
  get keepsFromPowers(): boolean {
    this.rows();
    return this.beyond.size > 0;
  }
}
