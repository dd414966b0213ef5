import {
  nameOfSource,
  type Said,
  type SaidValue,
  saying,
  sourceOf,
  type ToldEvent,
} from '@scapewright/skirmish/explain';
import { tell } from '../tell.ts';
import { joined } from './joined.ts';
import type { Story, StoryEvent } from './story.ts';

/** What is added to a printed number by general rules: names of the data, and what they are called. */
const general = { height: 'height', obstruction: 'obstruction' } as const;

/** `7 dice (6 +1 height)`, or `7 dice` where that is what is printed. */
export function diceTold(story: Story, told: StoryEvent): Said {
  const dice = told.event.data['dice'] ?? 0;
  const parts = partsOf(story, told);
  return parts ? tell('line:number-of', { dice, parts }) : tell('line:number', { dice });
}

/** `7 (6 +1 height)`, or `7`. */
export function countTold(story: Story, told: StoryEvent): Said {
  const dice = told.event.data['dice'] ?? 0;
  const parts = partsOf(story, told);
  return parts ? tell('line:count-of', { dice, parts }) : tell('line:count', { dice });
}

/** `6 +1 height +2 Rage Smash`; undefined where nothing changes the number. */
export function partsOf(story: Story, { event, parts }: StoryEvent): SaidValue | undefined {
  const { data } = event;
  const given = Object.entries(general).flatMap(([name, text]) =>
    data[name] ? [amount(data[name], saying(`explain:${text}`, text))] : [],
  );
  const others = parts.map((part) => sourcePart(story, part));
  const all = [...given, ...others];
  return all.length > 0 && data['base'] !== undefined
    ? joined('line:both', [data['base'], ...all])
    : undefined;
}

function sourcePart({ game }: Story, { source, data }: ToldEvent): Said {
  return amount(data['amount'] ?? 0, nameOfSource(sourceOf(game, source, data)));
}

const amount = (value: number, what: SaidValue): Said =>
  saying('explain:amount', '{amount} {what}', { amount: value < 0 ? String(value) : `+${value}`, what });
