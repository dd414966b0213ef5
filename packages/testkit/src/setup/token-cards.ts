import {
  type GroundTokenDefinition,
  type ItemDefinition,
  type PackTokenCard,
  type Scenario,
  type TokenCardKind,
  tokenContent,
} from '@scapewright/packs';
import type { TokenPlan } from '@scapewright/skirmish/author';
import { ScenarioFailure } from '../failure.ts';

/** The cards of tokens of loaded packs, by kind and id: `hazard/brine-vents`. */
export type TokenLibrary = ReadonlyMap<string, PackTokenCard>;

type Kind = TokenPlan['kind'];
type Definition = ItemDefinition | GroundTokenDefinition;

/** What a scenario knows of its tokens. */
export interface TokenCards {
  /** What the card of a token says: the scenario's own, or one of a pack; nothing where neither has it. */
  readonly of: (
    kind: Kind,
    content: string | undefined,
  ) => Pick<TokenPlan, 'abilities' | 'underfoot' | 'data'>;
  /** The scenario's own cards of the kinds of which it has some drawn; all of them where its setup has to be refused. */
  readonly pool: readonly TokenPlan[];
}

/** The cards of the tokens of a scenario. Throws where something is drawn of which the scenario has no card. */
export function tokenCards(scenario: Scenario, library: TokenLibrary): TokenCards {
  const own = (kind: Kind): readonly Definition[] =>
    kind === 'hazard' ? scenario.hazards : kind === 'resource' ? scenario.resources : scenario.items;
  const cardKind = (kind: Kind): TokenCardKind => (kind === 'hazard' || kind === 'resource' ? kind : 'item');
  const of: TokenCards['of'] = (kind, content) => {
    const card = own(kind).find(({ id }) => id === content) ?? library.get(`${cardKind(kind)}/${content}`);
    if (card) return tokenContent(cardKind(kind), card);
    const isCard = content !== undefined && (kind === 'hazard' || kind === 'resource');
    return { data: isCard ? { card: null } : {} };
  };
  const drawn = (scenario.board?.tokens ?? []).filter((token) => token.drawn);
  const bare = drawn.find(({ kind }) => own(kind).length === 0);
  if (bare)
    throw new ScenarioFailure(
      `there is no ${bare.kind} in the scenario from which ${bare.id} is drawn`,
      bare,
    );
  const all: readonly Kind[] = scenario.refused ? ['item', 'hazard', 'resource'] : [];
  const kinds = [...new Set([...drawn.map(({ kind }) => kind), ...all])];
  const pool = kinds.flatMap((kind) =>
    own(kind).map(({ id }): TokenPlan => {
      const place = { space: -1, faceUp: false, pooled: true };
      return { name: `pool of ${kind}s: ${id}`, kind, content: id, ...place, ...of(kind, id) };
    }),
  );
  return { of, pool };
}
