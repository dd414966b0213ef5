import { type AbilityUse, type CardDefinition, isFigureless, labelOf } from '@scapewright/skirmish/author';
import type { JsonObject } from '../json.ts';
import type { FacingName } from '../scenario/command.ts';
import type { CardAbility, CardData, PackCard } from './card-data.ts';

/** Directions by their numbers. */
const directions: readonly FacingName[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** A card that stands for figures: one shots and story cards do not. */
export type FigureCard = (CardData | PackCard) & {
  readonly unit: 'hero' | 'squad' | 'object';
};

/** Does the card stand for figures? */
export function isFigureCard<Card extends CardData>(card: Card): card is Card & FigureCard {
  return !isFigureless(card);
}

/**
 * The card as play needs it, with its other side if it has one. Of a flip card at least one side has a price where it is
 * priced at all; the other then shows no cost (SS-CARD-024).
 */
export function cardDefinition(
  card: CardData | PackCard,
  points: number | undefined,
  backPoints?: number,
): CardDefinition {
  if (card.unit === 'one-shot') return oneShotDefinition(card, points ?? 0);
  if (card.unit === 'story') return storyDefinition(card, points ?? 0);
  const front = sideDefinition(card, points ?? 0);
  const { flip } = card;
  if (!flip) return front;
  const isPriced = points !== undefined || backPoints !== undefined;
  const back = sideDefinition(flip, backPoints ?? 0);
  return {
    ...front,
    costless: isPriced && points === undefined,
    otherSide: { ...back, costless: isPriced && backPoints === undefined },
  };
}

/**
 * One side of a card, at its price in the format that is played. Labels are written in one way; every ability
 * names the unit that provides it: `clause` for one that is written out as data, the templates of their name for those
 * that scenarios define for tests.
 */
function sideDefinition(card: CardData | PackCard, points: number): CardDefinition {
  const { id, name, identity, publisher, unit, figures, uniqueness, size, height, base } = card;
  const { life, move, range, attack, defense, faction, species, personality } = card;
  return {
    ...{ id, name, identity, publisher, unit, figures, uniqueness, size, height, base },
    ...{ life, move, range, attack, defense, points, faction, species, class: card.class, personality },
    symbols: card.symbols,
    keywords: labelsOf(card),
    abilities: card.abilities.map(abilityUse),
    occupancy: card.occupancy,
    exterior: card.exterior,
    seats: card.seats,
    cover: card.cover,
    operators:
      card.operators &&
      Object.fromEntries(Object.entries(card.operators).map(([seat, list]) => [seat, list.map(abilityUse)])),
    entrances: card.entrances?.map(({ at, side }) => ({ at, side: directions.indexOf(side) })),
    carries: card.carries,
    rules: 'rules' in card ? card.rules : [],
  };
}

/** A one shot: one ability of its own name, with what it asks of its user and when and what it does (SS-ONESHOT-005). */
function oneShotDefinition(card: CardData | PackCard, points: number): CardDefinition {
  const { id, type, when, users, effect, requires } = card;
  const given = { ...(type === undefined ? {} : { type }), when, users, requires, effect };
  return {
    ...sideDefinition(card, points),
    abilities: [{ id, unit: 'one-shot', with: given }],
    teamNeeds: card.drafted,
  };
}

/** A story card: the front with what it asks of the team and its setup, the back with its abilities (SS-STORY-003). */
function storyDefinition(card: CardData | PackCard, points: number): CardDefinition {
  const back = { ...sideDefinition(card, 0), costless: true };
  const front = { id: card.id, unit: 'story', with: { effect: card.effect } };
  return { ...back, points, costless: false, abilities: [front], teamNeeds: card.drafted, otherSide: back };
}

/** Everything on the card by which an ability can refer to it, without repeats. */
function labelsOf(card: CardData): readonly string[] {
  const { keywords, faction, species, publisher, personality } = card;
  const texts = [...keywords, ...faction, ...species, publisher ?? '', card.class, personality];
  return [...new Set(texts.map(labelOf).filter((label) => label !== ''))];
}

/** An ability as play needs it. */
export function abilityUse(ability: CardAbility): AbilityUse {
  switch (ability.kind) {
    case 'loaded':
      return use(ability.id, ability.with);
    case 'clause':
      return { id: ability.clause.id, unit: 'clause', with: { ...ability.clause } };
    case 'test': {
      const { test, ...parameters } = ability.ability;
      return use(test, parameters);
    }
  }
}

/** A parameter `id` names the ability where a template provides it. */
function use(unit: string, parameters: Readonly<Record<string, unknown>>): AbilityUse {
  const { id, ...rest } = parameters;
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as JsonObject;
  return typeof id === 'string' ? { id, unit, with: given } : { id: unit, with: given };
}
