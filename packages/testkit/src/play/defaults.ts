import type { Decision, Reply } from '@scapewright/kernel';
import type { Card, Game } from '@scapewright/skirmish/author';
import { extraOf, isYesOrNo, optionNamed, sourceOfOption } from './options.ts';

/**
 * The reply that a decision gets where nobody answers it: an optional ability is declined, a swipe attempted, a choice
 * with one option taken, the order of what is simultaneous is as listed, markers stay on their card. Undefined: it must be answered.
 */
export function defaultReply(game: Game, decision: Decision): Reply | undefined {
  const { choice, asks, shape } = decision;
  if (isYesOrNo(decision)) return extraOf(decision, asks === 'swipe' ? 'yes' : 'no');
  const options = Array.from(choice.options);
  if (asks === 'order') return choice.defaultReply ?? options.sort(asListed(game, decision))[0];
  const declined = extraOf(decision, 'no', 'none', 'done', 'normal');
  if (declined !== undefined) return declined;
  if (isUnmarkedVehicle(game, decision)) return decision.valueAt(0);
  if (choice.domain === 'card' && choice.defaultReply !== undefined)
    return staying(decision, choice.defaultReply);
  if (decision.count !== 1) return undefined;
  const only = decision.valueAt(0);
  if (shape === 'path') return choice.wayTo?.(only) ?? [only];
  return decision.most > 1 || decision.least === 0 ? [only] : only;
}

/** What lies on a card and may go to others, all, some or none of it, stays where nobody says where it goes. */
function staying({ shape, choice }: Decision, card: Card): Reply {
  return shape === 'allot' ? (choice.places ?? []).map(() => card) : card;
}

/** Is a place picked in a vehicle whose card marks none? The driver's is the first; who starts inside has it too. */
function isUnmarkedVehicle(game: Game, decision: Decision): boolean {
  const isPlace = decision.choice.domain === 'place' && decision.asks === 'enter';
  return isPlace && decision.count > 1 && optionNamed(game, decision, 'inside') !== undefined;
}

/** As listed: hooks by the place of their ability in the setup, figures by their place among the figures. */
function asListed(game: Game, decision: Decision): (a: number, b: number) => number {
  const placeOf = (value: number): number => sourceOfOption(game, decision, value)?.place ?? value;
  return (a, b) => placeOf(a) - placeOf(b) || a - b;
}
