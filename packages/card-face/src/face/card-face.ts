import type { FigureCard, PackCard, TokenCardKind } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { UnitWords } from '@scapewright/skirmish/explain';
import { abilityWords } from './ability-words.ts';

/** The format that is played where nobody says. */
const usualFormat = 'standard';

/** A card of a pack, with its prices. */
export interface PricedCard {
  readonly card: PackCard & FigureCard;
  readonly pack: string;
  /** Points by format, in the order of the packs' price tables; empty where no price is known. */
  readonly prices: ReadonlyMap<string, number>;
  /** Of the other side of a flip card. */
  readonly backPrices: ReadonlyMap<string, number>;
}

/** What stands on a card, as words: the terminal, pictures and print show the same. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  /** Whose the character is: identity and publisher; empty where the card states none. */
  readonly who: string;
  /** `unique hero`, `common squad of 3`. */
  readonly kind: string;
  readonly unit: PricedCard['card']['unit'] | TokenCardKind;
  /** Figures on the card. */
  readonly figures: number;
  /** `large 6, double base`. */
  readonly body: string;
  /** The spaces under one figure, as axial offsets `[q, r]`. */
  readonly base: readonly (readonly [q: number, r: number])[];
  /** In the order in which a card prints them; `-` where it has none. */
  readonly statistics: readonly (readonly [name: string, value: string])[];
  /** Species, class, personality, faction, keywords. */
  readonly labels: readonly string[];
  readonly symbols: readonly string[];
  readonly abilities: readonly UnitWords[];
  /** What the card tells beside the rules. */
  readonly text: string;
  /** Points in the format that was asked for. */
  readonly points: number | undefined;
  /** `points`, or `points (delta)` where the format is not the usual one. */
  readonly pointsLabel: string;
  /** `delta 115`, for each other format. */
  readonly otherPrices: readonly string[];
  readonly pack: string;
  /** Of a flip card. */
  readonly side?: 'front' | 'back';
}

const bases = {
  single: [[0, 0]],
  double: [
    [0, 0],
    [1, 0],
  ],
} as const;

/** The faces of a card, with their points in a format: two of a flip card, the front first. */
export function cardFaces(found: PricedCard, engine: SkirmishEngine, format: string): readonly CardFace[] {
  const front = cardFace(found, engine, format);
  const { flip, id, unit } = found.card;
  if (!flip) return [front];
  const other = {
    ...found,
    card: { ...found.card, ...flip, unit, flip: undefined },
    prices: found.backPrices,
  };
  const back = cardFace(other, engine, format);
  return [
    { ...front, side: 'front' },
    { ...back, id: `${id}-back`, side: 'back' },
  ];
}

function cardFace({ card, pack, prices }: PricedCard, engine: SkirmishEngine, format: string): CardFace {
  const { life, move, range, attack, defense, base } = card;
  const statistics = Object.entries({
    Life: life,
    Move: move,
    Range: range,
    Attack: attack,
    Defense: defense,
  });
  const labels = [card.species, [card.class], [card.personality], card.faction, card.keywords].flat();
  return {
    id: card.id,
    name: card.name,
    who: [card.identity.join(', '), card.publisher ?? ''].filter((text) => text !== '').join(' · '),
    kind: `${card.uniqueness} ${card.unit}${card.figures > 1 ? ` of ${card.figures}` : ''}`,
    unit: card.unit,
    figures: card.figures,
    base: typeof base === 'string' ? bases[base] : base,
    body: `${card.size ?? 'no size,'} ${card.height}, ${typeof base === 'string' ? `${base} base` : `base of ${base.length} spaces`}`,
    statistics: statistics.map(([name, value]) => [name, value === null ? '-' : String(value)] as const),
    labels: labels.filter((label) => label !== ''),
    symbols: card.symbols,
    abilities: [
      ...insideWords(card),
      ...card.abilities.map((ability) => abilityWords(ability, engine)),
      ...Object.entries(card.operators ?? {}).flatMap(([seat, list]) =>
        list.map((ability) => inSeat(abilityWords(ability, engine), seat)),
      ),
    ],
    text: card.text ?? '',
    points: prices.get(format),
    pointsLabel: format === usualFormat ? 'points' : `points (${format})`,
    otherPrices: [...prices].flatMap(([name, points]) => (name === format ? [] : [`${name} ${points}`])),
    pack,
  };
}

const coverWords = { none: 'no cover', partial: 'partial cover', full: 'full cover' } as const;

/** What an object has room for, and how well it covers them; nothing where it has no inside. */
function insideWords({ occupancy = 0, seats, cover, keywords }: PricedCard['card']): readonly UnitWords[] {
  if (occupancy === 0) return [];
  const named = seats ?? (occupancy === 1 && keywords.includes('vehicle') ? ['driver'] : []);
  const places = named.length > 0 ? ` (${named.join(', ')})` : '';
  const covered = cover === undefined ? '' : `, ${coverWords[cover]}`;
  const figures = occupancy === 1 ? '1 figure' : `${occupancy} figures`;
  return [{ name: 'Inside', text: `Room for ${figures}${places}${covered}.` }];
}

/** An ability of whoever sits in an operator space of an object. */
function inSeat({ name, text }: UnitWords, seat: string): UnitWords {
  return { name: `${name} (${seat})`, text };
}
