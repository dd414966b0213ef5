import type { SkirmishReason } from '../reasons/reasons.ts';
import { abilityTexts } from './ability-texts.ts';
import { battlefieldTexts } from './battlefield-texts.ts';
import { combatTexts } from './combat-texts.ts';
import { explanationTexts } from './explanation-texts.ts';
import type { LineText } from './line-text.ts';
import { movementTexts } from './movement-texts.ts';
import { refusedWayTexts } from './refused-way-texts.ts';
import { sequenceTexts } from './sequence-texts.ts';
import { teamTexts } from './team-texts.ts';

/** Built by a call, so that bundlers may leave it out. */
const texts = /* @__PURE__ */ allTexts();

function allTexts(): Readonly<Record<SkirmishReason, LineText>> {
  return {
    ...teamTexts,
    ...sequenceTexts,
    ...movementTexts,
    ...refusedWayTexts,
    ...battlefieldTexts,
    ...combatTexts,
    ...abilityTexts,
    ...explanationTexts,
  };
}

/** The sentence of a reason of shared code; undefined for the reasons of units. */
export function textOf(reason: string): LineText | undefined {
  return (texts as Readonly<Record<string, LineText | undefined>>)[reason];
}
