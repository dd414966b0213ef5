import {
  defineMessages,
  type Figure,
  type Game,
  ignoring,
  modify,
  sparedWounds,
  symbol,
  woundGroups,
} from '@scapewright/skirmish/author';

const messages = defineMessages('symbol.super-strength', {
  itself: { text: '{figure} ignores {ignored, plural, one {# wound} other {# wounds}}: {unit}' },
});

/** Does it take a wound off what these kinds of damage do to the figure? */
function softens(
  game: Game,
  { figure, kinds }: { readonly figure: Figure; readonly kinds: number },
): boolean {
  const hurts = game.hasKind(kinds, 'exposure') || game.hasKind(kinds, 'falling');
  return hurts && game.has(figure, 'super-strength');
}

/** Super Strength: one wound less from each roll of exposure or falling damage, before what is `received` is changed. */
export const superStrength = symbol({
  id: 'super-strength',
  name: 'Super Strength',
  text: 'When it would receive wounds from exposure or falling damage it ignores one of them.',
  messages,
  rules: {
    superscape: [
      'SS-SYM-012',
      'SS-SYM-001',
      'SS-GCARD-017',
      'SS-ABIL-010',
      'SS-GABIL-009',
      'SS-FALL-006',
      'SS-FALL-008',
      'SS-TERR-017',
      'SS-DMG-005',
      'SS-DMG-007',
      'SS-DMG-008',
      'SS-DMG-009',
    ],
  },
  hooks: [
    ignoring({
      reason: messages.itself,
      group: woundGroups.wouldReceive,
      when: softens,
    }),
    modify(sparedWounds, {
      how: 'add',
      reason: messages.itself,
      when: softens,
      by: () => 1,
    }),
  ],
});
