import { type PluginParts, terrain } from '@scapewright/skirmish/author';
import { freefallHooks } from './freefall.ts';
import { messages } from './messages.ts';
import { skyCombatHooks } from './sky-combat.ts';

/** Sky: flyers stay up in it, out of reach; who cannot fly falls out of it before the next activation. */
export const sky = terrain({
  id: 'sky',
  name: 'Sky',
  text: 'A figure without Flying that enters it goes into freefall: its move phase ends, and when the next figure is activated it is placed on the nearest empty space below and 4 damage dice (falling) are rolled against it. A figure on it has height advantage over non-flying figures elsewhere, is adjacent only to figures on sky or flying ones, and is attacked from afar only with range 5 or more.',
  land: 'nonland',
  groups: [],
  levels: 0,
  look: { code: 'sk', colour: [172, 212, 250], texture: 'clouds' },
  liesOn: 'nothing',
  stops: 'always',
  stopsUnless: ['flying'],
  sparesPushed: true,
  fallReduction: 0,
  risk: { dice: 4, kinds: ['falling'] },
  riskUnless: ['flying'],
  messages,
  rules: { superscape: ['SS-SKY-002', 'SS-SKY-001', 'SS-TERR-008', 'SS-TERR-010'] },
  hooks: [...freefallHooks, ...skyCombatHooks],
});

/** The plugin that brings sky. */
export const skyParts: PluginParts = {
  units: [sky],
  effectKinds: ['freefall'],
};
