import { defineMessages, ignoring, type SymbolUnit, symbol, woundGroups } from '@scapewright/skirmish/author';
import { damageTypeRules, damageTypes, nameOfType } from '../damage-types.ts';

/** TYPE Resistance: one wound less of all wounds of the type, a damage kind of the ruleset, that are received together. */
export function resistance(type: string): SymbolUnit {
  const id = `${type}-resistance`;
  const messages = defineMessages(`symbol.${id}`, {
    itself: {
      catalogueKey: 'symbol.resistance',
      text: '{figure} ignores {ignored, plural, one {# wound} other {# wounds}}: {unit}',
    },
  });
  return symbol({
    id,
    name: `${nameOfType(type)} Resistance`,
    text: `When it receives wounds of ${type} damage it ignores one of them.`,
    messages,
    rules: { superscape: ['SS-DMG-003', ...damageTypeRules] },
    hooks: [
      ignoring({
        reason: messages.itself,
        group: woundGroups.receives,
        when: (game, { figure, kinds }) => game.hasKind(kinds, type) && game.has(figure, id),
      }),
    ],
  });
}

/** One for each damage type. */
export const resistanceUnits = damageTypes.map(resistance);
