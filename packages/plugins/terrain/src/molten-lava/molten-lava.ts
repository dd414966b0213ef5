import { figuresOn, rollDamage, type SkirmishPlugin, terrain, trigger } from '@scapewright/skirmish';

/** Molten lava: stops everybody at once and burns whoever enters it, but for figures with Heat Resistance. */
export const moltenLava = terrain({
  id: 'molten-lava',
  name: 'Molten lava',
  text: 'Ends all movement that enters it. 4 damage dice (exposure, heat) against each figure that enters it without Heat Resistance. Falls onto it hurt less.',
  land: 'nonland',
  groups: ['lava'],
  levels: 0,
  look: { code: 'ml', colour: [232, 98, 44] },
  liesOn: 'land',
  stops: 'always',
  fallReduction: 1,
  risk: { dice: 4, kinds: ['exposure', 'heat'] },
  riskUnless: ['heat-resistance'],
  reasons: ['terrain.molten-lava.burn', 'terrain.molten-lava.spared', 'terrain.molten-lava.rests'],
  rules: { superscape: ['SS-LAVA-002', 'SS-LAVA-001', 'SS-LAVA-007', 'SS-TERR-008'] },
  lines: {
    'terrain.molten-lava.burn': 'molten lava burns {figure}',
    'terrain.molten-lava.spared': 'molten lava does not trouble {figure}',
    'terrain.molten-lava.rests': '{figure} stays in molten lava, which burns only who enters it',
  },
  reasonRules: {
    'terrain.molten-lava.stop': {
      superscape: ['SS-LAVA-004', 'SS-LAVA-005', 'SS-LAVA-010', 'SS-TERR-024', 'SS-MOVE-037'],
    },
    'terrain.molten-lava.burn': {
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
    'terrain.molten-lava.spared': { superscape: ['SS-LAVA-009'] },
    'terrain.molten-lava.rests': { superscape: ['SS-LAVA-007'] },
    'terrain.molten-lava.overflown': { superscape: ['SS-TERR-023', 'SS-SYM-004'] },
    'terrain.molten-lava.soft-landing': {
      superscape: ['SS-LAVA-006', 'SS-LAVA-012', 'SS-FALL-007', 'SS-TERR-018', 'SS-TERR-019'],
    },
  },
  hooks: [
    trigger('E.figure-enters-space', {
      when: (game, { figure, space, again }) =>
        again === 0 && game.terrainOf(space) === 'molten-lava' && game.isPlaced(figure),
      run: (run, { figure }) => {
        if (run.game.has(figure, 'heat-resistance')) run.note('terrain.molten-lava.spared', { figure });
        else {
          run.note('terrain.molten-lava.burn', { figure });
          rollDamage(run, figure, 4, ['exposure', 'heat']);
        }
      },
    }),
    trigger('R6', {
      commutes: true,
      when: (game) => figuresOn(game, 'molten-lava').length > 0,
      run: (run) => {
        for (const figure of figuresOn(run.game, 'molten-lava'))
          run.note('terrain.molten-lava.rests', { figure });
      },
    }),
  ],
});

/** The plugin that brings molten lava. */
export const moltenLavaPlugin: SkirmishPlugin = {
  id: 'terrain/molten-lava',
  version: '1.0.0',
  units: [moltenLava],
};
