import type { HookSource } from '@scapewright/kernel';
import {
  adjacent,
  areTogether,
  attackTable,
  canAttackSpecially,
  type Figure,
  figuresMatching,
  type Game,
  heightDice,
  isSpaceMeant,
  isTerrain,
  markersOn,
  numbersOf,
  objectsBeside,
  passes,
  spacesMeant,
  turnOfCard,
} from '@scapewright/skirmish/author';
import type { BlockData, ClauseProblem, Json } from './clause-data.ts';
import { figureStates, isInState } from './figure-state.ts';
import { oneOf, readFigures, readFilter, readMembers } from './figures.ts';
import { readNumber } from './numbers.ts';
import { fixFor, isMap, Parameters } from './parameters.ts';
import { attackIn, relationIn, type Scope, seenIn, sidesIn } from './scope.ts';
import { comparisons } from './scoped-filters.ts';
import { readSpaces } from './spaces.ts';

/** Holds or not, as things are now. */
export type Condition = (scope: Scope) => boolean;

type Reader = (parameters: Parameters) => Condition;

/** Conditions by verb: what `when` may hold. */
export const conditionVerbs: Readonly<Record<string, Reader>> = {
  'relation-exists': (p) => {
    const name = p.text('name');
    const exists = p.flag('exists', true);
    const of = readFigures(p, 'of');
    return (scope) => {
      const figure = oneOf(of, scope);
      const other = relationIn(scope, name, figure);
      return (other >= 0 && areTogether(scope.game, figure, other)) === exists;
    };
  },
  'height-advantage': (p) => {
    const of = readFigures(p, 'of', 'attacker');
    const over = readFigures(p, 'over', 'defender');
    return (scope) => {
      const [figure, other] = [oneOf(of, scope), oneOf(over, scope)];
      return figure >= 0 && other >= 0 && heightDice(scope.game, figure, other) > 0;
    };
  },
  'beside-object': (p) => {
    const who = readFigures(p, 'of');
    const kinds = p.texts('kind');
    return (scope) =>
      who(scope).some((figure) => {
        const beside = objectsBeside(scope.game, figure);
        return kinds.some((kind) => beside.includes(kind));
      });
  },
  'where-it-fell': (p) => {
    const spaces = readSpaces(p);
    return (scope) => {
      const left = numbersOf(scope.args as Readonly<Record<string, number>>, 'space');
      const meant = spaces(scope);
      return left.some((space) => isSpaceMeant(scope.game, meant, space, scope.args.figure));
    };
  },
  'space-exists': (p) => {
    const spaces = readSpaces(p);
    return (scope) => spacesMeant(scope.game, spaces(scope)).length > 0;
  },
  'special-target': () => (scope) => canAttackSpecially(scope.game, scope.source, scope.self),
  'on-battlefield': (p) => {
    const who = readFigures(p, 'who');
    return (scope) => who(scope).some((figure) => scope.game.isOnBattlefield(figure));
  },
  'figure-state': (p) => {
    const who = readFigures(p, 'of');
    const state = p.oneOf('is', figureStates);
    return (scope) => who(scope).some((figure) => isInState(scope.game, figure, state));
  },
  'on-terrain': (p) => {
    const who = readFigures(p, 'of');
    const terrain = p.texts('terrain');
    return (scope) =>
      who(scope).some((figure) =>
        scope.game
          .spacesOf(figure)
          .some((space) => terrain.some((word) => isTerrain(scope.game, space, word))),
      );
  },
  adjacency: (p) => {
    const who = readFigures(p, 'of');
    if (p.has('to-filter')) {
      const filter = readFilter(p.under('to-filter'));
      return (scope) =>
        figuresMatching(scope.game, seenIn(scope, filter), scope.self).some((other) =>
          who(scope).some((figure) => adjacent(scope.game, figure, other)),
        );
    }
    const to = readFigures(p, 'to', 'target');
    return (scope) => who(scope).some((one) => to(scope).some((other) => adjacent(scope.game, one, other)));
  },
  attack: readAttackCondition,
  comparison: (p) => {
    const left = readNumber(p, 'left');
    const right = readNumber(p, 'right');
    const compare = comparisons[p.oneOf('is', ['<', '<=', '=', '>=', '>'])];
    return (scope) => compare(left(scope), right(scope));
  },
  matches: (p) => {
    const who = readFigures(p, 'who', 'subject');
    const filter = readMembers(p);
    return (scope) =>
      who(scope).some((figure) => passes(scope.game, seenIn(scope, filter), scope.self, figure));
  },
  exists: (p) => {
    const filter = readMembers(p);
    return (scope) => figuresMatching(scope.game, seenIn(scope, filter), scope.self).length > 0;
  },
  'marker-present': (p) => {
    const name = p.text('name');
    const least = p.number('least', 1);
    return ({ game, source }) => markersOn(game, source.owner, name) >= least;
  },
  'wound-kind': (p) => {
    const kinds = p.texts('of');
    return ({ game, args }) => kinds.some((kind) => game.hasKind(args.kinds ?? 0, kind));
  },
  'its-turn': (p) => {
    const marker = p.has('marker') ? p.number('marker') : 0;
    return ({ game, source }) => {
      const turn = turnOfCard(game, source.owner);
      return turn > 0 && (marker === 0 || turn === marker);
    };
  },
  any: (p) => {
    const conditions = readNested(p, 'of');
    return (scope) => conditions.some((condition) => condition(scope));
  },
  not: (p) => {
    const conditions = readNested(p, 'of');
    return (scope) => !conditions.every((condition) => condition(scope));
  },
};

/** What the attack must be: normal, special or this ability's own; on an adjacent figure or not; on whom; by whom. */
function readAttackCondition(p: Parameters): Condition {
  const type = p.oneOf('type', ['any', 'normal', 'special', 'this'], 'any');
  const beside = p.has('adjacent') ? p.flag('adjacent') : undefined;
  const target = p.has('target') ? readWhom(p, 'target') : undefined;
  const by = p.has('by') ? readWhom(p, 'by') : undefined;
  return (scope) => {
    const { attacker, defender } = sidesIn(scope);
    const isAtLarge = beside === undefined && !target && !by && scope.args.special !== undefined;
    if ((attacker < 0 || defender < 0) && !isAtLarge) return false;
    if (!isOfType(scope, type)) return false;
    if (isAtLarge) return true;
    if (beside !== undefined && beside !== adjacent(scope.game, attacker, defender)) return false;
    return (!target || target(scope, defender)) && (!by || by(scope, attacker));
  };
}

function isOfType(scope: Scope, type: 'any' | 'normal' | 'special' | 'this'): boolean {
  if (type === 'any') return true;
  const attack = attackIn(scope);
  const special =
    attack >= 0 ? scope.game.state.read(attackTable.special, attack) : (scope.args.special ?? 0);
  if (type === 'this') return attack >= 0 && isFrom(scope.game, attack, scope.source);
  return (special === 1) === (type === 'special');
}

function isFrom(game: Game, attack: number, source: HookSource): boolean {
  return game.facts.sources[game.readAttack('source', attack)]?.key === source.key;
}

/** A figure, or a filter that it must pass. */
function readWhom(p: Parameters, key: string): (scope: Scope, figure: Figure) => boolean {
  const value = p.any(key);
  if (isMap(value) && value['relation'] === undefined && value['each'] === undefined) {
    const filter = readFilter(p.under(key));
    return (scope, figure) => passes(scope.game, seenIn(scope, filter), scope.self, figure);
  }
  const who = readFigures(p, key);
  return (scope, figure) => oneOf(who, scope) === figure;
}

/** Reads the conditions in the list under a key. */
export function readNested(p: Parameters, key: string): readonly Condition[] {
  return p.blocks(key).flatMap((block, at) => {
    const data = blockOf(block);
    if (data) return [readCondition(data, [...p.path, key, at], p.problems)];
    p.problem(key, 'a condition is a verb, or a verb with parameters', 'write "VERB" or "{VERB: {...}}"');
    return [];
  });
}

/** A block as nested lists write it: `verb`, `{verb: {...}}`, or what packs have made of that. */
export function blockOf(value: Json): BlockData | undefined {
  if (typeof value === 'string') return { verb: value, with: {} };
  if (!isMap(value)) return undefined;
  const { verb, with: parameters } = value;
  if (typeof verb === 'string') return { verb, with: isMap(parameters) ? parameters : {} };
  const [first, ...rest] = Object.entries(value);
  if (!first || rest.length > 0) return undefined;
  return { verb: first[0], with: isMap(first[1]) ? first[1] : {} };
}

/** Reads one condition. */
export function readCondition(
  block: BlockData,
  path: readonly (string | number)[],
  problems: ClauseProblem[],
): Condition {
  const parameters = new Parameters(block.with, [...path, block.verb], problems);
  const read = conditionVerbs[block.verb];
  if (!read) {
    problems.push({
      path,
      message: `unknown condition "${block.verb}"`,
      fix: fixFor(block.verb, Object.keys(conditionVerbs)),
    });
    return () => true;
  }
  const condition = read(parameters);
  parameters.end();
  return condition;
}

/** Reads a list of conditions, all of which must hold. */
export function readConditions(
  blocks: readonly BlockData[],
  path: readonly (string | number)[],
  problems: ClauseProblem[],
): Condition {
  const conditions = blocks.map((block, at) => readCondition(block, [...path, at], problems));
  return (scope) => conditions.every((condition) => condition(scope));
}
