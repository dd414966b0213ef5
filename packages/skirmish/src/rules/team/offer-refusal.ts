import type { Refusal, Seat } from '@scapewright/kernel';
import type { DraftOffer } from '../../model/draft-offer.ts';
import { cardTable } from '../../model/tables.ts';
import type { Game } from '../../state/game.ts';
import { isPooled } from './draft-rows.ts';
import type { TeamCard } from './team-card.ts';
import { teamPoints, teamRefusals } from './team-refusals.ts';

/** The cards of a player's team as it stands, with the sides that they started with. */
export function teamSoFar(game: Game, seat: Seat): readonly TeamCard[] {
  return game.facts.cardNames.flatMap((_, card) => {
    if (game.ownerOfCard(card) !== seat) return [];
    const definition = game.facts.definitions[card];
    const copies = game.copiesOf(card);
    return definition ? [{ definition, copies, side: game.state.read(cardTable.costSide, card) }] : [];
  });
}

/** The points that a player has spent. */
export function pointsSpent(game: Game, seat: Seat): number {
  return teamPoints(teamSoFar(game, seat));
}

/** Copies of an offer that nobody has taken. */
export function copiesLeft(game: Game, { rows, copies }: DraftOffer): number {
  return copies - rows.reduce((sum, row) => sum + game.copiesOf(row), 0);
}

/** Why a player may not take a card now: none is left, or the rules of team building forbid it. */
export function offerRefusal(game: Game, seat: Seat, offer: DraftOffer): Refusal | undefined {
  const { definition, side } = offer;
  const about = `card:${game.facts.cardNames[offer.rows[0] ?? -1]}`;
  if (copiesLeft(game, offer) < 1 || rowFor(game, seat, offer) < 0) return { reason: 'draft.taken', about };
  const team = [...teamSoFar(game, seat), { definition, copies: 1, side }];
  const [first] = teamRefusals(merged(team), game.parameters.uniqueness, game.facts.points);
  if (!first) return undefined;
  const [reason = 'team.points', ...also] = first.reasons;
  return { reason, also, about };
}

/** The card row that a player would take, -1 none. */
export function rowFor(game: Game, seat: Seat, { definition, rows }: DraftOffer): number {
  if (!isPooled(definition)) return rows.find((row) => game.copiesOf(row) === 0) ?? -1;
  const row = rows[seat] ?? -1;
  const unit = Math.max(1, definition.figures);
  return row >= 0 && game.figuresOf(row).length >= (game.copiesOf(row) + 1) * unit ? row : -1;
}

/** Copies of one card with one side up counted together. */
function merged(cards: readonly TeamCard[]): readonly TeamCard[] {
  const list: TeamCard[] = [];
  for (const card of cards) {
    const at = list.findIndex((one) => one.definition.id === card.definition.id && one.side === card.side);
    if (at < 0) list.push(card);
    else list[at] = { ...card, copies: card.copies + (list[at] as TeamCard).copies };
  }
  return list;
}
