import { rollCombatDice } from '@scapewright/skirmish/author';
import type { EffectReader } from './effect.ts';
import { readNumber } from './numbers.ts';
import type { EffectOf } from './scope.ts';

/** Effects that roll combat dice outside an attack. */
export const diceEffects: Readonly<Record<string, EffectReader>> = {
  'roll-dice': (p, reading): EffectOf => {
    const dice = readNumber(p, 'dice', 1);
    const face = p.oneOf('face', ['skull', 'shield', 'blank'], 'skull');
    const each = reading.nested(p.blocks('each'), p, 'each');
    const none = reading.nested(p.blocks('none'), p, 'none');
    const name = p.has('as') ? p.text('as') : undefined;
    const then = reading.nested(p.blocks('then'), p, 'then');
    return (run, scope) => {
      const count = Math.max(0, dice(scope));
      if (count === 0) return undefined;
      const seat = scope.game.seatOf(scope.source);
      const rolled = rollCombatDice(run, { seat, figure: scope.self, role: 'effect', count });
      const shown = rolled[`${face}s`];
      if (name !== undefined) return then(run, { ...scope, chosen: { ...scope.chosen, [name]: [shown] } });
      if (shown === 0) return none(run, scope);
      for (let at = 0; at < shown; at++) each(run, scope);
      return undefined;
    };
  },
};
