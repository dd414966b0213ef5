import {
  distanceBetween,
  type Figure,
  figuresMatching,
  figureTable,
  type Game,
  labelOf,
  markersOn,
  matchTable,
  moveKinds,
  moveNumber,
  printedNumber,
  rangeNumber,
  rollTable,
  statistics,
  unitsWith,
} from '@scapewright/skirmish/author';
import type { Json } from './clause-data.ts';
import { readDifferent } from './different.ts';
import { defeatedMatching, oneOf, readFigures, readFilter, readOnCard, waitingMatching } from './figures.ts';
import { readOrderMarkers } from './order-marker-count.ts';
import { isMap, Parameters } from './parameters.ts';
import { attackIn, type FiguresOf, type Scope, seenIn } from './scope.ts';
import { readTally } from './tally.ts';

/** A number that is worked out when a block is carried out. */
export type NumberOf = (scope: Scope) => number;

const attackColumns = {
  skulls: 'skulls',
  hits: 'hits',
  blocks: 'blocks',
  wounds: 'wounds',
  'attack-dice': 'attackDice',
  'defense-dice': 'defenseDice',
  'attacks-made': 'count',
  'attack-blanks': 'blanks',
} as const;
type AttackColumn = (typeof attackColumns)[keyof typeof attackColumns];

/**
 * Reads a number: a whole number; `skulls`, `hits`, `blocks`, `wounds`, `excess-blocks`, `attack-dice`, `defense-dice` or
 * `attacks-made` or `attack-blanks` of the attack, `rolled` of a numbered roll, `amount` of the
 * event, `excess-wounds` of the window's figure; or a map: `{count: FILTER}`, `{units: LABEL}`, `{wounds-on: WHO}`,
 * `{markers: NAME}`, `{printed: {of: WHO, stat: attack}}`, `{level-of: WHO}`, `{distance: [WHO, WHO]}`, `{number: CHOICE}`,
 * and `sum`, `difference`, `product`, `quotient`, `min`, `max` of a list.
 */
export function readNumber(parameters: Parameters, key: string, fallback?: number): NumberOf {
  const value = parameters.any(key);
  if (value === undefined && fallback !== undefined) return () => fallback;
  return numberOf(parameters, key, value);
}

function numberOf(parameters: Parameters, key: string, value: Json | undefined): NumberOf {
  if (typeof value === 'number' && Number.isInteger(value)) return () => value;
  if (typeof value === 'string') return word(parameters, key, value);
  if (isMap(value)) {
    const inner = new Parameters(value, [...parameters.path, key], parameters.problems);
    const number = mapped(inner);
    inner.end();
    if (number) return number;
  }
  parameters.problem(key, `${key} is a number`, 'write a whole number, or how it is worked out');
  return () => 0;
}

function word(parameters: Parameters, key: string, name: string): NumberOf {
  if (Object.hasOwn(attackColumns, name)) {
    const column = attackColumns[name as keyof typeof attackColumns];
    return (scope) => ofAttack(scope, column);
  }
  if (name === 'excess-blocks')
    return (scope) => Math.max(0, ofAttack(scope, 'blocks') - ofAttack(scope, 'hits'));
  if (name === 'round') return ({ game }) => game.state.read(matchTable.round, 0);
  if (name === 'blanks')
    return ({ game, args }) => (args.roll === undefined ? 0 : game.state.read(rollTable.blanks, args.roll));
  if (name === 'rolled')
    return ({ game, args }) => (args.roll === undefined ? 0 : game.state.read(rollTable.rolled, args.roll));
  if (name === 'result')
    return ({ game, args }) => (args.roll === undefined ? 0 : game.state.read(rollTable.result, args.roll));
  if (name === 'amount') return ({ args }) => args.amount ?? 0;
  if (name === 'excess-wounds')
    return ({ game, args, self }) => {
      const figure = args.figure ?? self;
      return Math.max(0, game.wounds(figure) - (game.definition(figure).life ?? 0));
    };
  parameters.problem(key, `"${name}" is no number that can be worked out`, 'see the list of numbers');
  return () => 0;
}

function ofAttack(scope: Scope, column: AttackColumn): number {
  const attack = attackIn(scope);
  return attack < 0 ? 0 : scope.game.readAttack(column, attack);
}

function mapped(inner: Parameters): NumberOf | undefined {
  if (inner.has('count')) {
    const filter = readFilter(inner.under('count'));
    return (scope) => figuresMatching(scope.game, seenIn(scope, filter), scope.self).length;
  }
  if (inner.has('waiting')) {
    const filter = readFilter(inner.under('waiting'));
    return (scope) => waitingMatching(scope, filter).length;
  }
  if (inner.has('on-card')) {
    const lying = readOnCard(inner.under('on-card'));
    return (scope) => lying(scope).length;
  }
  if (inner.has('tally')) return readTally(inner.under('tally'));
  if (inner.has('defeated')) {
    const filter = readFilter(inner.under('defeated'));
    return (scope) => defeatedMatching(scope, filter).length;
  }
  if (inner.has('different')) return readDifferent(inner.under('different'));
  if (inner.has('order-markers')) return readOrderMarkers(inner.under('order-markers'));
  if (inner.has('units')) {
    const label = labelOf(inner.text('units'));
    return ({ game, source }) =>
      unitsWith(game, source.owner < 0 ? game.seatOf(source) : game.ownerOfCard(source.owner), label);
  }
  if (inner.has('wounds-on')) return about(inner, 'wounds-on', (scope, figure) => scope.game.wounds(figure));
  if (inner.has('spaces-moved'))
    return about(inner, 'spaces-moved', ({ game }, figure) =>
      game.state.read(figureTable.movedSpaces, figure),
    );
  if (inner.has('level-of'))
    return about(inner, 'level-of', (scope, figure) =>
      scope.game.isPlaced(figure) ? scope.game.levelOf(figure) : 0,
    );
  if (inner.has('markers')) {
    const name = inner.text('markers');
    return ({ game, source }) => markersOn(game, source.owner, name);
  }
  if (inner.has('printed')) return printed(inner.under('printed'));
  if (inner.has('current')) return current(inner.under('current'));
  if (inner.has('number')) {
    const name = inner.choice('number');
    return ({ chosen }) => chosen[name]?.[0] ?? 0;
  }
  if (inner.has('distance')) return distance(inner);
  return combined(inner);
}

function about(inner: Parameters, key: string, of: (scope: Scope, figure: Figure) => number): NumberOf {
  const figures = readFigures(inner, key);
  return (scope) => {
    const figure = oneOf(figures, scope);
    return figure < 0 ? 0 : of(scope, figure);
  };
}

function printed(inner: Parameters): NumberOf {
  const figures = readFigures(inner, 'of');
  const statistic = inner.oneOf('stat', statistics);
  inner.end();
  return (scope) => {
    const figure = oneOf(figures, scope);
    return figure < 0 ? 0 : printedNumber(scope.game, figure, statistic);
  };
}

/** The Move or the Range of a figure as it is now, with everything that changes it. */
function current(inner: Parameters): NumberOf {
  const figures = readFigures(inner, 'of');
  const statistic = inner.oneOf('stat', ['move', 'range']);
  inner.end();
  return (scope) => {
    const figure = oneOf(figures, scope);
    if (figure < 0) return 0;
    return statistic === 'move'
      ? currentMove(scope.game, figure)
      : scope.game.value(rangeNumber, printedNumber(scope.game, figure, statistic), { figure });
  };
}

/** The spaces that a figure has for a normal move, with everything that changes them. */
export function currentMove(game: Game, figure: Figure): number {
  return game.value(moveNumber, printedNumber(game, figure, 'move'), { figure, kind: moveKinds.normal });
}

function distance(inner: Parameters): NumberOf {
  const names = inner.texts('distance');
  const ends: FiguresOf[] = names.map((name) =>
    readFigures(new Parameters({ of: name }, inner.path, inner.problems), 'of'),
  );
  const [from, to] = ends;
  if (!from || !to || ends.length !== 2) {
    inner.problem('distance', 'distance is measured between two figures', 'write "distance: [self, target]"');
    return () => 0;
  }
  return (scope) => {
    const [a, b] = [oneOf(from, scope), oneOf(to, scope)];
    const spaces = a < 0 || b < 0 ? -1 : distanceBetween(scope.game, a, b);
    return spaces < 0 ? beyondAnyDistance : spaces;
  };
}

/** What is counted to nobody, and to whom no spaces lead. */
const beyondAnyDistance = 9999;

const combinations: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  sum: (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  difference: ([first = 0, ...rest]) => rest.reduce((left, number) => left - number, first),
  product: (numbers) => numbers.reduce((product, number) => product * number, 1),
  quotient: ([whole = 0, part = 1]) => (part === 0 ? 0 : Math.floor(whole / part)),
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
};

function combined(inner: Parameters): NumberOf | undefined {
  for (const [name, combine] of Object.entries(combinations)) {
    if (!inner.has(name)) continue;
    const list = inner.blocks(name);
    if (list.length === 0) {
      inner.problem(name, `${name} combines a list of numbers`, `write "${name}: [1, 2]"`);
      return () => 0;
    }
    const parts = list.map((value) => numberOf(inner, name, value));
    return (scope) => combine(parts.map((part) => part(scope)));
  }
  return undefined;
}
