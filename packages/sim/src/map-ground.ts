import type { MapPlan, PlannedToken } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish';
import type { Ground } from './battle.ts';

/** The ground of battles on a planned map, with the start zones that are meant. */
export function groundOfMap(
  { plan, buildings, layers, objects, tokens, battlefields }: MapPlan,
  startZones: readonly (readonly string[])[],
): Ground {
  return {
    plan,
    startZones,
    ...(buildings.length > 0 ? { buildings } : {}),
    ...(layers.length > 0 ? { layers } : {}),
    ...(battlefields.length > 0 ? { battlefields } : {}),
    ...(objects.length > 0
      ? {
          objects: objects.map(({ id, kind, spaces, walls, targetPoints, types }) => ({
            id,
            kind,
            spaces,
            walls,
            ...(targetPoints && { targetPoints }),
            ...(types && { types }),
          })),
        }
      : {}),
    ...(tokens.length > 0 ? { tokens: tokens.map(laid) } : {}),
  };
}

/** The tokens of a map that lie on it and that an engine has rules for, and those that it has none for. */
export function playedTokens(
  engine: SkirmishEngine,
  { tokens }: MapPlan,
): { readonly played: readonly PlannedToken[]; readonly leftOut: readonly PlannedToken[] } {
  const isKnown = (token: PlannedToken): boolean => {
    const { at: _, ...plain } = laid(token);
    return engine.kit.catalogue.ruleUnits.some((unit) => unit.token?.({ ...plain, space: -1 }));
  };
  return {
    played: tokens.filter((token) => token.at !== undefined && isKnown(token)),
    leftOut: tokens.filter((token) => !isKnown(token)),
  };
}

function laid({ id, kind, content, at, face }: PlannedToken): NonNullable<Ground['tokens']>[number] {
  return { name: id, kind, content: content ?? '', at: at ?? '', faceUp: face !== 'down', data: {} };
}
