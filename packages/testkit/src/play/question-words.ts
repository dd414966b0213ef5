import type { Decision } from '@scapewright/kernel';
import { carriedBy, type Game, type SkirmishSource } from '@scapewright/skirmish/author';
import { sourceOf, sourceOfOption } from './options.ts';

/** Decisions of figures that go themselves, and are put nowhere. */
const doorAsks: ReadonlySet<string> = new Set(['enter', 'exit', 'change-seat']);

/** Is `asks` a word for what a decision asks: its kind, another name of that, or the ability that asks? */
export function isAskedAs(game: Game, decision: Decision, asks: string): boolean {
  return asks === decision.asks || wordsOf(game, decision).includes(asks);
}

/** Every word for what a decision asks. */
export function wordsOf(game: Game, decision: Decision): readonly string[] {
  const { asks, choice } = decision;
  const source = sourceOf(game, decision);
  return [
    asks,
    ...(asks === 'direction' ? ['path', 'place', 'knockback'] : []),
    ...(choice.domain === 'place' && !doorAsks.has(asks) ? ['place'] : []),
    ...(asks === 'reroll' ? ['initiative'] : []),
    ...(choice.domain === 'die' ? ['reroll'] : []),
    ...(source ? namesOf(source) : []),
    ...carriedNames(game, decision),
  ];
}

/** What a decision offers to do, where it lists abilities and options; the order of what acts at once offers nothing. */
export function offeredWords(game: Game, decision: Decision): readonly string[] {
  if (decision.choice.domain !== 'hook' || decision.asks === 'order') return [];
  return Array.from(decision.choice.options).flatMap((value) => {
    const source = sourceOfOption(game, decision, value);
    return source ? namesOf(source) : [];
  });
}

/** Is a figure asked about using something that it carries, and is this the name of what it carries? */
export function isOfCarried(game: Game, asks: string, decision: Decision): boolean {
  return carriedNames(game, decision).includes(asks);
}

function carriedNames(game: Game, { source, subject }: Decision): readonly string[] {
  const figure = subject === undefined ? undefined : game.valueOf('figure', subject);
  if (figure === undefined || source !== 'rule:use-item') return [];
  return carriedBy(game, figure).map((token) => game.facts.tokens[token]?.name ?? '');
}

/** By what names a source is meant: its ability's id, its key, `card/ability`. */
function namesOf({ id, key }: SkirmishSource): readonly string[] {
  return [id, key, key.replace(/^\w+:/, '')];
}
