import {
  defineMessages,
  type Figure,
  hasLabel,
  rollDamage,
  type SkirmishRun,
  terrain,
} from '@scapewright/skirmish/author';

const messages = defineMessages('terrain.cosmos', {
  hurt: {
    text: '{figure} is wounded and suffers in the cosmos',
    rules: { superscape: ['SS-COSMOS-012', 'SS-TERR-017', 'SS-TERR-021'] },
  },
  unhurt: {
    text: '{figure} has no wounds and is safe in the cosmos',
    rules: { superscape: ['SS-COSMOS-013'] },
  },
  inorganic: {
    text: '{figure} is inorganic and safe in the cosmos',
    rules: { superscape: ['SS-COSMOS-014', 'SS-KEY-003'] },
  },
  over: { rules: { superscape: ['SS-COSMOS-002', 'SS-TADD-001'] } },
  drift: {
    rules: {
      superscape: ['SS-COSMOS-004', 'SS-COSMOS-005', 'SS-COSMOS-010', 'SS-COSMOS-015'],
    },
  },
  driftTurned: {
    rules: {
      superscape: [
        'SS-COSMOS-009',
        'SS-COSMOS-010',
        'SS-COSMOS-007',
        'SS-COSMOS-008',
        'SS-COSMOS-016',
        'SS-COSMOS-017',
      ],
    },
  },
  driftOver: {
    rules: {
      superscape: ['SS-COSMOS-006', 'SS-COSMOS-007', 'SS-COSMOS-008', 'SS-COSMOS-018'],
    },
  },
  spared: { rules: { superscape: ['SS-COSMOS-011'] } },
  barred: { rules: { superscape: ['SS-COSMOS-003'] } },
});

/** Cosmos: who cannot fly drifts straight on; special moves avoid it; the wounded suffer at the end of the round. */
export const cosmos = terrain({
  id: 'cosmos',
  name: 'Cosmos',
  text: 'A figure without Flying that enters it must go straight on until its movement is used up, other terrain comes near or the way is blocked. No special move goes over it. At the end of the round 2 damage dice (exposure) against each wounded figure on it that is not inorganic.',
  land: 'nonland',
  groups: ['outer-space'],
  levels: 0,
  look: { code: 'cs', colour: [43, 36, 84], texture: 'stars' },
  liesOn: 'nothing',
  stops: 'never',
  driftUnless: ['flying'],
  bars: ['special'],
  fallReduction: 0,
  messages,
  rules: { superscape: ['SS-COSMOS-002', 'SS-COSMOS-001', 'SS-COSMOS-019', 'SS-TERR-008'] },
  endsRound: hurt,
});

function hurt(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  if (game.wounds(figure) === 0) run.note(messages.unhurt, { figure });
  else if (hasLabel(game, figure, 'inorganic')) run.note(messages.inorganic, { figure });
  else {
    run.note(messages.hurt, { figure });
    rollDamage(run, figure, 2, ['exposure']);
  }
}
