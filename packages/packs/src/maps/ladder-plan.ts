import {
  formatSpaceName,
  hexBeside,
  type LinkPlan,
  planLadder,
  type SpacePlan,
  type WallPlan,
} from '@scapewright/board';
import type { MapLadder, MapModel } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import type { MapSpace, MapSpaces } from './map-spaces.ts';

/** Terrain of the rungs. */
export const ladderTerrain = 'ladder-rung';

const pieceLevels = 2;

interface PlannedLadders {
  readonly rungs: readonly SpacePlan[];
  readonly links: readonly LinkPlan[];
  readonly walls: readonly WallPlan[];
}

/** The ladders of a map as parts of a plan. A ladder without a landing or without a top is reported and left out. */
export function planLadders(
  map: MapModel,
  derived: MapSpaces,
  planOfSpace: (space: MapSpace) => SpacePlan,
  problems: MapProblem[],
): PlannedLadders {
  const rungs: SpacePlan[] = [];
  const links: LinkPlan[] = [];
  const walls: WallPlan[] = [];
  const taken = new Set<string>();
  for (const ladder of map.ladders) {
    const { battlefield } = ladder.landing;
    const landing = derived.at(ladder.landing);
    const behindHex = hexBeside(ladder.landing, ladder.direction);
    const behind = derived.column({ ...behindHex, ...(battlefield && { battlefield }) });
    const top = landing && topOf(ladder, landing, behind);
    if (landing === undefined || top === undefined) {
      problems.push(badLadder(ladder, derived, landing === undefined ? 'landing' : 'top'));
      continue;
    }
    const above = derived.column(landing).find((space) => space.level > landing.level);
    const blocked = above !== undefined && above.underside < top.level;
    if (blocked || taken.has(landing.name)) {
      problems.push(badLadder(ladder, derived, blocked ? 'room' : 'place'));
      continue;
    }
    taken.add(landing.name);
    const hex = { q: landing.q - map.origin.q, r: landing.r - map.origin.r };
    const place = { hex, ...(battlefield && { battlefield }) };
    const parts = planLadder({
      id: ladder.id,
      landing: planOfSpace(landing),
      top: planOfSpace(top),
      behind: behind.filter((space) => space !== top).map(planOfSpace),
      terrain: ladderTerrain,
      rungName: (level) => formatSpaceName({ ...place, level }) ?? `${landing.name}@${level}`,
    });
    rungs.push(...parts.addSpaces);
    links.push(...(ladder.turboLift ? [liftOf(landing, top)] : parts.addLinks));
    walls.push(...parts.addWalls);
  }
  return { rungs, links, walls };
}

/** Movement that a ride on a turbo lift takes, however high it goes (SS-LIFT-004). */
const liftNumber = 4;

function liftOf(landing: MapSpace, top: MapSpace): LinkPlan {
  return { from: landing.name, to: top.name, cost: liftNumber, kind: 'turbo-lift', placed: true };
}

/** The highest surface behind the ladder that its uppermost piece reaches: no more than one level above the piece. */
function topOf(ladder: MapLadder, landing: MapSpace, behind: readonly MapSpace[]): MapSpace | undefined {
  if (ladder.topLevel !== undefined) return behind.find((space) => space.level === ladder.topLevel);
  const reach = landing.level + ladder.pieces * pieceLevels;
  return behind.findLast((space) => space.level > landing.level && space.level <= reach + 1);
}

type Lack = 'landing' | 'top' | 'room' | 'place';

function badLadder(ladder: MapLadder, derived: MapSpaces, lack: Lack): MapProblem {
  const { id, landing, pieces } = ladder;
  const words: Record<Lack, readonly [message: string, fix: string]> = {
    landing: [`has no space under its foot at level ${landing.level}`, 'stand it on the surface of a tile'],
    top: [
      `of ${pieces * pieceLevels} levels leans on no tile that it could reach`,
      'turn it towards the tile that it climbs, or change the number of its pieces',
    ],
    room: ['runs into a slab above its landing', 'stand it on another space, or remove the slab'],
    place: ['shares its landing with another ladder', 'stand it on another space'],
  };
  const [problem, fix] = words[lack];
  const at = derived.describe(landing);
  const reason = lack === 'landing' || lack === 'top' ? { reason: `ladder.${lack}` } : {};
  return {
    code: 'bad-ladder',
    severity: 'error',
    message: `the ladder ${id} ${problem}`,
    fix,
    at,
    ...reason,
  };
}
