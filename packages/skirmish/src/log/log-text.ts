import type { GameEvent, Refusal } from '@scapewright/kernel';
import { timingSteps } from '../model/steps.ts';
import type { Game } from '../state/game.ts';
import { filled, type LineData } from './texts/line-text.ts';
import { textOf } from './texts/texts.ts';
import { sourceOf, unitText } from './texts/unit-text.ts';

/** A line of the event log as it is told: also one that a viewer has received. */
export type ToldEvent = Pick<GameEvent, 'reason' | 'step' | 'source' | 'data'>;

/**
 * A line of the event log as a sentence: figures, players, cards and spaces by name, abilities and terrain by theirs.
 * It reads only names, so that it says the same whenever it is asked.
 */
export function describeEvent(game: Game, { reason, source, data }: ToldEvent): string {
  if (reason === 'step') return `step ${timingSteps[data['step'] ?? -1] ?? ''}`.trim();
  const own = textOf(reason);
  if (own) return filled(game, own.text, data);
  return unitText(game, reason, data, sourceOf(game, source, data)) ?? reason;
}

/** Why something is refused, as a sentence, with its place. */
export function describeRefusal(game: Game, { reason, source, about }: Refusal): string {
  const data = subjectOf(game, about);
  const own = textOf(reason);
  const text = own
    ? filled(game, own.text, data)
    : (unitText(game, reason, data, sourceOf(game, source, {})) ?? reason);
  return data['space'] === undefined || text.includes(String(about)) ? text : `${text} (${about})`;
}

/** What a refusal is about, as data of a line: `figure:hulk`, `card:hulk`, or the name of a space. */
function subjectOf(game: Game, about: string | undefined): LineData {
  if (about === undefined) return {};
  const [domain = '', ...rest] = about.split(':');
  const name = domain === 'player' ? 'seat' : domain;
  const value = ['figure', 'card', 'player'].includes(domain)
    ? game.valueOf(domain, rest.join(':'))
    : undefined;
  if (value !== undefined) return { [name]: value };
  const space = game.field.spaceOf(about.replace(/^space:/, ''));
  return space < 0 ? {} : { space };
}
