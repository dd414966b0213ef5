import type { CommandRefused } from '../failure.ts';
import type { Play } from '../play/play.ts';
import { refused } from './path-choice.ts';

/** What is no figure cannot be chosen: a plain object, terrain, or something that is not on the battlefield at all. */
export function noFigure(play: Play, name: string, what: string): CommandRefused {
  return refused(play, `${name} cannot be ${what}`, reasonOf(play, name));
}

function reasonOf({ game, names }: Play, name: string): { readonly reason: string } | undefined {
  if (game.facts.objects?.plain.has(name)) return { reason: 'target.plain-object' };
  return names.space(name) >= 0 ? { reason: 'target.terrain' } : undefined;
}
