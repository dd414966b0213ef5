import type { PackTokenCard } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { UnitWords } from '@scapewright/skirmish/explain';
import { abilityWords } from './ability-words.ts';
import type { CardFace } from './card-face.ts';

/** The card of an item, a hazard or a resource, and its pack. */
export interface PackedToken {
  readonly card: PackTokenCard;
  readonly pack: string;
}

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** What stands on the card of an item, a hazard or a resource. */
export function tokenFace({ card, pack }: PackedToken, engine: SkirmishEngine): CardFace {
  const { id, name, kind, subtitle = '', keywords, abilities, text = '' } = card;
  return {
    id,
    name,
    who: subtitle,
    kind: card.kind === 'item' && card.rarity ? `${card.rarity} item` : kind,
    unit: kind,
    figures: 0,
    base: [],
    body: '',
    statistics: statisticsOf(card),
    labels: keywords,
    symbols: [],
    abilities: [...rulesOf(card), ...abilities.map((ability) => abilityWords(ability, engine))],
    text,
    points: undefined,
    pointsLabel: '',
    otherPrices: [],
    pack,
  };
}

/** Its rank, the Drop Number of an item, and what it grants to whoever has it or stands on it. */
function statisticsOf(card: PackTokenCard): CardFace['statistics'] {
  const { attack, defense, move, range } = card.grants;
  const granted = Object.entries({ Move: move, Range: range, Attack: attack, Defense: defense });
  const drop = card.kind === 'item' ? [['Drop', String(card.drop ?? '-')] as const] : [];
  const given = granted.filter(([, by]) => by !== 0).map(([stat, by]) => [stat, signed(by)] as const);
  return [['Rank', String(card.rank)], ...drop, ...given];
}

/** What the card does without an ability, in words. */
function rulesOf(card: PackTokenCard): readonly UnitWords[] {
  const around = card.rules.map(({ stat, add, within }) => {
    const where = within === 0 ? 'Figures on its space' : `Figures within ${spaces(within)}`;
    return `${where} have ${signed(add)} ${stat[0]?.toUpperCase()}${stat.slice(1)}.`;
  });
  const rules = around.length > 0 ? [{ name: 'While it lies face up', text: around.join(' ') }] : [];
  if (card.kind === 'item') return card.effect ? [...rules, used(card.when)] : rules;
  if (card.transit === undefined) return rules;
  const text = `Instead of a move action a figure on it may be placed on another free one of its name.`;
  return [...rules, { name: `Transit ${card.transit}`, text }];
}

function used(when: readonly string[]): UnitWords {
  const at = when.length > 0 ? `At ${when.join(' or ')}` : 'At any step';
  return { name: 'Use', text: `${at} its bearer may use it up for its effect.` };
}

const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
