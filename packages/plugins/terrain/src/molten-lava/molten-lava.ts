import { defineMessages, figuresOn, rollDamage, terrain, trigger } from '@scapewright/skirmish/author';

const messages = defineMessages('terrain.molten-lava', {
  burn: {
    text: 'molten lava burns {figure}',
    rules: {
      superscape: [
        'SS-LAVA-008',
        'SS-LAVA-003',
        'SS-LAVA-005',
        'SS-LAVA-010',
        'SS-LAVA-011',
        'SS-LAVA-014',
        'SS-TERR-022',
      ],
    },
  },
  spared: { text: 'molten lava does not trouble {figure}', rules: { superscape: ['SS-LAVA-009'] } },
  rests: {
    text: '{figure} stays in molten lava, which burns only who enters it',
    rules: { superscape: ['SS-LAVA-007'] },
  },
  stop: {
    rules: {
      superscape: ['SS-LAVA-004', 'SS-LAVA-005', 'SS-LAVA-010', 'SS-TERR-024', 'SS-MOVE-037'],
    },
  },
  overflown: { rules: { superscape: ['SS-TERR-023', 'SS-SYM-004'] } },
  softLanding: {
    rules: {
      superscape: ['SS-LAVA-006', 'SS-LAVA-012', 'SS-FALL-007', 'SS-TERR-018', 'SS-TERR-019'],
    },
  },
});

/** Molten lava: stops everybody at once and burns whoever enters it, but for figures with Heat Resistance. */
export const moltenLava = terrain({
  id: 'molten-lava',
  name: 'Molten lava',
  text: 'Ends all movement that enters it. 4 damage dice (exposure, heat) against each figure that enters it without Heat Resistance. Falls onto it hurt less.',
  land: 'nonland',
  groups: ['lava'],
  levels: 0,
  look: { code: 'ml', colour: [232, 98, 44], texture: 'seams' },
  liesOn: 'land',
  stops: 'always',
  fallReduction: 1,
  risk: { dice: 4, kinds: ['exposure', 'heat'] },
  riskUnless: ['heat-resistance'],
  messages,
  rules: { superscape: ['SS-LAVA-002', 'SS-LAVA-001', 'SS-LAVA-007', 'SS-TERR-008'] },
  hooks: [
    trigger('E.figure-enters-space', {
      when: (game, { figure, space, again }) =>
        again === 0 && game.terrainOf(space) === 'molten-lava' && game.isPlaced(figure),
      run: (run, { figure }) => {
        if (run.game.has(figure, 'heat-resistance')) run.note(messages.spared, { figure });
        else {
          run.note(messages.burn, { figure });
          rollDamage(run, figure, 4, ['exposure', 'heat']);
        }
      },
    }),
    trigger('R6', {
      commutes: true,
      when: (game) => figuresOn(game, 'molten-lava').length > 0,
      run: (run) => {
        for (const figure of figuresOn(run.game, 'molten-lava')) run.note(messages.rests, { figure });
      },
    }),
  ],
});
