import { adviceFor, hintFacts, hintReason } from '@scapewright/bots';
import type { Decision, Reply } from '@scapewright/kernel';
import { type Game, readRoute } from '@scapewright/skirmish/author';
import { tell } from '../words/tell.ts';
import type { AnyTold, Asking, Untold } from './asking.ts';
import { calledSpaces } from './called-spaces.ts';
import { gainWords, hintWords, reasonWords } from './hint-words.ts';

/** What a bot that looks ahead where that pays would answer now, and what speaks for it. */
export function hintFor(asking: Asking): AnyTold | Untold {
  const { match, decision, speaker, once } = asking;
  if (!decision) return { untold: speaker.text(tell('refused:not-asked')) };
  // The seed of the game stays out of it: how a tie falls would tell something of the dice to come.
  const { reply, gain } = once(() => adviceFor(decision, match));
  const { game } = match.host;
  const facts = hintFacts(decision, reply, game);
  const found = facts ? undefined : hintReason(decision, reply, game);
  // What is chosen by trying may not be what seemed to do most.
  const reason = gain > 0 && found?.kind === 'markers' && !found.isNear ? undefined : found;
  const known = facts ? hintWords(asking, facts) : reason ? reasonWords(asking, reason) : '';
  const text = gain > 0 ? [gainWords(asking, gain), known].filter(Boolean).join(', ') : known;
  const named = namedReply(game, decision, reply);
  const spaces = (named.way ?? []).map((key) => key.replace(/^space:/, ''));
  return { what: 'hint', ...named, ...calledSpaces(asking, spaces), text };
}

/** A reply as the keys of options, and the way where it is one. */
function namedReply(game: Game, decision: Decision, reply: Reply): { pick: string[]; way?: string[] } {
  const keyOf = (value: number): string => {
    for (let index = 0; index < decision.count; index++)
      if (decision.valueAt(index) === value) return decision.keyAt(index);
    return String(value);
  };
  if (typeof reply === 'number') return { pick: [keyOf(reply)] };
  if (decision.shape !== 'path' || !decision.choice.readWay) return { pick: reply.map(keyOf) };
  const { spaces, end, flown } = readRoute(reply);
  const way = spaces.map((space) => game.keyOf('space', space));
  if (flown > 0) way.splice(way.length - flown, 0, 'fly');
  return { pick: end.map((space) => game.keyOf('space', space)).slice(0, 1), way };
}
