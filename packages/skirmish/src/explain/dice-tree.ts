import type { RollRequest } from '@scapewright/kernel';
import { choose, shieldFaces, skullFaces } from './dice-odds.ts';

/** One outcome of a roll: faces that stand for it, and in how many ways it comes about. */
interface Outcome {
  readonly faces: readonly number[];
  readonly ways: bigint;
}

interface Branch {
  readonly outcomes: readonly Outcome[];
  readonly total: bigint;
  taken: number;
}

/** The face that stands for a skull, a shield, a blank. */
const [skull, shield, blank] = [0, skullFaces, skullFaces + shieldFaces] as const;

/**
 * Every course that dice can give to something that is played again and again: a dice source that goes through all
 * outcomes of every roll that is asked for, with their weights. Faces of combat dice count, their order does not; of a
 * roll that nobody looks at more closely only skulls, or for a defense only shields, are told apart.
 */
export class DiceTree {
  private readonly branches: Branch[] = [];
  private depth = 0;
  private readonly whole: boolean;

  /** `whole`: blanks are told apart too, for rolls that abilities look at. */
  constructor(whole: boolean) {
    this.whole = whole;
  }

  /** The dice of the course that is being played. */
  readonly roll = (request: RollRequest): readonly number[] => {
    const known = this.branches[this.depth];
    const branch = known ?? { ...outcomesOf(request, this.whole), taken: 0 };
    if (!known) this.branches.push(branch);
    this.depth++;
    return branch.outcomes[branch.taken]?.faces ?? [];
  };

  /** The chance of the course that has just been played, as a fraction. */
  weight(): { readonly ways: bigint; readonly total: bigint } {
    let ways = 1n;
    let total = 1n;
    for (const branch of this.branches.slice(0, this.depth)) {
      ways *= branch.outcomes[branch.taken]?.ways ?? 0n;
      total *= branch.total;
    }
    return { ways, total };
  }

  /** Goes on to the next course. False: all have been played. */
  next(): boolean {
    this.branches.length = this.depth;
    this.depth = 0;
    for (let last = this.branches.pop(); last; last = this.branches.pop()) {
      last.taken++;
      if (last.taken < last.outcomes.length) {
        this.branches.push(last);
        return true;
      }
    }
    return false;
  }
}

function outcomesOf(request: RollRequest, whole: boolean): { outcomes: readonly Outcome[]; total: bigint } {
  const { count, sides, die } = request;
  const total = BigInt(sides) ** BigInt(count);
  if (die !== 'combat') return { outcomes: numbered(count, sides), total };
  const outcomes: Outcome[] = [];
  for (let skulls = 0; skulls <= count; skulls++)
    for (let shields = 0; shields <= count - skulls; shields++)
      outcomes.push({
        faces: facesOf(count, skulls, shields),
        ways:
          choose(count, skulls) *
          choose(count - skulls, shields) *
          BigInt(skullFaces) ** BigInt(skulls) *
          BigInt(shieldFaces) ** BigInt(shields),
      });
  return { outcomes: whole ? outcomes : merged(outcomes, request), total };
}

/** Outcomes that differ only in faces that the roll does not use count as one. */
function merged(outcomes: readonly Outcome[], { purpose }: RollRequest): readonly Outcome[] {
  const used = purpose.startsWith('defense') ? shield : skull;
  const byCount = new Map<number, Outcome>();
  for (const { faces, ways } of outcomes) {
    const count = faces.filter((face) => face === used).length;
    const known = byCount.get(count);
    byCount.set(count, { faces: known?.faces ?? faces, ways: ways + (known?.ways ?? 0n) });
  }
  return [...byCount.values()];
}

function facesOf(count: number, skulls: number, shields: number): readonly number[] {
  return Array.from({ length: count }, (_, die) =>
    die < skulls ? skull : die < skulls + shields ? shield : blank,
  );
}

/** Every face of a numbered die; several dice in every combination. */
function numbered(count: number, sides: number): readonly Outcome[] {
  let outcomes: readonly Outcome[] = [{ faces: [], ways: 1n }];
  for (let die = 0; die < count; die++)
    outcomes = outcomes.flatMap(({ faces }) =>
      Array.from({ length: sides }, (_, face) => ({ faces: [...faces, face], ways: 1n })),
    );
  return outcomes;
}
