import { type SkirmishPlugin, terrain } from '@scapewright/skirmish';
import { freefallHooks } from './freefall.ts';
import { skyCombatHooks } from './sky-combat.ts';

/** Sky: flyers stay up in it, out of reach; who cannot fly falls out of it before the next activation. */
export const sky = terrain({
  id: 'sky',
  name: 'Sky',
  text: 'A figure without Flying that enters it goes into freefall: its move phase ends, and when the next figure is activated it is placed on the nearest empty space below and 4 damage dice (falling) are rolled against it. A figure on it has height advantage over non-flying figures elsewhere, is adjacent only to figures on sky or flying ones, and is attacked from afar only with range 5 or more.',
  land: 'nonland',
  groups: [],
  levels: 0,
  look: { code: 'sk', colour: [172, 212, 250] },
  liesOn: 'nothing',
  stops: 'always',
  stopsUnless: ['flying'],
  sparesPushed: true,
  fallReduction: 0,
  risk: { dice: 4, kinds: ['falling'] },
  riskUnless: ['flying'],
  reasons: [
    'terrain.sky.freefall',
    'terrain.sky.landing',
    'terrain.sky.with-riders',
    'terrain.sky.no-landing',
    'terrain.sky.caught',
    'terrain.sky.height',
    'terrain.sky.apart',
    'terrain.sky.range',
  ],
  rules: { superscape: ['SS-SKY-002', 'SS-SKY-001', 'SS-TERR-008', 'SS-TERR-010'] },
  lines: {
    'terrain.sky.freefall': '{figure} is in freefall: its move phase is over',
    'terrain.sky.landing': '{figure} falls out of the sky onto {space}',
    'terrain.sky.with-riders': '{figure} comes down with everybody inside, who take nothing of it',
    'terrain.sky.no-landing': '{figure} finds no ground to land on',
    'terrain.sky.caught': '{figure} is no longer on sky and does not fall',
    'terrain.sky.height': '{figure} is on sky, above {other}',
    'terrain.sky.apart': 'figures on sky are not adjacent to others',
    'terrain.sky.range': 'on sky it is attacked from afar only with range 5 or more',
  },
  reasonRules: {
    'terrain.sky.over': { superscape: ['SS-SKY-002', 'SS-TADD-001'] },
    'terrain.sky.stop': { superscape: ['SS-SKY-007', 'SS-SKY-015', 'SS-SKY-006', 'SS-MOVE-037'] },
    'terrain.sky.spared': { superscape: ['SS-SKY-017'] },
    'terrain.sky.overflown': { superscape: ['SS-SKY-017', 'SS-TERR-023'] },
    'terrain.sky.freefall': {
      superscape: ['SS-SKY-006', 'SS-SKY-007', 'SS-SKY-008', 'SS-SKY-018', 'SS-GXREF-001'],
    },
    'terrain.sky.landing': {
      superscape: [
        'SS-SKY-009',
        'SS-SKY-010',
        'SS-SKY-011',
        'SS-SKY-012',
        'SS-SKY-014',
        'SS-SKY-015',
        'SS-SKY-019',
        'SS-SKY-021',
      ],
    },
    'terrain.sky.with-riders': { superscape: ['SS-SKY-018'] },
    'terrain.sky.no-landing': { superscape: ['SS-SKY-013', 'SS-GXREF-001'] },
    'terrain.sky.caught': { superscape: ['SS-SKY-020'] },
    'terrain.sky.height': { superscape: ['SS-SKY-003', 'SS-SKY-016'] },
    'terrain.sky.apart': { superscape: ['SS-SKY-004', 'SS-SKY-016'] },
    'terrain.sky.range': { superscape: ['SS-SKY-005', 'SS-SKY-016'] },
  },
  hooks: [...freefallHooks, ...skyCombatHooks],
});

/** The plugin that brings sky. */
export const skyPlugin: SkirmishPlugin = {
  id: 'terrain/sky',
  version: '1.0.0',
  units: [sky],
  effectKinds: ['freefall'],
};
