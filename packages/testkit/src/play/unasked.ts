import type { Answer, JsonValue } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import { keyOf } from './answer-reply.ts';
import type { LeftAnswer } from './answer-sheet.ts';
import type { Play } from './play.ts';
import type { Remark } from './remark.ts';

/** What nobody asked for of a step's answers, in words. */
export function unaskedRemarks(play: Play): {
  readonly wrong: readonly Remark[];
  readonly notes: readonly Remark[];
} {
  const wrong: Remark[] = [];
  const notes: Remark[] = [];
  for (const left of play.sheet.left()) {
    const isDoubtful = left.isImplied && (left.parts ?? []).every((part) => isSomething(play.game, part));
    (isDoubtful ? notes : wrong).push({ message: unaskedOf(left), place: left.answer });
  }
  return { wrong, notes };
}

function unaskedOf({ answer, parts }: LeftAnswer): string {
  if (parts === undefined) return `nobody asked for the answer ${answerName(answer)}`;
  return `nobody asked for ${parts.map((part) => `"${keyOf(part)}"`).join(' and ')} of the answer ${answerName(answer)}`;
}

/** An answer as it is written: who gives it to what, and its pick. */
export function answerName({ who, asks, pick }: Answer): string {
  const about = [
    ...(who === undefined ? [] : [`who: ${who}`]),
    ...(asks === undefined ? [] : [`asks: ${asks}`]),
  ];
  return [JSON.stringify(pick), ...(about.length > 0 ? [`(${about.join(', ')})`] : [])].join(' ');
}

/** Domains of what a match has by name. */
const namedDomains = ['figure', 'space', 'token', 'card', 'player'];

/** Is it the name of something in the match? */
function isSomething(game: Game, part: JsonValue): boolean {
  const keys = Array.isArray(part) ? part.map(String) : String(part).split('+');
  return keys.every(
    (key) =>
      namedDomains.some((domain) => game.valueOf(domain, key) !== undefined) ||
      game.facts.tokens.some(({ content }) => content === key),
  );
}
