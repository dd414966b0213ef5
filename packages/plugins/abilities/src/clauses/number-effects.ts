import type { ValueDeclaration } from '@scapewright/kernel';
import {
  actingFigures,
  attackActions,
  attackDice,
  attackingFigures,
  attacksInAction,
  blocksResult,
  climbingHeight,
  defenseDice,
  enterCost,
  fallDice,
  freeLevels,
  type Game,
  hitsResult,
  initiativeResult,
  leapLevels,
  lifeNumber,
  mayTargetAgain,
  moveActions,
  moveNumber,
  movingFigures,
  neededRange,
  rangeNumber,
  riseLevels,
  swipeDice,
} from '@scapewright/skirmish/author';
import type { Applies } from './applies.ts';
import { type ContinuousOf, type ContinuousReader, forbidHook, numberHook } from './continuous.ts';
import { readNumber } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import type { AskedWith } from './scope.ts';
import { isOneOf } from './terrain-effects.ts';

/** The numbers that clauses can change. */
export const changeable: Readonly<Record<string, ValueDeclaration<AskedWith>>> = {
  attack: attackDice,
  'attack-dice': attackDice,
  defense: defenseDice,
  'defense-dice': defenseDice,
  move: moveNumber,
  range: rangeNumber,
  life: lifeNumber,
  hits: hitsResult,
  blocks: blocksResult,
  attacks: attacksInAction,
  'move-actions': moveActions,
  'attack-actions': attackActions,
  'acting-figures': actingFigures,
  'moving-figures': movingFigures,
  'attacking-figures': attackingFigures,
  'climbing-height': climbingHeight,
  'rise-levels': riseLevels,
  'leap-levels': leapLevels,
  'swipe-dice': swipeDice,
  'fall-dice': fallDice,
  'free-levels': freeLevels,
  'needed-range': neededRange,
  initiative: initiativeResult,
};

/** Continuous effects on numbers, by verb. */
export const numberEffects: Readonly<Record<string, ContinuousReader>> = {
  'modify-stat': readStatChange,
  'modify-move-cost': readCostChange,
  'set-attack': (p) => {
    const uses = readNumber(p, 'uses');
    const distinct = p.flag('distinct-targets');
    return {
      amount: uses,
      hooks: (applies) => [
        numberHook(attacksInAction, 'set', applies, uses),
        ...(distinct ? [forbidHook(mayTargetAgain, applies)] : []),
      ],
    };
  },
  'multiply-hits': (p) => {
    const times = readNumber(p, 'by', 2);
    return {
      amount: times,
      hooks: (applies) => [numberHook(hitsResult, 'add', applies, times, moreForSkulls)],
    };
  },
};

/** What skulls are worth beyond one hit each: hits that are added were not rolled (SS-DICE-010). */
function moreForSkulls(times: number, game: Game, { attack = -1 }: AskedWith): number {
  return attack < 0 ? 0 : (times - 1) * game.readAttack('skulls', attack);
}

/** `{stat, by}`, `{stat, set}` or `{stat, times}`, with `min` and `max` as bounds of the result, or the bounds alone. */
function readStatChange(p: Parameters): ContinuousOf {
  const declared = changeable[p.oneOf('stat', Object.keys(changeable))] as ValueDeclaration<AskedWith>;
  const how = p.has('set') ? 'set' : p.has('times') ? 'scale' : 'add';
  const least = p.has('min') ? readNumber(p, 'min') : undefined;
  const most = p.has('max') ? readNumber(p, 'max') : undefined;
  const isBound = how === 'add' && !p.has('by') && (least ?? most) !== undefined;
  const bound = least ?? most;
  const amount =
    isBound && bound ? bound : readNumber(p, how === 'set' ? 'set' : how === 'scale' ? 'times' : 'by');
  // A bound that stands alone is fixed as any other number is where a lasting use of it begins.
  const boundsOf = (applies: Applies): Applies =>
    isBound && (least === undefined || most === undefined) ? applies : unfixed(applies);
  return {
    amount,
    hooks: (applies) => [
      ...(isBound ? [] : [numberHook(declared, how, applies, amount)]),
      ...(least ? [numberHook(declared, 'least', boundsOf(applies), least)] : []),
      ...(most ? [numberHook(declared, 'most', boundsOf(applies), most)] : []),
    ],
  };
}

/** An application with another number or on other terrain, still depending on places as the whole does. */
function sameWhom({ byPlace }: Applies, narrowed: Applies): Applies {
  return byPlace ? Object.assign(narrowed, { byPlace }) : narrowed;
}

/** The same application, without the number that was fixed for another purpose. */
function unfixed(applies: Applies): Applies {
  return sameWhom(applies, (...asked) => {
    const applied = applies(...asked);
    return applied && { scope: applied.scope, amount: undefined };
  });
}

/** `{free-levels}`: climbing that is not counted in a move action; `{terrain, cost}`: what entering terrain costs beyond 1. */
function readCostChange(p: Parameters): ContinuousOf {
  if (p.has('free-levels')) {
    const levels = readNumber(p, 'free-levels');
    return { amount: levels, hooks: (applies) => [numberHook(freeLevels, 'add', applies, levels)] };
  }
  const terrain = p.texts('terrain');
  const cost = readNumber(p, 'cost');
  const there = (applies: Applies): Applies =>
    sameWhom(applies, (game, source, figure, args) =>
      isOneOf(terrain, game.countedTerrainOf(args.space ?? -1))
        ? applies(game, source, figure, args)
        : undefined,
    );
  return { amount: cost, hooks: (applies) => [numberHook(enterCost, 'set', there(applies), cost)] };
}
