import type { GameEvent, Refusal } from '@scapewright/kernel';
import { timingSteps } from '../model/steps.ts';
import type { Game } from '../state/game.ts';
import { type LineData, nameOfSource, saidWith } from './texts/line-text.ts';
import { saidSpace } from './texts/space-text.ts';
import { textOf } from './texts/texts.ts';
import { saidByUnit, sourceOf } from './texts/unit-text.ts';
import { type Said, saying } from './wording/said.ts';
import { english } from './wording/wording.ts';

/** A line of the event log as it is told: also one that a viewer has received. */
export type ToldEvent = Pick<GameEvent, 'reason' | 'step' | 'source' | 'data'>;

/** A line of the event log in English: figures, players, cards and spaces by name, abilities and terrain by theirs. */
export function describeEvent(game: Game, event: ToldEvent): string {
  return english.text(saidOfEvent(game, event));
}

/**
 * A line of the event log before it is in a language. It reads only names, so that it says the same whenever it is asked.
 */
export function saidOfEvent(game: Game, { reason, source, data }: ToldEvent): Said {
  if (reason === 'step')
    return saying('line:step', 'step {code}', { code: timingSteps[data['step'] ?? -1] ?? '' });
  const own = textOf(reason);
  if (own) return saidWith(game, reason, own.text, data, namedSource(game, source, data));
  return saidByUnit(game, reason, data, sourceOf(game, source, data)) ?? saying(reason, reason);
}

/** The ability behind a line whose numbers do not name it. */
function namedSource(game: Game, key: string | undefined, data: LineData): Said['values'] {
  const source = data['source'] === undefined ? sourceOf(game, key, data) : undefined;
  return source ? { source: nameOfSource(source) } : {};
}

/** Why something is refused, as a sentence, with its place, in English. */
export function describeRefusal(game: Game, refusal: Refusal): string {
  return english.text(saidOfRefusal(game, refusal));
}

/** Why something is refused, with its place, before it is in a language. */
export function saidOfRefusal(game: Game, { reason, source, about }: Refusal): Said {
  const data = subjectOf(game, about);
  const own = textOf(reason);
  const more = {
    ...(data['figure'] === undefined ? nobodyNamed : {}),
    ...namedSource(game, source, data),
  };
  const said = own
    ? saidWith(game, reason, own.text, data, more)
    : (saidByUnit(game, reason, data, sourceOf(game, source, {}), more) ?? saying(reason, reason));
  const { space } = data;
  if (space === undefined || said.values?.['space'] !== undefined) return said;
  return saying('refusal:at', '{why} ({space})', { why: said, space: saidSpace(game, space) ?? '' });
}

/** Who is spoken of where a refusal names nobody. */
const nobodyNamed = {
  figure: { name: 'the figure', key: 'name:the-figure' },
  other: { name: 'the other figure', key: 'name:the-other-figure' },
};

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
