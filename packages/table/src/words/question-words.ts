import type { Decision, Match } from '@scapewright/kernel';
import { attackTable, type Game, matchTable, moveTable } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type Named,
  nameOfSource,
  type Said,
  saidOfRefusal,
  textOfUnit,
} from '@scapewright/skirmish/explain';
import type { ToldQuestion } from '../table/told.ts';
import { namedCard, namedFigure, nameOfKey, sourceOfKey } from './named-things.ts';
import { barredOffers, optionOf, sortedOptions } from './option-words.ts';
import { questionTexts } from './question-texts.ts';
import { signTitle } from './sign-words.ts';
import { stepCode } from './step-code.ts';
import { type TableText, tell } from './tell.ts';

/** A decision before it is in a language: whose it is, what is wanted, and what each answer does. */
export function questionOf(engine: SkirmishEngine, match: Match<Game>, decision: Decision): ToldQuestion {
  const { game } = match.host;
  const { asks, source, step, shape, least, most, choice, number } = decision;
  const told = sourceOfKey(engine, game, source);
  const barred = barredOffers(game, decision);
  const { defaultReply } = choice;
  const options = Array.from({ length: decision.count }, (_, at) => at)
    .filter((at) => !isHidden(decision, at))
    .map((at) => optionOf(engine, game, decision, at));
  return {
    number,
    asks,
    shape,
    step: stepCode(step.replace(/^E\..*/, ''), ''),
    title: titleOf(engine, game, decision),
    text: [...reasonOf(game, decision, told), ...countOf(decision)],
    rules: [...(source === undefined ? [] : engine.rulesOf(source, told ? source : undefined))],
    ...(decision.subject === undefined ? {} : { subject: decision.subject }),
    least,
    most,
    ...(choice.places ? { places: choice.places.map((name) => placeName(decision, name)) } : {}),
    ...(choice.repeat ? { repeat: true } : {}),
    options: sortedOptions(options),
    ...(barred.length > 0 ? { barred } : {}),
    ...(defaultReply === undefined ? {} : defaultOf(decision, defaultReply)),
  };
}

/** A plus or a minus is named at once: that one is wanted at all need not be said first. */
const isHidden = (decision: Decision, at: number): boolean =>
  decision.choice.domain === 'sign' && decision.keyAt(at) === 'yes';

const placeName = ({ asks }: Decision, name: string): Said =>
  asks === 'order-markers' ? tell('place:order-marker', { name }) : tell('ask:thing', { unit: { name } });

/** What the rule or ability says that asks. */
function reasonOf(game: Game, { source }: Decision, told: SourceOfKey | undefined): readonly Said[] {
  if (source === undefined) return [];
  // A unit that is not in this game has no words; a reason of shared code has.
  if (!told) return source.includes(':') ? [] : [saidOfRefusal(game, { reason: source })];
  return [tell('ask:thing', { unit: textOfUnit(told.unit, told.source) })];
}

type SourceOfKey = NonNullable<ReturnType<typeof sourceOfKey>>;

/** How many are to be chosen, and what an empty answer does. */
function countOf({ shape, least, most, choice: { repeat } }: Decision): readonly Said[] {
  if (shape === 'allot') return repeat ? [tell('ask:repeat')] : [];
  if (shape !== 'pick' || (least === 1 && most === 1)) return [];
  if (least === most) return [tell('ask:count', { most })];
  return [least === 0 ? tell('ask:up-to', { most }) : tell('ask:range', { least, most })];
}

function titleOf(engine: SkirmishEngine, game: Game, decision: Decision): Said {
  const { asks, shape, source, choice, subject: key } = decision;
  const subject = nameOfKey(game, key);
  const told = sourceOfKey(engine, game, source);
  if (shape === 'chance') return tell('ask:dice-show', { dice: nameOfKey(game, asks) ?? asks });
  if (choice.domain === 'sign' && told) return signTitle(game, told);
  const values = { ...about(game, decision), subject: subject ?? { name: 'it', key: 'name:it' } };
  const own = ownTitle(decision, values);
  if (own) return own;
  if (!told)
    return subject ? tell('ask:thing-of', { ...values, unit: asks }) : tell('ask:thing', { unit: asks });
  const unit = told.source ? nameOfSource(told.source) : told.name;
  const owner = ownerOf(game, told) ?? subject;
  if (choice.domain === 'answer')
    return owner ? tell('ask:use', { owner, unit }) : tell('ask:use-alone', { unit });
  if (!owner) return tell('ask:thing', { unit });
  if ((choice.domain === 'space' || choice.domain === 'place') && subject && key !== ownKey(game, told))
    return tell('ask:put', { owner, unit, subject });
  return tell(whichTitles[choice.domain] ?? 'ask:which', { owner, unit });
}

/** What an ability wants chosen, by what the options are. */
const whichTitles: Readonly<Record<string, TableText>> = {
  figure: 'ask:which-figure',
  card: 'ask:which-card',
  player: 'ask:which-player',
  space: 'ask:which-space',
  place: 'ask:which-space',
  token: 'ask:which-token',
  number: 'ask:which-number',
  die: 'ask:which-dice',
};

/** The title of a question that rules ask, by its kind and its options. */
function ownTitle({ asks, choice: { domain } }: Decision, values: Said['values']): Said | undefined {
  const { number, ability } = values ?? {};
  if (asks === 'enter' && domain === 'figure') return tell('ask:enter-object', values);
  if (asks === 'enter' && domain !== 'answer') return tell('ask:seat-inside', values);
  if (asks === 'exit' && domain !== 'answer') return tell('ask:exit-place', values);
  if (asks === 'path' && number !== undefined) return tell('ask:path-of-number', values);
  if (asks === 'target' && ability !== undefined) return tell('ask:target-special', values);
  if (/^[235]\.instead$/.test(asks)) return tell('ask:instead', values);
  const key = `ask:${asks}`;
  return isTitle(key) ? tell(key, values) : undefined;
}

/** Titles that stand for kinds of question. */
const isTitle = (key: string): key is TableText =>
  key in questionTexts && !/^ask:(use|which|thing|put|sign|initiative|count|up-to|range|repeat)/.test(key);

/** What is going on: whose move and how far, which special attack. */
function about(game: Game, { asks }: Decision): Record<string, Named | number> {
  const { state, facts } = game;
  if (asks === 'path' || asks === 'swipe') {
    const row = state.read(matchTable.moveDepth, 0) - 1;
    if (row < 0) return {};
    const mover = namedFigure(game, state.read(moveTable.figure, row));
    return { mover, number: state.read(moveTable.number, row) };
  }
  if (asks !== 'target') return {};
  const row = state.read(matchTable.attackDepth, 0) - 1;
  const source = row < 0 ? -1 : state.read(attackTable.source, row);
  const isSpecial = source >= 0 && state.read(attackTable.special, row) === 1;
  return isSpecial ? { ability: nameOfSource(facts.sources[source]) } : {};
}

/** Whose ability it is: the card on which it stands. */
function ownerOf(game: Game, { source }: SourceOfKey): Named | undefined {
  return source && source.owner >= 0 ? namedCard(game, source.owner) : undefined;
}

const ownKey = (game: Game, { source }: SourceOfKey): string | undefined =>
  source && source.owner >= 0 ? `figure:${game.facts.cardNames[source.owner]}` : undefined;

function defaultOf(decision: Decision, value: number): { readonly default?: string } {
  for (let index = 0; index < decision.count; index++)
    if (decision.valueAt(index) === value) return { default: decision.keyAt(index) };
  return {};
}
