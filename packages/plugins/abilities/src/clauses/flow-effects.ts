import { rollNumber } from '@scapewright/skirmish/author';
import { readNested } from './conditions.ts';
import type { EffectReader, Reading } from './effect.ts';
import { readFigures } from './figures.ts';
import { readNumber } from './numbers.ts';
import { isMap, type Parameters } from './parameters.ts';
import type { Changes, EffectOf, Scope } from './scope.ts';

/** Effects that say which others are done: by a die, by a condition, for one figure after the other. */
export const flowEffects: Readonly<Record<string, EffectReader>> = {
  'roll-die': readRoll,
  // Choices are read with their neighbours, and what follows sees them: see `readEffects`.
  choose: () => () => undefined,
  'roll-again': () => (run, scope) => scope.again?.(run, scope),
  if: (p, reading) => {
    const condition = readNested(p, 'when');
    const then = reading.nested(p.blocks('then'), p, 'then');
    const fallback = reading.nested(p.blocks('else'), p, 'else');
    return (run, scope) => (condition.every((one) => one(scope)) ? then(run, scope) : fallback(run, scope));
  },
  repeat: (p, reading) => {
    const times = readNumber(p, 'times');
    const effects = reading.nested(p.blocks('do'), p, 'do');
    return (run, scope) => {
      const count = times(scope);
      for (let at = 0; at < count; at++) effects(run, scope);
      return undefined;
    };
  },
  may: (p, reading) => {
    const effects = reading.nested(p.blocks('do'), p, 'do');
    return (run, scope) => {
      const { game, source } = scope;
      return run.may(game.seatOf(source), source.id, source.key) ? effects(run, scope) : undefined;
    };
  },
  'for-each': (p, reading) => {
    const who = readFigures(p, 'of');
    const name = p.text('as');
    const effects = reading.nested(p.blocks('do'), p, 'do');
    return (run, scope) => {
      const { game } = scope;
      let changes: Changes | undefined;
      for (const figure of who(scope).map((one) => ({ one, lives: game.isAlive(one) }))) {
        if (figure.lives && !game.isAlive(figure.one)) continue;
        const seen = { ...scope, chosen: { ...scope.chosen, [name]: [figure.one] } };
        changes = { ...changes, ...effects(run, seen) };
      }
      return changes;
    };
  },
};

/** A result, and what is done from it on. */
interface Band {
  readonly from: number;
  readonly effects: EffectOf;
}

/** `{die, plus, success, then, else}`, or with `results: {FROM: [...], ...}`: what is done from each result on. */
function readRoll(p: Parameters, reading: Reading): EffectOf {
  const sides = Number(p.oneOf('die', ['d20', 'd6', 'd12'], 'd20').slice(1));
  const plus = readNumber(p, 'plus', 0);
  const bands = p.has('results') ? readBands(p, reading) : readSuccess(p, reading);
  const roll: EffectOf = (run, scope) => {
    const { game, source, self, about } = scope;
    const seat = game.seatOf(source);
    const added = plus(scope);
    const { result } = rollNumber(run, {
      ...{ seat, figure: self, role: 'd20', sides, plus: added, source },
      ...(about === undefined ? {} : { against: about }),
    });
    const seen: Scope = { ...scope, again: roll };
    return bands.find(({ from }) => result >= from)?.effects(run, seen);
  };
  return roll;
}

function readSuccess(p: Parameters, reading: Reading): readonly Band[] {
  const success = p.number('success');
  const won = reading.nested(p.blocks('then'), p, 'then');
  const lost = p.has('else') ? reading.nested(p.blocks('else'), p, 'else') : reading.failed;
  return [{ from: success, effects: won }, ...(lost ? [{ from: -Infinity, effects: lost }] : [])];
}

/** The highest first. */
function readBands(p: Parameters, reading: Reading): readonly Band[] {
  const results = p.under('results');
  const bands = Object.keys(results.values).map((key): Band => {
    const from = Number(key);
    if (!Number.isInteger(from))
      results.problem(key, `"${key}" is no result of a die`, 'write the least result as a whole number');
    return { from, effects: reading.nested(results.blocks(key), results, key) };
  });
  if (bands.length === 0 || !isMap(p.any('results')))
    p.problem(
      'results',
      'results are lists of effects by the least result',
      'write "results: { 11: [...] }"',
    );
  return bands.sort((one, two) => two.from - one.from);
}
