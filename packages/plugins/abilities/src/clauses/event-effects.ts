import {
  abilityReason,
  addEffect,
  type Duration,
  inflict,
  mayIgnore,
  type WoundArgs,
} from '@scapewright/skirmish/author';
import { clauseKind, whileLasting } from './applies.ts';
import type { ContinuousReader } from './continuous.ts';
import type { EffectReader, Reading } from './effect.ts';
import { does } from './effect.ts';
import { oneOf, readFigures } from './figures.ts';
import { readNumber } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import { speaksOfPlace } from './place.ts';
import type { EffectOf } from './scope.ts';

/** Effects that change the event that they answer: wounds on their way, a defeat that is about to happen. */
export const eventEffects: Readonly<Record<string, EffectReader>> = {
  'ignore-wounds': (p) => {
    const count = readNumber(p, 'count', 1);
    return (run, scope) => {
      const { amount = 0 } = scope.args;
      if (amount <= 0 || !mayIgnore(scope.game, scope.args as unknown as WoundArgs)) return undefined;
      const ignored = Math.min(amount, count(scope));
      run.note(abilityReason.ignores, { figure: scope.args.figure ?? -1, ignored });
      return { amount: amount - ignored };
    };
  },
  'divert-wounds': (p) => {
    const to = readFigures(p, 'to');
    return (run, scope) => {
      const { amount = 0, kinds = 0, by = -1 } = scope.args;
      const other = oneOf(to, scope);
      if (amount <= 0 || other < 0) return undefined;
      inflict(run, { figure: other, amount, kinds, by });
      return { amount: 0 };
    };
  },
  'add-wounds': (p) => {
    const count = readNumber(p, 'count', 1);
    return (_run, scope) => {
      const { amount = 0 } = scope.args;
      return amount > 0 ? { amount: amount + count(scope) } : undefined;
    };
  },
  'replace-event': (p, reading) => {
    const instead = reading.nested(p.blocks('by'), p, 'by');
    return (run, scope) => {
      instead(run, scope);
      return { prevented: 1 };
    };
  },
};

/** A continuous effect that an event begins and that lasts: a row for each figure that `on` names. */
export function lastingEffect(
  p: Parameters,
  read: ContinuousReader,
  until: Duration,
  reading: Reading,
): EffectOf {
  const { on: _whom, ...lasting } = p.values;
  const isLocal = speaksOfPlace(lasting);
  const who = readFigures(p, 'on');
  const { amount, hooks } = read(p);
  const part = reading.nextBlock();
  reading.lasting.push(...hooks(whileLasting(part, reading.relations, isLocal)));
  return does((run, scope) => {
    for (const figure of who(scope))
      addEffect(run, {
        kind: clauseKind,
        figure,
        amount: amount?.(scope) ?? 0,
        source: scope.source,
        part,
        until,
      });
  });
}
