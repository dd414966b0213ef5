import type { MapPlan, PlannedNeutral, PlannedToken } from '@scapewright/packs';
import type { CardDefinition, SkirmishEngine } from '@scapewright/skirmish';
import type { Ground } from './battle.ts';

type NeutralObject = NonNullable<Ground['neutral']>[number];

/** The ground of battles on a planned map, with the start zones that are meant, and its neutral objects where they have cards. */
export function groundOfMap(
  { plan, buildings, layers, objects, tokens, battlefields }: MapPlan,
  startZones: readonly (readonly string[])[],
  neutral: readonly NeutralObject[] = [],
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
    ...(neutral.length > 0 ? { neutral } : {}),
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

/** The neutral objects of a map whose cards are known, and those whose are not. */
export function neutralWithCards(
  { neutral }: MapPlan,
  cardOf: (id: string) => CardDefinition | undefined,
): { readonly known: readonly NeutralObject[]; readonly unknown: readonly PlannedNeutral[] } {
  const known = neutral.flatMap(({ name, card: id, spaces: at }) => {
    const card = cardOf(id);
    return card ? [{ name, card, at }] : [];
  });
  return { known, unknown: neutral.filter(({ name }) => known.every((one) => one.name !== name)) };
}

function laid({ id, kind, content, at, face }: PlannedToken): NonNullable<Ground['tokens']>[number] {
  return { name: id, kind, content: content ?? '', at: at ?? '', faceUp: face !== 'down', data: {} };
}
