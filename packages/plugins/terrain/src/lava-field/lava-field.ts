import {
  canHarm,
  defineMessages,
  type Figure,
  rollDamage,
  type SkirmishRun,
  terrain,
} from '@scapewright/skirmish/author';

const messages = defineMessages('terrain.lava-field', {
  burn: {
    text: 'the lava field burns {figure}',
    rules: {
      superscape: [
        'SS-EARTH-005',
        'SS-TERR-020',
        'SS-TERR-021',
        'SS-TERR-022',
        'SS-LAVA-003',
        'SS-LAVA-014',
        'SS-TERR-017',
      ],
      heroscape: ['HS-TERR-004', 'HS-ROUND-007'],
    },
  },
  spared: { text: 'the lava field does not trouble {figure}', rules: { superscape: ['SS-LAVA-009'] } },
});

/** Lava field: harmless in passing; one die at the end of the round for each figure that stands on it. */
export const lavaField = terrain({
  id: 'lava-field',
  name: 'Lava field',
  text: 'At the end of the round 1 damage die (exposure, heat) against each figure on it without Heat Resistance.',
  land: 'land',
  groups: ['earth', 'lava'],
  levels: 1,
  look: { code: 'lf', colour: [112, 66, 58], texture: 'cracks' },
  stops: 'never',
  fallReduction: 0,
  messages,
  rules: {
    superscape: ['SS-EARTH-007', 'SS-EARTH-006', 'SS-EARTH-001', 'SS-LAVA-001', 'SS-TERR-007'],
    heroscape: ['HS-TERR-004'],
  },
  endsRound: burn,
});

function burn(run: SkirmishRun, figure: Figure): void {
  if (run.game.has(figure, 'heat-resistance') || !canHarm(run.game, figure, 'lava-field'))
    run.note(messages.spared, { figure });
  else {
    run.note(messages.burn, { figure });
    rollDamage(run, figure, 1, ['exposure', 'heat']);
  }
}
