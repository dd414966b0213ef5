import { type CardDefinition, isFigureless, sidesOf } from '../../model/card.ts';
import { labelOf } from '../../model/label.ts';
import type { Parameters } from '../../model/parameters.ts';
import { figurelessRefusals } from './figureless-refusals.ts';
import { isLimited } from './limited.ts';
import type { TeamCard, TeamRefusal } from './team-card.ts';
import type { TeamReason } from './team-reasons.ts';
import { teamRefusal } from './team-refusal.ts';

/**
 * Everything that forbids a team: cards of which it may hold one only, identities that meet (SS-UNIQ-001 to SS-UNIQ-005,
 * HS-UNIQ-001), and the point limit (SS-SETUP-006, HS-ARMY-001). Teams are judged each alone.
 */
export function teamRefusals(
  cards: readonly TeamCard[],
  uniqueness: Parameters['uniqueness'],
  pointLimit?: number,
): readonly TeamRefusal[] {
  const limited = cards.filter(
    ({ definition }) => !isFigureless(definition) && isLimited(definition, uniqueness),
  );
  return [
    ...figurelessRefusals(cards),
    ...cards.flatMap(costlessRefusal),
    ...byCard(limited).flatMap(twiceRefusal),
    ...(uniqueness === 'identity' ? identityRefusals(limited) : []),
    ...pointRefusals(cards, pointLimit),
  ];
}

/** Points of a team: the price of each copy, of a flip card that of the side which starts face up (SS-GCARD-024). */
export function teamPoints(cards: readonly TeamCard[]): number {
  return cards.reduce(
    (sum, { definition, copies, side = 0 }) => sum + (sidesOf(definition)[side]?.points ?? 0) * copies,
    0,
  );
}

/** A flip card starts on a side that shows a cost (SS-GCARD-024). */
function costlessRefusal({ definition, side = 0 }: TeamCard): readonly TeamRefusal[] {
  const up = sidesOf(definition)[side];
  if (!up?.costless) return [];
  const named = { side: up.name, card: definition.name };
  return [teamRefusal(['team.costless-side'], [definition.id], 'costless', named)];
}

/** The same cards with all copies of one counted together, whatever side they start with. */
function byCard(cards: readonly TeamCard[]): readonly TeamCard[] {
  const counted = new Map<CardDefinition, TeamCard>();
  for (const card of cards) {
    const known = counted.get(card.definition);
    counted.set(card.definition, { ...card, copies: card.copies + (known?.copies ?? 0) });
  }
  return [...counted.values()];
}

function twiceRefusal({ definition, copies }: TeamCard): readonly TeamRefusal[] {
  if (copies < 2) return [];
  const isCrossover = definition.symbols.includes('crossover');
  const reasons: TeamReason[] = ['team.unique-twice'];
  if (isCrossover) reasons.push('team.crossover-twice');
  if (definition.uniqueness === 'event') reasons.push('team.event-identity');
  if (definition.identity.length === 0) reasons.push('team.identity-by-name');
  if (definition.unit === 'object') reasons.push('team.object');
  return [teamRefusal(reasons, [definition.id], 'twice', { card: definition.name, copies })];
}

function identityRefusals(cards: readonly TeamCard[]): readonly TeamRefusal[] {
  const refusals: TeamRefusal[] = [];
  cards.forEach(({ definition: card }, at) => {
    for (const { definition: other } of cards.slice(at + 1)) {
      if (other === card) continue;
      const shared = identitiesOf(card).find((one) => identitiesOf(other).includes(one));
      if (shared === undefined) continue;
      const both = [card, other];
      const reasons: TeamReason[] = ['team.identity'];
      if (both.some((one) => one.identity.length > 1)) reasons.push('team.several-identities');
      if (both.some((one) => one.identity.length === 0)) reasons.push('team.identity-by-name');
      if (both.some((one) => one.uniqueness === 'event')) reasons.push('team.event-identity');
      if (both.some((one) => one.unit === 'object')) reasons.push('team.object');
      const ids = both.map((one) => one.id);
      refusals.push(teamRefusal(reasons, ids, 'one-identity', { card: card.name, other: other.name }));
    }
  });
  return refusals;
}

/**
 * The identities of a card, each with its publisher: as printed, otherwise the name. One with the Crossover symbol is its
 * own alone (SS-UNIQ-003, SS-UNIQ-004). A flip card has those of both sides: it may be turned to either.
 */
export function identitiesOf(card: CardDefinition): readonly string[] {
  return [...new Set(sidesOf(card).flatMap(identitiesOn))];
}

function identitiesOn({ id, name, identity, publisher, symbols }: CardDefinition): readonly string[] {
  if (symbols.includes('crossover')) return [`card:${id}`];
  const printed = identity.length > 0 ? identity : [name];
  return printed.map((text) => `${labelOf(publisher ?? '')}/${labelOf(text)}`);
}

function pointRefusals(cards: readonly TeamCard[], limit: number | undefined): readonly TeamRefusal[] {
  const points = teamPoints(cards);
  if (limit === undefined || points <= limit) return [];
  const reasons: TeamReason[] = ['team.points'];
  if (cards.some(({ definition }) => isFigureless(definition))) reasons.push('team.figureless-points');
  const ids = cards.map(({ definition }) => definition.id);
  return [teamRefusal(reasons, ids, 'too-dear', { points, limit })];
}
