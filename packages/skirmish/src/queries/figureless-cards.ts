import type { Refusal, Seat } from '@scapewright/kernel';
import { type CardDefinition, isFigureless } from '../model/card.ts';
import { mayRemoveCard, mayTakeCard } from '../model/declarations.ts';
import type { Card } from '../model/numbers.ts';
import { cardTable } from '../model/tables.ts';
import type { SkirmishRun } from '../state/content/unit.ts';
import type { Game } from '../state/game.ts';

/** What an ability does with a card without figures: takes it out of the game, or adds it to the team of its player. */
export const cardUses = ['remove', 'take'] as const;
/** One of {@link cardUses}. */
export type CardUse = (typeof cardUses)[number];

/** Which cards without figures an ability means, as a player sees them. Every key that is given must hold. */
export interface CardFilter {
  /** Default any. */
  readonly side?: 'own' | 'opponent' | 'any';
  readonly unit?: readonly CardDefinition['unit'][];
  /** `unique` may mean uncommon cards too: see {@link isUniqueness}. */
  readonly uniqueness?: readonly CardDefinition['uniqueness'][];
  /** Ids of cards. */
  readonly card?: readonly string[];
}

/** The cards without figures in the game that pass a filter, as a player sees them. */
export function cardsMatching(game: Game, filter: CardFilter, seat: Seat): readonly Card[] {
  const { side = 'any', unit, uniqueness, card: ids } = filter;
  return game.facts.cardNames.flatMap((_, card) => {
    const definition = game.definitionOfCard(card);
    const owner = game.ownerOfCard(card);
    if (!isFigureless(definition) || !game.isCardActive(card) || owner < 0) return [];
    const isOwn = owner === seat;
    const isOpponents = game.teamOf(owner) !== game.teamOf(seat);
    if ((side === 'own' && !isOwn) || (side === 'opponent' && !isOpponents)) return [];
    if (unit && !unit.includes(definition.unit)) return [];
    if (ids && !ids.includes(definition.id)) return [];
    return uniqueness && !uniqueness.some((one) => isUniqueness(game, definition, one)) ? [] : [card];
  });
}

/** Is a card of a uniqueness? Where the ruleset has it so, Uncommon counts as Unique. */
export function isUniqueness(
  { parameters }: Pick<Game, 'parameters'>,
  { uniqueness }: Pick<CardDefinition, 'uniqueness'>,
  wanted: CardDefinition['uniqueness'],
): boolean {
  return (
    uniqueness === wanted || (parameters.uncommonIsUnique && wanted === 'unique' && uniqueness === 'uncommon')
  );
}

/** Why an ability of a player may not do that with a card; undefined if it may. */
export function cardRefusal(game: Game, use: CardUse, card: Card, seat: Seat): Refusal | undefined {
  return game.refusalOf(use === 'remove' ? mayRemoveCard : mayTakeCard, { card, seat });
}

/** Takes a card without figures out of the game: nothing of it acts any longer. */
export function removeCard(run: SkirmishRun, card: Card): void {
  run.write(cardTable.active, card, 0);
}

/** An ability of a player takes a card out of the game, or adds it to the player's team, where nothing forbids that. */
export function useCardOf(run: SkirmishRun, use: CardUse, card: Card, seat: Seat): void {
  const refusal = cardRefusal(run.game, use, card, seat);
  if (refusal) {
    run.note(refusal.reason, { card });
    return;
  }
  if (use === 'remove') removeCard(run, card);
  else run.write(cardTable.owner, card, seat);
  run.note(use === 'remove' ? 'card.removed' : 'card.taken', { card, seat });
}
