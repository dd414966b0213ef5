import type { SetupProblem } from '@scapewright/kernel';
import type { GameSetup, TokenPlan } from './setup.ts';

/**
 * Tokens of a kind that lie where an object or another token is, or where no token lies flat (SS-TOK-104, EQ-GLYPH-001);
 * figures come after them. `reason`: the key of the rule that says so.
 */
export function crowdedTokens(
  { battlefield, tokens = [] }: GameSetup,
  isMeant: (token: TokenPlan) => boolean,
  reason: string,
): readonly SetupProblem[] {
  const laid = tokens.filter(({ space }) => space >= 0);
  return laid.flatMap((token, at): SetupProblem[] => {
    if (!isMeant(token)) return [];
    const { name, space } = token;
    const beside = laid.find((other, place) => other.space === space && (place < at || !isMeant(other)));
    const solid = battlefield.solids[battlefield.solidAt[space] as number];
    const other = beside?.name ?? (solid && !solid.enterable ? solid.id : undefined);
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
        cure: 'lay it on an empty full space',
      },
    ];
  });
}
