import type { Told } from '@scapewright/protocol';
import type { Card, CardDefinition, Game } from '@scapewright/skirmish/author';
import {
  type ExplainedStat,
  explainValue,
  nameOfSource,
  type RulesBehind,
  saying,
  statTexts,
  textOfUnit,
} from '@scapewright/skirmish/explain';
import type { Speaker } from '../table/speaker.ts';
import { tell } from '../words/tell.ts';
import type { Asker } from './asker.ts';

const printed = [
  'life',
  'move',
  'range',
  'attack',
  'defense',
  'height',
] as const satisfies readonly (ExplainedStat & keyof CardDefinition)[];

/** A card as it lies face up: its numbers as printed and as they are now, its traits and its abilities. */
export function cardFace(
  {
    rules,
    speaker,
    match: {
      host: { game },
    },
  }: Asker,
  card: Card,
): Told<'card'> {
  const definition = game.definitionOfCard(card);
  const figure = game.figuresOf(card).find((one) => game.isPlaced(one));
  const numbers = printed.flatMap((stat) => {
    const value = definition[stat];
    if (typeof value !== 'number') return [];
    const now = figure === undefined ? undefined : explainValue(rules, game, { stat, figure }).result;
    const name = speaker.text(saying(`stat:${stat}`, statTexts[stat]));
    return [{ name, value, ...(typeof now === 'number' && now !== value ? { now } : {}) }];
  });
  const { species, class: kind, personality, size, faction, keywords } = definition;
  const traits = [...new Set([...faction, ...species, kind, personality, size ?? '', ...keywords])];
  return {
    key: game.keyOf('card', card),
    name: definition.name,
    numbers: [...numbers, { name: speaker.text(tell('card:points')), value: definition.points }],
    traits: traits.filter(
      (trait, at) => trait !== '' && at === traits.findIndex((one) => isSame(one, trait)),
    ),
    abilities: abilitiesOf(asSources(game, card), rules, speaker),
    figures: game.figuresOf(card).map((one) => game.keyOf('figure', one)),
    seat: game.ownerOfCard(card),
    unit: definition.unit,
  };
}

/** The same word, written large or small. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Source = Game['facts']['sources'][number];

function asSources(game: Game, card: Card): readonly Source[] {
  const side = game.sideOf(card);
  return game.facts.sources.filter(
    (source) => source.owner === card && (source.side === undefined || source.side === side),
  );
}

function abilitiesOf(
  sources: readonly Source[],
  rules: RulesBehind,
  { wording }: Speaker,
): Told<'card'>['abilities'] {
  return sources.map((source) => ({
    key: source.key,
    name: wording.nameOf(nameOfSource(source)),
    text: wording.nameOf(textOfUnit(source.unit, source)),
    rules: [...rules.rulesOfAbility(source.key)],
  }));
}
