import type { HookSource } from '@scapewright/kernel';
import {
  bearersOf,
  effectsFrom,
  type Figure,
  type FigureFilter,
  type Game,
  isOnSide,
  lastingBattlefield,
  passes,
  usersOf,
} from '@scapewright/skirmish/author';
import type { Condition } from './conditions.ts';
import { anywhere } from './place.ts';
import { type AskedWith, type Scope, seenIn } from './scope.ts';

/** The kind of lasting effect of clauses. */
export const clauseKind = 'clause';

/** That something holds for a figure now: as seen from which figure, and with which number where that is fixed. */
export interface Applied {
  readonly scope: Scope;
  readonly amount: number | undefined;
}

/** Does a continuous or lasting effect hold for a figure, in a question or number with these arguments? */
export interface Applies {
  (game: Game, source: HookSource, figure: Figure, args: AskedWith): Applied | undefined;
  /** Whom it means: figures by their labels, allies, or anybody else. */
  readonly means?: 'labelled' | 'allies';
  /** May it hold for the figure in one place and not in another? Left out: never. */
  readonly byPlace?: true | ((game: Game, figure: Figure, source: HookSource) => boolean);
}

/**
 * For the figures that pass a filter as one with the ability sees them, while the conditions hold; `isLocal` where the filter
 * or the conditions speak of places, `afterDefeat` where they ask whether the one with the ability is defeated.
 */
export function whileHolds(
  of: FigureFilter,
  condition: Condition,
  relations: readonly string[],
  isLocal: boolean,
  afterDefeat = false,
): Applies {
  const applies: Applies = (game, source, figure, args) => {
    for (const self of afterDefeat ? bearersOf(game, source) : usersOf(game, source)) {
      // Most figures that are asked about are on another side: nothing more is looked up for them.
      if (figure >= 0 && self >= 0 && !isOnSide(game, of.side ?? 'any', self, figure)) continue;
      const battlefield = lastingBattlefield(game, { figure: self, card: source.owner });
      const scope: Scope = {
        game,
        source,
        self,
        args: { ...args, figure },
        chosen: {},
        relations,
        battlefield,
      };
      const isMeant =
        figure < 0 ? isOwnSeat(game, source, of, args) : passes(game, seenIn(scope, of), self, figure);
      if (isMeant && condition(scope)) return { scope, amount: undefined };
    }
    return undefined;
  };
  const means = whomItMeans(of);
  return Object.assign(applies, { ...(means && { means }), ...(isLocal && { byPlace: meansSomewhere(of) }) });
}

/** A figure that moves takes its own ability along, and comes near others who have it. */
function meansSomewhere(of: FigureFilter): NonNullable<Applies['byPlace']> {
  const whom = anywhere(of);
  return (game, figure, source) =>
    usersOf(game, source).some((self) => self === figure || passes(game, whom, self, figure));
}

function whomItMeans({ label, allLabels, notLabel, side }: FigureFilter): Applies['means'] {
  if (label || allLabels || notLabel) return 'labelled';
  return side === 'ally' ? 'allies' : undefined;
}

/** For the figures on which this block has left a lasting effect; `isLocal` where the block speaks of places. */
export function whileLasting(block: number, relations: readonly string[], isLocal: boolean): Applies {
  const applies: Applies = (game, source, figure, args) => {
    for (const row of effectsFrom(game, clauseKind, source, block)) {
      if (game.readEffect('figure', row) !== figure) continue;
      const scope: Scope = { game, source, self: figure, args, chosen: {}, relations };
      return { scope, amount: game.readEffect('amount', row) };
    }
    return undefined;
  };
  const lastsOn: NonNullable<Applies['byPlace']> = (game, figure, source) =>
    applies(game, source, figure, {}) !== undefined;
  return isLocal ? Object.assign(applies, { byPlace: lastsOn }) : applies;
}

/** The same, asked of figures that the one on its way meets: what they are may depend on where it goes. */
export function toOthers(applies: Applies): Applies {
  const same: Applies = (...asked) => applies(...asked);
  return applies.byPlace ? Object.assign(same, { byPlace: true as const }) : same;
}

/** A number of a player (initiative) belongs to the figures of that player. */
function isOwnSeat(game: Game, source: HookSource, of: FigureFilter, args: AskedWith): boolean {
  return of.side === 'self' && args.seat !== undefined && args.seat === game.seatOf(source);
}
