import { compileBattlefield, flatPlan } from '@scapewright/board';
import { SetupProblems } from '@scapewright/kernel/check';
import {
  type MapPlan,
  type PackTokenCard,
  type PlannedNeutral,
  type PlannedToken,
  tokenContent,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
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

/** The tokens of a map as an engine plays them. */
export interface PlayedTokens {
  /** Those that lie on it, with what their cards say, and the pool from which some of them are drawn. */
  readonly played: readonly PlannedToken[];
  /** Those that the engine has no rules for. */
  readonly leftOut: readonly PlannedToken[];
  /** Hazards, resources and items of which nobody has the card (SS-HAZ-002). */
  readonly unknown: readonly PlannedToken[];
}

/** The tokens of a map as an engine plays them; `cards`: those of items, hazards and resources that packs have. */
export function playedTokens(
  engine: SkirmishEngine,
  { tokens }: MapPlan,
  cards: readonly PackTokenCard[] = [],
): PlayedTokens {
  const all = tokens.map((token) => withCard(engine, token, cards));
  const known = all.filter((token) => hasRules(engine, token));
  const isMissing = ({ kind, content, card }: PlannedToken): boolean =>
    kind !== 'glyph' && content !== undefined && card === undefined;
  const laid = known.filter((token) => token.at !== undefined && !isMissing(token));
  return {
    played: [...laid, ...poolFor(engine, laid, cards)],
    leftOut: all.filter((token) => !known.includes(token)),
    unknown: known.filter(isMissing),
  };
}

/** Can the token of a card be played by an engine, whatever it lies on? */
export function fitsToken(engine: SkirmishEngine, card: PackTokenCard): boolean {
  return tokenRefusals(engine, card) === undefined;
}

/** Has an engine rules for the token of a card? */
export function knowsToken(engine: SkirmishEngine, card: PackTokenCard): boolean {
  return hasRules(engine, tokenOf(engine, card));
}

function tokenOf(engine: SkirmishEngine, card: PackTokenCard): PlannedToken {
  const { id, kind } = card;
  return withCard(engine, { id, kind, content: id, at: undefined, face: undefined }, [card]);
}

/** Why the token of a card cannot be played by an engine; undefined where it can. */
export function tokenRefusals(engine: SkirmishEngine, card: PackTokenCard): SetupProblems | undefined {
  try {
    engine.plan({
      battlefield: compileBattlefield(flatPlan(1, 1, engine.kit.catalogue.terrainIds()[0] ?? 'grass')),
      definitions: [],
      players: [],
      tokens: [{ ...laid(tokenOf(engine, card)), space: -1 }],
      start: 'setup',
    });
    return undefined;
  } catch (error) {
    if (error instanceof SetupProblems) return error;
    throw error;
  }
}

/** The token with what its card says. Where an engine has rules for carried glyphs alone, an item is one of these. */
function withCard(
  engine: SkirmishEngine,
  token: PlannedToken,
  cards: readonly PackTokenCard[],
): PlannedToken {
  const { kind, content } = token;
  const cardKind = kind === 'glyph' ? 'item' : kind;
  const card = cards.find((one) => one.kind === cardKind && one.id === content);
  const isGround = kind !== 'item' || liesOnGround(engine, token);
  return {
    ...token,
    ...(isGround ? {} : { kind: 'glyph' as const }),
    ...(card ? { card: tokenContent(card.kind, card) } : {}),
  };
}

/** Are there rules for what lies on spaces, besides those for what figures carry, that know the token? */
function liesOnGround({ plugins }: SkirmishEngine, token: PlannedToken): boolean {
  const { at: _, ...plain } = laid(token);
  return plugins.some(
    ({ units, provides = [] }) =>
      provides.length === 0 &&
      units.some((unit) => unit.kind === 'rule' && unit.token?.({ ...plain, space: -1 })),
  );
}

/** The cards of the kinds of which some are drawn, as far as the engine can play them. */
function poolFor(
  engine: SkirmishEngine,
  laid: readonly PlannedToken[],
  cards: readonly PackTokenCard[],
): readonly PlannedToken[] {
  const kinds = [...new Set(laid.flatMap(({ drawn, kind }) => (drawn ? [kind] : [])))];
  return kinds.flatMap((kind) =>
    cards
      .filter((card) => card.kind === (kind === 'glyph' ? 'item' : kind) && fitsToken(engine, card))
      .map(({ id }) => {
        const place = { id: `pool of ${kind}s: ${id}`, at: undefined, face: undefined };
        return { ...withCard(engine, { ...place, kind, content: id }, cards), pooled: true };
      }),
  );
}

function hasRules(engine: SkirmishEngine, token: PlannedToken): boolean {
  const { at: _, ...plain } = laid(token);
  return engine.kit.catalogue.ruleUnits.some((unit) => unit.token?.({ ...plain, space: -1 }));
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

function laid(token: PlannedToken): NonNullable<Ground['tokens']>[number] {
  const { id: name, kind, content = '', at = '', face, card = { data: {} }, drawn, pooled } = token;
  const chance = { ...(drawn ? { drawn } : {}), ...(pooled ? { pooled } : {}) };
  return { name, kind, content, at, faceUp: face !== 'down', ...card, ...chance };
}
