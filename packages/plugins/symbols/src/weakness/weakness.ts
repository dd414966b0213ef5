import { defineMessages, replace, type SymbolUnit, symbol, woundGroups } from '@scapewright/skirmish/author';
import { damageTypeRules, damageTypes, nameOfType } from '../damage-types.ts';

/** TYPE Weakness: one wound of the type more, once for all wounds that are received together. */
export function weakness(type: string): SymbolUnit {
  const id = `${type}-weakness`;
  const messages = defineMessages(`symbol.${id}`, {
    itself: { catalogueKey: 'symbol.weakness', text: '{figure} receives one wound more: {unit}' },
  });
  return symbol({
    id,
    name: `${nameOfType(type)} Weakness`,
    text: `When it receives wounds of ${type} damage it receives one more.`,
    messages,
    rules: { superscape: ['SS-DMG-004', ...damageTypeRules, 'SS-LAVA-013'] },
    hooks: [
      replace('E.wounds-would-be-received', {
        group: woundGroups.receives,
        when: (game, { figure, amount, kinds }) =>
          amount > 0 && game.hasKind(kinds, type) && game.has(figure, id),
        run: (run, { figure, amount }) => {
          run.note(messages.itself, { figure });
          return { amount: amount + 1 };
        },
      }),
    ],
  });
}

/** One for each damage type. */
export const weaknessUnits = damageTypes.map(weakness);
