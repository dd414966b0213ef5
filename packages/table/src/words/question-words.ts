import type { Decision, Match } from '@scapewright/kernel';
import type { Option, Question } from '@scapewright/protocol';
import { type Figure, type Game, sidesOf } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { describeRefusal, type UnitWords, unitWords } from '@scapewright/skirmish/explain';
import { countWords, extraLabels, readable, titles } from './question-texts.ts';
import { stepCode } from './step-code.ts';

/** A decision in the words of people. */
export function questionOf(engine: SkirmishEngine, match: Match<Game>, decision: Decision): Question {
  const { game } = match.host;
  const { asks, source, step, shape, least, most, choice, number } = decision;
  const told = source === undefined ? undefined : wordsOf(engine, game, source);
  const options = Array.from({ length: decision.count }, (_, at) => optionOf(engine, game, decision, at));
  const text = told ? told.text : source === undefined ? '' : describeRefusal(game, { reason: source });
  const barred = barredOffers(game, decision);
  const { defaultReply } = choice;
  return {
    number,
    asks,
    shape,
    step: stepCode(step.replace(/^E\..*/, ''), ''),
    title: titleOf(game, decision, told),
    text: `${text}${countWords({ shape, least, most })}`,
    rules: [...(source === undefined ? [] : engine.rulesOf(source, told ? source : undefined))],
    ...(decision.subject === undefined ? {} : { subject: decision.subject }),
    least,
    most,
    ...(choice.places ? { places: choice.places.map(readable) } : {}),
    ...(choice.repeat ? { repeat: true } : {}),
    options: sortedOptions(options),
    ...(barred.length > 0 ? { barred } : {}),
    ...(defaultReply === undefined ? {} : defaultOf(decision, defaultReply)),
  };
}

function titleOf(game: Game, decision: Decision, told: UnitWords | undefined): string {
  const { asks, shape } = decision;
  const subject = subjectOf(game, decision.subject);
  const known = shape === 'chance' ? `What do the dice for ${readable(asks)} show?` : titles[asks];
  if (known) return known.replaceAll('{subject}', subject || 'it');
  const name = told?.name ?? readable(asks);
  return subject === '' || subject === name ? `${name}?` : `${name} of ${subject}?`;
}

/** Attacks on one's own side stand last: nobody chooses them by the first key. */
function sortedOptions(options: readonly Option[]): Option[] {
  const isOwn = ({ side, sure }: Option): boolean => sure === true && side !== 'enemy';
  return [...options.filter((one) => !isOwn(one)), ...options.filter(isOwn)];
}

function optionOf(engine: SkirmishEngine, game: Game, decision: Decision, index: number): Option {
  const key = decision.keyAt(index);
  const { domain, options, preview } = decision.choice;
  if (index >= options.length) return { key, label: extraLabels[key] ?? readable(key) };
  const value = options[index] as number;
  const numbers = preview?.(value);
  const own: Option = {
    ...namedOption(engine, game, decision, value, key),
    ...(numbers ? { preview: { ...numbers } } : {}),
  };
  if (domain !== 'figure' && domain !== 'card') return own;
  const side = sideOf(game, decision, value);
  return { ...own, ...(side ? { side } : {}), ...(harms(decision) && isOwnSide(side) ? { sure: true } : {}) };
}

function namedOption(
  engine: SkirmishEngine,
  game: Game,
  { choice: { domain, preview } }: Decision,
  value: number,
  key: string,
): Option {
  if (domain === 'hook') {
    const source = key.replace(/#\d+$/, '');
    const told = wordsOf(engine, game, source);
    return told ? { key, label: told.name, note: told.text } : { key, label: readable(nameIn(key)) };
  }
  if (domain === 'offer') return offerNamed(game, value, preview?.(value) ?? {});
  const note = noteOf(game, domain, value);
  return { key, label: readable(nameIn(key)), ...(note === '' ? {} : { note }) };
}

/** Whose a figure or card is, as the asked seat sees it. */
function sideOf(game: Game, { seat, choice: { domain } }: Decision, value: number): Option['side'] {
  const owner = domain === 'figure' ? game.controller(value) : game.ownerOfCard(value);
  if (owner < 0) return undefined;
  if (owner === seat) return 'own';
  return game.teamOf(owner) === game.teamOf(seat) ? 'friend' : 'enemy';
}

const isOwnSide = (side: Option['side']): boolean => side === 'own' || side === 'friend';

/** Does choosing somebody hurt: an attack? */
const harms = ({ asks }: Decision): boolean => asks === 'target';

/** The cards of a draft that may not be taken. */
function barredOffers(game: Game, decision: Decision): Option[] {
  const { domain, options, whyNot, preview } = decision.choice;
  if (domain !== 'offer' || !whyNot) return [];
  const open = new Set(Array.from(options));
  return game.facts.draft.flatMap((_, value) =>
    open.has(value) ? [] : [offerNamed(game, value, preview?.(value) ?? {})],
  );
}

/** A card that may be drafted: what it costs, what it is, and how many copies are left. */
function offerNamed(
  game: Game,
  value: number,
  { points = 0, left = 0 }: Readonly<Record<string, number>>,
): Option {
  const offer = game.facts.draft[value];
  const card = offer && sidesOf(offer.definition)[offer.side];
  const key = game.keyOf('offer', value);
  if (!card) return { key, label: nameIn(key) };
  const numbers = [
    `life ${card.life ?? '-'}`,
    `move ${card.move ?? '-'}`,
    `range ${card.range ?? '-'}`,
    `attack ${card.attack ?? '-'}`,
    `defense ${card.defense ?? '-'}`,
  ].join(', ');
  const kind =
    card.figures > 1
      ? `${card.uniqueness} ${card.unit} of ${card.figures}`
      : `${card.uniqueness} ${card.unit}`;
  const copies = left > 1 ? `; ${left} left` : '';
  return { key, label: card.name, note: `${points} points, ${kind}; ${numbers}${copies}` };
}

/** The words of an ability with the parameters of the card that it is on; undefined for what is no ability. */
function wordsOf(engine: SkirmishEngine, game: Game, key: string): UnitWords | undefined {
  const source = game.facts.sources.find((one) => one.key === key);
  const unit = source?.unit ?? engine.unitOf(key);
  return unit && unitWords(unit, source?.params);
}

function noteOf(game: Game, domain: string, value: number): string {
  if (domain === 'figure') return figureNote(game, value);
  if (domain !== 'card') return '';
  const placed = game.figuresOf(value).filter((figure) => game.isPlaced(figure));
  return placed.map((figure) => figureNote(game, figure)).join('; ');
}

function figureNote(game: Game, figure: Figure): string {
  const { life } = game.definition(figure);
  const space = game.field.names[game.space(figure)] ?? 'off the battlefield';
  return life === null ? space : `${Math.max(0, life - game.wounds(figure))} of ${life} life, ${space}`;
}

/** Who or what a decision is about, by name. */
function subjectOf(game: Game, subject = ''): string {
  const token = subject.startsWith('token:');
  return token || subject === '' ? '' : readableName(game, nameIn(subject));
}

/** Names of figures, players and cards stay as they are. */
function readableName({ facts }: Game, name: string): string {
  const isName = [facts.figureNames, facts.cardNames, facts.playerNames].some((names) =>
    names.includes(name),
  );
  return isName ? name : readable(name);
}

function defaultOf(decision: Decision, value: number): { readonly default?: string } {
  for (let index = 0; index < decision.count; index++)
    if (decision.valueAt(index) === value) return { default: decision.keyAt(index) };
  return {};
}

/** The name in a key: `figure:Hulk` is about Hulk. */
function nameIn(key: string): string {
  return key.includes(':') ? key.slice(key.indexOf(':') + 1) : key;
}
