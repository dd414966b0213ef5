import type { Decision } from '@scapewright/kernel';
import { type Game, sidesOf, type Unit } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { describeRefusal, type UnitWords, unitWords } from '@scapewright/skirmish/explain';
import { stepCode } from '../report/step-code.ts';

/** One thing that can be chosen. */
export interface QuestionOption {
  /** The key by which the game knows it. */
  readonly key: string;
  /** What a player types and reads: `Hulk`, `e7`, `Super Leap`. */
  readonly label: string;
  /** What it is or does, in few words. */
  readonly note: string;
}

/** A decision in the words of people. */
export interface Question {
  /** `Dawn: where does Hulk go?` */
  readonly title: string;
  readonly step: string;
  /** What the rule or the ability that asks says. */
  readonly why: string;
  readonly rules: readonly string[];
  readonly options: readonly QuestionOption[];
  /** What is asked about and may not be chosen now: whoever names it is told why. */
  readonly barred: readonly QuestionOption[];
}

const titles: Readonly<Record<string, string>> = {
  draft: 'which card do you take?',
  'start-zone': 'which start zone do you take?',
  'placement-figure': 'not all have room: who is placed next?',
  placement: 'where does {subject} start?',
  'order-markers': 'on which cards do the order markers 1, 2, 3 and X go?',
  move: 'which figure moves next?',
  attack: 'which figure attacks next?',
  figures: 'which figures act?',
  path: 'where does {subject} go?',
  target: 'whom does {subject} attack?',
  'attack-again': 'does {subject} attack again?',
  swipe: 'does {subject} swipe?',
  order: 'which comes first?',
  direction: 'in which direction?',
  place: 'where is {subject} placed?',
  '3D': 'how does it move?',
  '5C': 'how does it attack?',
};

const extraLabels: Readonly<Record<string, string>> = {
  done: 'nobody else',
  none: 'nothing',
  pass: 'no more cards',
  normal: 'normally',
  yes: 'yes',
  no: 'no',
};

/** Puts a decision into words. */
export function questionOf(engine: SkirmishEngine, game: Game, decision: Decision): Question {
  const { asks, source, step, shape } = decision;
  const player = game.facts.playerNames[decision.seat] ?? '';
  const subject = nameIn(decision.subject ?? '');
  const unit = source?.includes(':') ? engine.unitOf(source) : undefined;
  const told = unit && wordsOf(game, unit, source);
  const known = shape === 'chance' ? `roll the dice for ${asks}` : titles[asks];
  const words = known?.replace('{subject}', subject || 'it') ?? `${told?.name ?? asks.replaceAll('-', ' ')}?`;
  return {
    title: `${player}: ${words}`,
    step: stepCode(step.replace(/^E\..*/, ''), ''),
    why: told ? told.text : source === undefined ? '' : describeRefusal(game, { reason: source }),
    rules: source === undefined ? [] : engine.rulesOf(source, unit ? source : undefined),
    options: Array.from({ length: decision.count }, (_, index) => optionOf(engine, game, decision, index)),
    barred: barredOffers(game, decision),
  };
}

function optionOf(engine: SkirmishEngine, game: Game, decision: Decision, index: number): QuestionOption {
  const key = decision.keyAt(index);
  const { domain, options } = decision.choice;
  if (index >= options.length) return { key, label: extraLabels[key] ?? key, note: '' };
  if (domain === 'hook') {
    const source = key.replace(/#\d+$/, '');
    const unit = engine.unitOf(source);
    const told = unit && wordsOf(game, unit, source);
    return { key, label: told?.name ?? nameIn(key), note: told?.text ?? '' };
  }
  if (domain === 'offer') return offerOption(game, decision, index);
  return { key, label: nameIn(key), note: noteOf(game, decision, index) };
}

/** A card that may be drafted: what it costs, what it is, and how many copies are left. */
function offerOption(game: Game, decision: Decision, index: number): QuestionOption {
  return offerNamed(game, decision, decision.valueAt(index));
}

/** The cards of a draft that may not be taken. */
function barredOffers(game: Game, decision: Decision): readonly QuestionOption[] {
  const { domain, options, whyNot } = decision.choice;
  if (domain !== 'offer' || !whyNot) return [];
  const open = new Set(Array.from(options));
  return game.facts.draft.flatMap((_, value) => (open.has(value) ? [] : [offerNamed(game, decision, value)]));
}

function offerNamed(game: Game, decision: Decision, value: number): QuestionOption {
  const offer = game.facts.draft[value];
  const card = offer && sidesOf(offer.definition)[offer.side];
  const key = game.keyOf('offer', value);
  if (!card) return { key, label: key, note: '' };
  const { points = 0, left = 0 } = decision.choice.preview?.(value) ?? {};
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
  return {
    key,
    label: card.name,
    note: `${points} points, ${kind}; ${numbers}${copies}`,
  };
}

/** The words of an ability with the parameters of the card that it is on. */
function wordsOf(game: Game, unit: Unit, key: string | undefined): UnitWords {
  return unitWords(unit, game.facts.sources.find((one) => one.key === key)?.params);
}

function noteOf(game: Game, { choice, valueAt }: Decision, index: number): string {
  const value = choice.options[index] ?? valueAt(index);
  if (choice.domain === 'figure') return figureNote(game, value);
  if (choice.domain === 'card') {
    const placed = game.figuresOf(value).filter((figure) => game.isPlaced(figure));
    return placed.map((figure) => figureNote(game, figure)).join('; ');
  }
  return '';
}

function figureNote(game: Game, figure: number): string {
  const { life } = game.definition(figure);
  const space = game.field.names[game.space(figure)] ?? 'off the battlefield';
  return life === null ? space : `${Math.max(0, life - game.wounds(figure))} of ${life} life, ${space}`;
}

/** The name in a key: `figure:Hulk` is about Hulk. */
export function nameIn(key: string): string {
  return key.includes(':') ? key.slice(key.indexOf(':') + 1) : key;
}
