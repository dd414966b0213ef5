import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { bonus } from './bonus.ts';
import { escapes } from './escape-attack.ts';
import { grants } from './grants.ts';
import { heal } from './heal.ts';
import { probe } from './probe.ts';
import { reroll } from './reroll.ts';
import { block, extraAttacks, hit } from './results.ts';
import { specialAttack } from './special-attack.ts';
import { specialMove } from './special-move.ts';
import { stops } from './stops.ts';

/** The test abilities of the scenario format, and the pauses between the commands of a scenario. */
export const testPlugin: SkirmishPlugin = {
  id: 'testkit/scenarios',
  version: '1.0.0',
  units: [
    probe,
    bonus,
    extraAttacks,
    specialAttack,
    specialMove,
    escapes,
    grants,
    reroll,
    block,
    hit,
    heal,
    stops,
  ],
};
