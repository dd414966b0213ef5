import { forbid, mayBeSwiped, type SkirmishPlugin, symbol } from '@scapewright/skirmish';

/** Stealth: whoever it leaves may not swipe it. */
export const stealth = symbol({
  id: 'stealth',
  name: 'Stealth',
  text: 'It takes no swipes when it moves.',
  reasons: ['symbol.stealth'],
  lines: { 'symbol.stealth': '{figure} slips away from {by}: Stealth' },
  rules: { superscape: ['SS-SYM-011', 'SS-ENG-015', 'SS-SYM-001', 'SS-GCARD-017'] },
  hooks: [
    forbid(mayBeSwiped, {
      reason: 'symbol.stealth',
      when: (game, { figure }) => game.has(figure, 'stealth'),
    }),
  ],
});

/** The plugin that brings Stealth. */
export const stealthPlugin: SkirmishPlugin = { id: 'symbols/stealth', version: '1.0.0', units: [stealth] };
