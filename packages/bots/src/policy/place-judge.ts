import type { Space } from '@scapewright/board';
import {
  areTargets,
  type Card,
  type Elsewhere,
  type Figure,
  type Game,
  matchTable,
} from '@scapewright/skirmish/author';
import { goalsOf } from '../goals.ts';
import { lifeLeft, worthLeft, worthOf, worthOfWounds } from '../odds/worth.ts';
import { gainOf } from './attack-gain.ts';
import { ReusedCopy } from './reused-copy.ts';
import { Strike } from './strike.ts';
import type { Temper } from './temper.ts';

/** An enemy as a figure sees it that looks for a place. */
interface Foe {
  readonly figure: Figure;
  readonly card: Card;
  /** Spaces from it to every column. */
  readonly distances: Int16Array;
  readonly level: number;
  /** How far it hits, and how far with a move before. */
  readonly range: number;
  readonly reach: number;
  /** What the figure may take from it, and it from the figure. */
  readonly gain: Strike;
  readonly threat: Strike;
}

/** Points that a place is worth by which the game is won. */
const goalWorth = 80;

/** Judges places for one figure as they are now: whom it can hit from there, who can hit it. In points. */
export class PlaceJudge {
  readonly game: Game;
  readonly figure: Figure;
  private readonly temper: Temper;
  private readonly foes: readonly Foe[];
  /** Spaces to every column from each space on which the figure would help its side to win. */
  private readonly goals: readonly Int16Array[];
  private readonly range: number;
  private readonly move: number;
  private readonly worth: number;
  private readonly caution: number;
  private readonly copy: ReusedCopy;
  private readonly laters: (number | undefined)[] = [];
  private elsewhere: Elsewhere | undefined;

  constructor(game: Game, figure: Figure, temper: Temper, copy = new ReusedCopy()) {
    this.game = game;
    this.copy = copy;
    this.figure = figure;
    this.temper = temper;
    const { range, move } = game.definition(figure);
    this.range = Math.max(1, range ?? 1);
    this.move = Math.max(1, move ?? 1);
    this.worth = worthOf(game, figure);
    // In a long game both sides dare more and more, so that they do not wait for each other for ever.
    const late = Math.max(0, game.state.read(matchTable.round, 0) - 6);
    this.caution = temper.caution * Math.max(0, 1 - late / 8);
    this.foes = foesOf(game, figure);
    this.goals = goalsOf(game, figure);
  }

  /** Has it anybody to fight, or anywhere to go? */
  get hasFoes(): boolean {
    return this.foes.length > 0 || this.goals.length > 0;
  }

  /** A first look at a place, without sight or what abilities do there. */
  glance(spaces: readonly Space[]): number {
    const { foes, range, caution } = this;
    const levels = this.game.field.level;
    let level = levels[spaces[0] as number] as number;
    for (let part = 1; part < spaces.length; part++)
      level = Math.min(level, levels[spaces[part] as number] as number);
    let gain = 0;
    let threat = 0;
    let ofCard = 0;
    let card = -1;
    let nearest = foes.length > 0 ? 60 : 0;
    for (let at = 0; at < foes.length; at++) {
      const foe = foes[at] as Foe;
      const distance = this.distanceTo(foe, spaces);
      const above = level - foe.level;
      const away = Math.max(0, distance - range);
      const later = this.later(away);
      if (foe.gain.most * later > gain) {
        const now = foe.gain.from(above) * later;
        if (now > gain) gain = now;
      }
      if (away < nearest) nearest = away;
      if (caution === 0) continue;
      if (foe.card !== card) ofCard = 0;
      card = foe.card;
      if (distance <= foe.reach) ofCard += foe.threat.from(-above) * (distance <= foe.range ? 1 : 0.85);
      if (ofCard > threat) threat = ofCard;
    }
    const { height, advance } = this.temper;
    return (
      gain -
      caution * threat +
      this.worth * (height * level - advance * nearest) -
      this.burning(spaces) +
      this.pull(spaces)
    );
  }

  /** What a fight is worth that is so many spaces too far away, as a part of what it is worth now. */
  private later(away: number): number {
    if (away === 0) return 1;
    this.laters[away] ??= this.temper.patience ** (0.35 + away / this.move);
    return this.laters[away] as number;
  }

  /** What it is worth to be on a space by which the game is won, or on the way to one; 0 where no such space is known. */
  private pull(spaces: readonly Space[]): number {
    if (this.goals.length === 0) return 0;
    const nearest = Math.min(...this.goals.map((distances) => this.distanceTo({ distances }, spaces)));
    return goalWorth * this.later(nearest);
  }

  /** How little enemies can do there, whatever else. */
  safety(spaces: readonly Space[]): number {
    let sum = 0;
    for (const foe of this.foes)
      if (this.distanceTo(foe, spaces) <= foe.reach) sum -= foe.threat.from(0);
      else sum += 0.001 * this.worth;
    return sum;
  }

  /** How near it is to the foe that is soonest gone. */
  hunt(spaces: readonly Space[]): number {
    let best = -Infinity;
    for (const foe of this.foes) {
      const away = Math.max(0, this.distanceTo(foe, spaces) - this.range);
      const ease = foe.gain.from(0) / Math.max(1, worthLeft(this.game, foe.figure));
      best = Math.max(best, 10 * ease - away);
    }
    return best;
  }

  /** What an exact look at the attack from there changes: sight, height, engagement, whatever abilities do. */
  correction(spaces: readonly Space[]): number {
    const { field } = this.game;
    this.elsewhere ??= this.copy.of(this.game, this.figure);
    const there = this.elsewhere.at(spaces);
    const others = this.foes.map((foe) => foe.figure);
    const seen = areTargets(there, { attacker: this.figure }, others);
    const level = Math.min(...spaces.map((space) => field.level[space] as number));
    let guessed = 0;
    let exact = 0;
    for (let at = 0; at < this.foes.length; at++) {
      const foe = this.foes[at] as Foe;
      if (!seen[at] && this.distanceTo(foe, spaces) > this.range) continue;
      guessed = Math.max(guessed, foe.gain.from(level - foe.level));
      const gain = seen[at]
        ? gainOf(there, this.figure, foe.figure)
        : foe.gain.from(0) * this.temper.patience;
      exact = Math.max(exact, gain);
    }
    return exact - guessed;
  }

  /** Points that a way costs whose wounds to be expected are told in thousandths. */
  costOf(risk: number): number {
    if (risk <= 0) return 0;
    const wounds = risk / 1000;
    const left = lifeLeft(this.game, this.figure);
    return worthOfWounds(this.game, this.figure, Math.min(wounds, left), Math.min(1, wounds / left) ** 2);
  }

  private distanceTo({ distances }: Pick<Foe, 'distances'>, spaces: readonly Space[]): number {
    const { column } = this.game.field;
    let nearest = 60;
    for (let part = 0; part < spaces.length; part++) {
      const distance = distances[column[spaces[part] as number] as number] as number;
      if (distance >= 0 && distance < nearest) nearest = distance;
    }
    return nearest;
  }

  /** What the ground does to whoever stands there at the end of the round. */
  private burning(spaces: readonly Space[]): number {
    const { game } = this;
    for (const space of spaces)
      if (game.facts.catalogue.terrain(game.terrainOf(space))?.endsRound)
        return worthOfWounds(game, this.figure, 0.4, lifeLeft(game, this.figure) === 1 ? 0.4 : 0);
    return 0;
  }
}

function foesOf(game: Game, figure: Figure): Foe[] {
  const foes: Foe[] = [];
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const { range, move } = game.definition(other);
    const space = game.space(other);
    const hits = Math.max(1, range ?? 1);
    foes.push({
      figure: other,
      card: game.cardOf(other),
      distances: game.field.distancesFrom(space),
      level: game.field.level[space] as number,
      range: hits,
      reach: hits + (move ?? 0),
      gain: new Strike(game, figure, other),
      threat: new Strike(game, other, figure),
    });
  }
  return foes.sort((a, b) => a.card - b.card || a.figure - b.figure);
}
