import {
  adjacent,
  engaged,
  type Figure,
  figuresMatching,
  figuresOnCard,
  fitsInPlaceOf,
  type Game,
  hasRelation,
  haveOwnLines,
  isActivated,
  isTerrain,
  linesTo,
  orderMarkersOn,
  passes,
  printedNumber,
  seesClearly,
  statistics,
  within,
} from '@scapewright/skirmish/author';
import { countedIn } from './counted.ts';
import { figureStates, isInState } from './figure-state.ts';
import type { Parameters } from './parameters.ts';
import type { FiguresOf } from './scope.ts';
import { type ClauseFilter, isRelated, relationOnCard, type Scope, seenIn } from './scope.ts';

type Test = (scope: Scope, figure: Figure) => boolean;

/** How two numbers are compared, by the sign that says so. */
export const comparisons = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '=': (a: number, b: number) => a === b,
  '>=': (a: number, b: number) => a >= b,
  '>': (a: number, b: number) => a > b,
} as const;

/**
 * What a filter says that is known in a scope only: `next-to: WHO`, `related: NAME`, `remembers: {by: ABILITY.NAME, whom: WHO}`, `order-markers: {least?, most?, revealed?, shown-x?}`, `with-player-of: WHO`, `acting`, `engaged-by: {least?, FILTER}`,
 * `near` and `not-near: {spaces, sees?, least?, FILTER}`, `printed: {stat, is?, to}`, `with-on-card: {least?, most?, FILTER}`, `not-ability: [ID]`, `on-card-of: WHO`, `room-for: WHO`,
 * `state` and `not-state: STATE`, `on-terrain` and `not-on-terrain: [TERRAIN]`.
 */
export function readScoped(
  parameters: Parameters,
  readFigures: (p: Parameters, key: string) => FiguresOf,
  readFilter: (p: Parameters) => ClauseFilter,
): ClauseFilter['scoped'] {
  const tests: Test[] = [];
  if (parameters.has('next-to')) {
    const whom = readFigures(parameters, 'next-to');
    tests.push((scope, figure) => whom(scope).some((one) => adjacent(scope.game, one, figure)));
  }
  if (parameters.has('related')) {
    const name = parameters.text('related');
    tests.push((scope, figure) => isRelated(scope, name, figure));
  }
  if (parameters.has('not-related')) {
    const name = parameters.text('not-related');
    tests.push((scope, figure) => !isRelated(scope, name, figure));
  }
  if (parameters.has('remembers')) tests.push(remembering(parameters.under('remembers'), readFigures));
  if (parameters.has('order-markers')) tests.push(ordered(parameters.under('order-markers')));
  if (parameters.has('with-player-of')) {
    const whom = readFigures(parameters, 'with-player-of');
    tests.push((scope, figure) =>
      whom(scope).some((one) => scope.game.controller(one) === scope.game.controller(figure)),
    );
  }
  if (parameters.has('on-card-of')) {
    const whom = readFigures(parameters, 'on-card-of');
    tests.push((scope, figure) =>
      whom(scope).some((one) => scope.game.cardOf(one) === scope.game.cardOf(figure)),
    );
  }
  for (const key of ['state', 'not-state'] as const)
    if (parameters.has(key)) {
      const state = parameters.oneOf(key, figureStates);
      tests.push(({ game }, figure) => isInState(game, figure, state) === (key === 'state'));
    }
  for (const key of ['on-terrain', 'not-on-terrain'] as const)
    if (parameters.has(key)) {
      const terrain = parameters.texts(key);
      tests.push(({ game }, figure) => standsOn(game, figure, terrain) === (key === 'on-terrain'));
    }
  if (parameters.has('room-for')) {
    const whom = readFigures(parameters, 'room-for');
    tests.push((scope, figure) => whom(scope).every((one) => fitsInPlaceOf(scope.game, one, figure)));
  }
  if (parameters.has('acting')) {
    const acts = parameters.flag('acting');
    tests.push(({ game }, figure) => isActivated(game, figure) === acts);
  }
  if (parameters.has('engaged-by')) tests.push(engagedBy(parameters.under('engaged-by'), readFilter));
  for (const key of ['near', 'not-near'] as const)
    if (parameters.has(key)) tests.push(nearby(parameters.under(key), readFilter, key === 'near'));
  if (parameters.has('along-line')) tests.push(alongLine(parameters.under('along-line')));
  if (parameters.has('with-on-card')) tests.push(withOnCard(parameters.under('with-on-card'), readFilter));
  if (parameters.has('printed')) tests.push(printed(parameters.under('printed')));
  if (parameters.has('not-ability')) {
    const ids = parameters.texts('not-ability');
    tests.push(({ game }, figure) => !game.definition(figure).abilities.some(({ id }) => ids.includes(id)));
  }
  return tests.length > 0 ? tests : undefined;
}

/** Is one of its spaces of one of these terrains? */
function standsOn(game: Game, figure: Figure, terrain: readonly string[]): boolean {
  return game.spacesOf(figure).some((space) => terrain.some((word) => isTerrain(game, space, word)));
}

/** `{by: ABILITY.NAME, whom: WHO}`: an ability of its own card remembers somebody by this name. */
function remembering(p: Parameters, readFigures: (p: Parameters, key: string) => FiguresOf): Test {
  const name = p.text('by');
  const whom = readFigures(p, 'whom');
  p.end();
  return (scope, figure) => {
    const { game } = scope;
    const on = relationOnCard(game, figure, name);
    return on !== undefined && whom(scope).some((one) => hasRelation(game, on.of, figure, one, on.part));
  };
}

/** `{least?, most?, revealed?, shown-x?}`: so many order markers on its card; `shown-x: false`: without an X that has been turned up. */
function ordered(p: Parameters): Test {
  const least = p.number('least', p.has('most') ? 0 : 1);
  const most = p.number('most', Number.MAX_SAFE_INTEGER);
  const revealed = p.has('revealed') ? p.flag('revealed') : undefined;
  const shownX = p.flag('shown-x', true);
  p.end();
  return ({ game }, figure) => {
    const count = orderMarkersOn(game, game.cardOf(figure), revealed, shownX);
    return count >= least && count <= most;
  };
}

function engagedBy(p: Parameters, readFilter: (p: Parameters) => ClauseFilter): Test {
  const least = p.number('least', 1);
  const filter = readFilter(p);
  return (scope, figure) => {
    const others = figuresMatching(scope.game, seenIn(scope, filter), scope.self);
    return others.filter((other) => engaged(scope.game, other, figure)).length >= least;
  };
}

/** Within so many spaces of `least` figures that pass a filter, and seen by them where `sees` says so; or not. */
function nearby(p: Parameters, readFilter: (p: Parameters) => ClauseFilter, isWanted: boolean): Test {
  const spaces = p.number('spaces');
  const sees = p.flag('sees');
  const least = p.number('least', 1);
  const filter = readFilter(p);
  return (scope, figure) => {
    const { game } = scope;
    const isNear = (other: Figure): boolean =>
      within(game, other, figure, spaces) && (!sees || seesClearly(game, other, figure));
    const near = figuresMatching(game, seenIn(scope, filter), scope.self).filter(isNear);
    return near.length >= least === isWanted;
  };
}

/** `{spaces, other-than?: TALLY}`: on a straight line from who looks, another than those who have been counted by a name stand on. */
function alongLine(p: Parameters): Test {
  const spaces = p.number('spaces');
  const counted = p.has('other-than') ? p.text('other-than') : undefined;
  p.end();
  return (scope, figure) => {
    const { game, self } = scope;
    const lines = (other: Figure): readonly number[] => linesTo(game, self, other, spaces);
    const before = counted === undefined ? [] : countedIn(scope, counted);
    return haveOwnLines([...before, figure].map(lines));
  };
}

function withOnCard(p: Parameters, readFilter: (p: Parameters) => ClauseFilter): Test {
  const least = p.number('least', p.has('most') ? 0 : 1);
  const most = p.number('most', Number.MAX_SAFE_INTEGER);
  const filter = readFilter(p);
  return (scope, figure) => {
    const { game, self } = scope;
    const seen = seenIn(scope, filter);
    const lying = figuresOnCard(game, game.cardOf(figure)).filter((one) => passes(game, seen, self, one));
    return lying.length >= least && lying.length <= most;
  };
}

function printed(p: Parameters): Test {
  const stat = p.oneOf('stat', statistics);
  const compare = comparisons[p.oneOf('is', ['<', '<=', '=', '>=', '>'], '=')];
  const to = p.number('to');
  p.end();
  return ({ game }, figure) => compare(printedNumber(game, figure, stat), to);
}
