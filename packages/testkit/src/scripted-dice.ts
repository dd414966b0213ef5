import type { RollRequest } from '@scapewright/kernel';
import type { DiceRoll } from '@scapewright/packs';
import { DiceScript } from './play/dice-script.ts';

/** Dice for tests: the source of a match, and what of the script has not been rolled. */
export interface ScriptedDice {
  readonly source: (request: RollRequest) => readonly number[];
  left(): readonly string[];
}

const faces = { S: 'skull', H: 'shield', B: 'blank' } as const;

/**
 * Dice that fall as a test writes them: combat and damage dice as letters (`SSHB` is one roll of four), numbered dice as
 * numbers. A roll that is not written, or of another number of dice, throws with its purpose.
 */
export function scriptedDice(...rolls: readonly (string | number)[]): ScriptedDice {
  const script = new DiceScript();
  script.load(rolls.map(rollOf));
  return { source: script.source, left: () => script.left() };
}

function rollOf(written: string | number): DiceRoll {
  if (typeof written === 'number') return { kind: 'number', value: written };
  const rolled = [...written].map((letter) => {
    const face = faces[letter as keyof typeof faces];
    if (!face) throw new RangeError(`"${letter}" in ${written} is no face: write S, H or B`);
    return face;
  });
  return { kind: 'faces', faces: rolled };
}
