import type { RollRequest } from '@scapewright/kernel';
import type { DiceRoll } from '@scapewright/packs';
import { ScenarioFailure } from '../failure.ts';

const letters = { skull: 'S', shield: 'H', blank: 'B' } as const;
/** The lowest face number of each side of a combat die: three skulls, two shields, one blank (SS-DICE-001). */
const faceNumbers = { skull: 0, shield: 3, blank: 5 } as const;

/**
 * The rolls that a step supplies, in the order in which they happen. Every roll must be supplied, with as many dice as
 * are rolled; a roll of no dice takes nothing, and an empty roll in the script may stand for it.
 */
export class DiceScript {
  private rolls: readonly DiceRoll[] = [];
  private at = 0;
  private isMild = false;

  /** Supplies the rolls of a step. */
  load(rolls: readonly DiceRoll[]): void {
    this.rolls = rolls;
    this.at = 0;
  }

  /** Lets every roll show blanks, or the lowest number: for trying something out. */
  rollBlanks(): void {
    this.isMild = true;
  }

  /** The dice source of a match. Throws what is missing, by name: `swipe by joker: 1 combat die`. */
  readonly source = (request: RollRequest): readonly number[] => {
    if (this.isMild)
      return Array.from({ length: request.count }, () => (request.die === 'combat' ? faceNumbers.blank : 0));
    this.skipEmpty();
    const roll = this.rolls[this.at];
    if (!roll) throw new ScenarioFailure(`the script has no roll for ${wanted(request)}`);
    const faces = facesOf(roll, request);
    this.at++;
    return faces;
  };

  /** The rolls that nobody has rolled. */
  left(): readonly string[] {
    return this.rolls
      .slice(this.at)
      .map(written)
      .filter((roll) => roll !== '');
  }

  private skipEmpty(): void {
    for (;;) {
      const roll = this.rolls[this.at];
      if (roll?.kind !== 'faces' || roll.faces.length > 0) return;
      this.at++;
    }
  }
}

function facesOf(roll: DiceRoll, request: RollRequest): readonly number[] {
  const isCombat = request.die === 'combat';
  if (roll.kind === 'faces') {
    if (!isCombat || roll.faces.length !== request.count) throw mismatch(roll, request);
    return roll.faces.map((face) => faceNumbers[face]);
  }
  if (isCombat || request.count !== 1 || roll.value < 1 || roll.value > request.sides)
    throw mismatch(roll, request);
  return [roll.value - 1];
}

function mismatch(roll: DiceRoll, request: RollRequest): ScenarioFailure {
  return new ScenarioFailure(`the script has ${written(roll)} for ${wanted(request)}`);
}

function wanted({ purpose, count, die }: RollRequest): string {
  if (die !== 'combat') return `${purpose}: ${count === 1 ? 'a' : count} ${die}`;
  return `${purpose}: ${count} combat ${count === 1 ? 'die' : 'dice'}`;
}

/** A scripted roll as the file writes it. */
function written(roll: DiceRoll): string {
  return roll.kind === 'number' ? String(roll.value) : roll.faces.map((face) => letters[face]).join('');
}
