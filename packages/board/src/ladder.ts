import type { BattlefieldChanges, LinkPlan, SpacePlan, WallPlan } from './plan.ts';

/** Where a ladder stands. */
export interface LadderPlan {
  readonly id: string;
  /** Its landing space, on which its foot stands. */
  readonly landing: SpacePlan;
  /** The space at its top, in a neighbouring column. */
  readonly top: SpacePlan;
  /** All other spaces of the column of `top`: the ladder stands between them and the landing too. */
  readonly behind?: readonly SpacePlan[];
  /** Terrain id of the rungs. */
  readonly terrain: string;
  /** Name of the rung at a level: `a1@4`. */
  readonly rungName: (level: number) => string;
}

/** Levels of one ladder piece. */
const pieceLevels = 2;

/**
 * A ladder as parts of a plan: rungs 1, 3, 5 ... levels above the landing, ways from rung to rung for 1 space, and a
 * wall on the edge that keeps figures from going through it and separates its two sides (SS-LADR-001 to SS-LADR-010).
 * Figures on rungs stand on the ladder, not across it: the wall does not separate them from the top.
 */
export function planLadder(
  plan: LadderPlan,
): Required<Pick<BattlefieldChanges, 'addSpaces' | 'addLinks' | 'addWalls'>> {
  const { landing, top } = plan;
  const rungs: SpacePlan[] = [];
  for (let level = landing.level + 1; level < top.level; level += pieceLevels) {
    rungs.push({
      q: landing.q,
      r: landing.r,
      region: landing.region ?? 0,
      level,
      underside: level,
      terrain: plan.terrain,
      name: plan.rungName(level),
      rung: true,
      piece: plan.id,
    });
  }
  const steps = [landing, ...rungs].map((space) => space.name);
  const links = rungs.map(
    (rung, index): LinkPlan => ({ from: steps[index] ?? '', to: rung.name, cost: 1, kind: 'ladder' }),
  );
  const wall: WallPlan = {
    id: plan.id,
    between: [top, ...(plan.behind ?? [])].map((space) => [landing.name, space.name] as const),
    bottom: landing.level,
    top: top.level,
    separates: 'always',
    blocksSight: false,
    obstructs: false,
  };
  return { addSpaces: rungs, addLinks: links, addWalls: [wall] };
}
