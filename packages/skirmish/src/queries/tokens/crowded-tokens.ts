import type { SetupProblem } from '@scapewright/kernel/check';
import type { GameSetup, TokenPlan } from '../../model/setup.ts';

/**
 * Tokens of a kind that lie where an object or another token is, or where no token lies flat (SS-TOK-104, EQ-GLYPH-001);
 * figures come after them, but for the objects of the map. `reason`: the key of the rule that says so.
 */
export function crowdedTokens(
  setup: GameSetup,
  isMeant: (token: TokenPlan) => boolean,
  reason: string,
): readonly SetupProblem[] {
  const { battlefield, tokens = [] } = setup;
  const standing = objectsOfMap(setup);
  const laid = tokens.filter(({ space }) => space >= 0);
  return laid.flatMap((token, at): SetupProblem[] => {
    if (!isMeant(token)) return [];
    const { name, space } = token;
    const beside = laid.find((other, place) => other.space === space && (place < at || !isMeant(other)));
    const solid = battlefield.solids[battlefield.solidAt[space] as number];
    const other = beside?.name ?? (solid && !solid.enterable ? solid.id : undefined) ?? standing.get(space);
    const isFlat = battlefield.rung[space] === 0 && battlefield.hex[space] === 0;
    if (other === undefined && isFlat) return [];
    const where = battlefield.names[space] ?? '';
    return [
      {
        part: `tokens/${name}`,
        place: 'space',
        reason,
        message:
          other === undefined
            ? `${name} does not lie flat on ${where}`
            : `${name} lies on ${where}, where ${other} is`,
        fix: 'lay it on an empty full space',
      },
    ];
  });
}

/** The spaces of objects that belong to the map, which stand there before any token is laid (SS-DO-023), with their names. */
function objectsOfMap({ neutral = [], definitions }: GameSetup): ReadonlyMap<number, string> {
  const objects = new Set(definitions.flatMap(({ id, unit }) => (unit === 'object' ? [id] : [])));
  const figures = neutral.flatMap((card) => (objects.has(card.definition) ? card.figures : []));
  return new Map(figures.flatMap(({ name, spaces }) => spaces.map((space) => [space, name] as const)));
}
