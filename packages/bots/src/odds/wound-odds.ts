/** Dice for which chances are kept; more are counted as so many. */
const mostDice = 24;

/** Chances of 0 to n successes with n dice, for n up to {@link mostDice}. */
function successes(chance: number): readonly Float64Array[] {
  const rows: Float64Array[] = [Float64Array.of(1)];
  for (let dice = 1; dice <= mostDice; dice++) {
    const before = rows[dice - 1] as Float64Array;
    const row = new Float64Array(dice + 1);
    for (let count = 0; count <= dice; count++)
      row[count] = (before[count] ?? 0) * (1 - chance) + (before[count - 1] ?? 0) * chance;
    rows.push(row);
  }
  return rows;
}

/** Three of six faces of a combat die are skulls, two are shields (SS-DICE-001, HS-CMB-001). */
const skulls = successes(3 / 6);
const shields = successes(2 / 6);

/** What an attack comes to. */
export interface WoundOdds {
  /** Wounds to be expected, none beyond the life that is left. */
  readonly expected: number;
  /** The chance that no life is left. */
  readonly defeat: number;
}

/** The exact odds of so many attack dice against so many defense dice and a figure with so much life left, where nothing else acts. */
export function woundOdds(attack: number, defense: number, left: number): WoundOdds {
  const hit = skulls[Math.max(0, Math.min(mostDice, attack))] as Float64Array;
  const block = shields[Math.max(0, Math.min(mostDice, defense))] as Float64Array;
  let expected = 0;
  let defeat = 0;
  for (let hits = 1; hits < hit.length; hits++) {
    const chance = hit[hits] as number;
    const blocks = Math.min(hits, block.length);
    for (let blocked = 0; blocked < blocks; blocked++) {
      const both = chance * (block[blocked] as number);
      const wounds = hits - blocked;
      if (wounds >= left) {
        expected += both * left;
        defeat += both;
      } else expected += both * wounds;
    }
  }
  return { expected, defeat };
}
