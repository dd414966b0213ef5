import { type BattlefieldPlan, compileBattlefield, type SpacePlan, type WallPlan } from '@scapewright/board';
import { nextWord, seedWords } from '@scapewright/kernel';
import { expect, test } from 'vitest';
import { spacesAdjacent } from './adjacency.ts';

/** In the project's check; SCAPEWRIGHT_BOARDS asks for more. */
const usualBoards = 200;
const asked = Number(process.env['SCAPEWRIGHT_BOARDS'] ?? '');
const boards = asked > 0 ? asked : usualBoards;

/** A board of up to 61 spaces, some above others, with walls on its borders, several on some. */
function randomBoard(below: (limit: number) => number): BattlefieldPlan {
  const width = 3 + below(5);
  const spaces: SpacePlan[] = [];
  for (let at = 0; at < 40 && spaces.length < 60; at++) {
    const hex = { q: (at % width) - (Math.floor(at / width) >> 1), r: Math.floor(at / width) };
    if (below(9) === 0) continue;
    const level = 1 + below(6);
    spaces.push({ ...hex, level, underside: 0, terrain: 'grass', name: `s${at}` });
    const underside = level + 1 + below(8);
    if (below(4) === 0)
      spaces.push({ ...hex, level: underside + 1, underside, terrain: 'rock', name: `s${at}@top` });
  }
  const walls: WallPlan[] = [];
  for (const a of spaces)
    for (const b of spaces) {
      if (!isBeside(a, b) || a.r > b.r || below(5) > 0) continue;
      const bottom = below(10);
      const separates = ([true, true, true, 'always', false] as const)[below(5)] ?? true;
      walls.push({
        id: `w${walls.length}`,
        between: [[a.name, b.name]],
        bottom,
        top: bottom + 1 + below(7),
        separates,
      });
    }
  return { spaces, walls };
}

function isBeside(a: SpacePlan, b: SpacePlan): boolean {
  const [q, r] = [b.q - a.q, b.r - a.r];
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2;
}

/**
 * Adjacency by the letter, level by level, from the plan alone: neighbours, each base below the top of the other figure
 * (SS-ADJ-002), and no wall on their border that reaches over one of their heads (SS-ADJ-005). What begins above what
 * lies over one of them, or ends at the higher surface, is not between them.
 */
function adjacentByLevels(
  { spaces, walls = [] }: BattlefieldPlan,
  a: SpacePlan,
  heightA: number,
  b: SpacePlan,
  heightB: number,
): boolean {
  if (a === b) return true;
  if (!isBeside(a, b)) return false;
  if (a.level >= b.level + heightB || b.level >= a.level + heightA) return false;
  const byName = new Map(spaces.map((space) => [space.name, space]));
  const over = spaces.filter((space) =>
    [a, b].some((one) => one.q === space.q && one.r === space.r && space.level > one.level),
  );
  const ceiling = Math.min(32767, ...over.map(({ underside }) => underside));
  const head = Math.min(a.level + heightA, b.level + heightB);
  for (const { between, bottom, top, separates = true } of walls) {
    const ends = between[0]?.map((name) => byName.get(name) as SpacePlan) ?? [];
    const isNamed = ends.includes(a) && ends.includes(b);
    const isOnBorder = [a, b].every((one) => ends.some((end) => end.q === one.q && end.r === one.r));
    if (!isOnBorder || separates === false) continue;
    if (separates === 'always' && isNamed) return false;
    if (top <= Math.max(a.level, b.level) || bottom >= ceiling) continue;
    for (let level = bottom; level < top; level++) if (level === head - 1) return false;
  }
  return true;
}

test(`adjacency on ${boards} random boards is what brute force says, both ways`, () => {
  const words = seedWords('adjacency');
  const below = (limit: number): number => nextWord(words) % limit;
  let adjacent = 0;
  for (let board = 0; board < boards; board++) {
    const plan = randomBoard(below);
    const field = compileBattlefield(plan);
    for (const a of plan.spaces)
      for (const b of plan.spaces) {
        const [heightA, heightB] = [1 + below(9), 1 + below(9)];
        const wanted = adjacentByLevels(plan, a, heightA, b, heightB);
        const [from, to] = [field.spaceOf(a.name), field.spaceOf(b.name)];
        const found = spacesAdjacent(field, from, heightA, to, heightB);
        if (wanted) adjacent++;
        if (found !== wanted || spacesAdjacent(field, to, heightB, from, heightA) !== wanted)
          expect.fail(
            `board ${board}: ${a.name} at ${heightA} and ${b.name} at ${heightB}: ${JSON.stringify(plan.walls)}`,
          );
      }
  }
  expect(adjacent).toBeGreaterThan(boards * 20);
});
