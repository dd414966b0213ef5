import type { Fighter } from './fighters.ts';

/** How a fight to the end looks from here: logarithms of ratios, above 0 where it is better for the judged side. */
export interface Outlook {
  /**
   * Attacks that the enemies need until nobody of the side lives, beside those that the side needs for them: each figure is
   * attacked by the card that wounds it most, wherever that stands.
   */
  readonly race: number;
  /** Life that is left. */
  readonly life: number;
  /** Wounds that each card deals before it is gone: what it does from where it stands, as many times as it outlasts the enemies' attacks. */
  readonly staying: number;
}

/** Wounds of an attack to be expected at least, so that nobody is there for ever. */
const fewestOfBest = 0.03;
const fewestOfAll = 0.05;

/** A number of each side: of the one that is judged, and of its enemies. */
type OfSides = [own: number, foes: number];

/** Looks at the fight of all who live. */
export function outlookOf(fighters: readonly Fighter[]): Outlook {
  const units = unitsOf(fighters);
  const counts: OfSides = [0, 0];
  const lives: OfSides = [0, 0];
  const needed: OfSides = [0, 0];
  const dealt: OfSides = [0, 0];
  for (const { side } of units) counts[side]++;
  for (const fighter of fighters) lives[sideOf(fighter)] += fighter.life;
  /** Attacks of the enemies' cards, one after the other, that each fighter lives through. */
  const lasts = fighters.map((fighter, at) => {
    const side = sideOf(fighter);
    let most = fewestOfBest;
    let sum = 0;
    for (const unit of units) {
      if (unit.side === side) continue;
      let wounds = 0;
      for (const member of unit.members) wounds += (fighters[member] as Fighter).wounds[at] as number;
      most = Math.max(most, wounds);
      sum += wounds;
    }
    needed[side] += fighter.life / most;
    return fighter.life / Math.max(fewestOfAll, sum / Math.max(1, counts[other(side)]));
  });
  for (const { side, members } of units) {
    let wounds = 0;
    let attacks = 0;
    for (const member of members) {
      const { soon } = fighters[member] as Fighter;
      for (let foe = 0; foe < fighters.length; foe++)
        wounds += (soon[foe] as number) * (fighters[foe] as Fighter).life;
      attacks += lasts[member] as number;
    }
    dealt[side] += (wounds / Math.max(1, lives[other(side)])) * attacks;
  }
  return { race: ratioOf(needed), life: ratioOf(lives), staying: ratioOf(dealt) };
}

/** Figures of one card that fight for one side, by their places in the list. */
interface Unit {
  readonly side: 0 | 1;
  readonly members: number[];
}

function unitsOf(fighters: readonly Fighter[]): readonly Unit[] {
  const units = new Map<number, Unit>();
  fighters.forEach((fighter, at) => {
    const side = sideOf(fighter);
    const key = 2 * fighter.card + side;
    const unit = units.get(key);
    if (unit) unit.members.push(at);
    else units.set(key, { side, members: [at] });
  });
  return [...units.values()];
}

const sideOf = ({ isOwn }: Fighter): 0 | 1 => (isOwn ? 0 : 1);
const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** The logarithm of a ratio; what is nearly nothing counts no more than e to the fourth times. */
const ratioOf = ([own, foes]: OfSides): number =>
  Math.max(-4, Math.min(4, Math.log((own + 0.05) / (foes + 0.05))));
