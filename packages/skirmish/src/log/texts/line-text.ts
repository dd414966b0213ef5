import type { StepId } from '../../model/steps.ts';
import type { SkirmishSource } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/**
 * The sentence of a reason. `{figure}` is replaced by the value of that name: the keys of the log say what a number
 * stands for, `{from:card}` says it where they do not, and `{dice die dice}` counts.
 */
export interface LineText {
  readonly text: string;
  /** The timing step under which it stands where the log itself names none. */
  readonly at?: StepId;
  /** True for what a short report leaves out: it follows from the lines around it. */
  readonly detail?: true;
}

/** Numbers by name, as events and refusals carry them. */
export type LineData = Readonly<Record<string, number>>;

/** What the numbers of the log stand for, by their names. */
const domains: Readonly<Record<string, string>> = {
  figure: 'figure',
  other: 'figure',
  by: 'figure',
  target: 'figure',
  seat: 'player',
  first: 'player',
  card: 'card',
  space: 'space',
  from: 'space',
  token: 'token',
  content: 'content',
  source: 'source',
  kinds: 'kinds',
  team: 'team',
  winner: 'team',
  marker: 'marker',
};

const slot = /\{(\w+)(?::(\w+))?(?: ([^ }]+) ([^}]+))?\}/g;

/** Fills a sentence with names and numbers. */
export function filled(game: Game, text: string, data: LineData): string {
  const sentence = text.replace(slot, (_, name: string, domain?: string, one?: string, several?: string) => {
    if (name === 'order') return orderOf(game, data);
    const value = data[name];
    if (value === undefined) return '';
    if (one !== undefined) return `${value} ${value === 1 ? one : several}`;
    return nameOf(game, domain ?? domains[name] ?? 'number', value);
  });
  return sentence.replace(/ {2,}/g, ' ').trim();
}

/** Players in the order of `seat0`, `seat1` ... */
function orderOf(game: Game, data: LineData): string {
  const seats: number[] = [];
  for (let place = 0; data[`seat${place}`] !== undefined; place++) seats.push(data[`seat${place}`] as number);
  return seats.map((seat) => nameOf(game, 'player', seat)).join(', ');
}

/** A number of the log in words. */
export function nameOf(game: Game, domain: string, value: number): string {
  const { facts } = game;
  switch (domain) {
    case 'figure':
      return facts.figureNames[value] ?? 'nobody';
    case 'player':
      return facts.playerNames[value] ?? 'nobody';
    case 'card':
      return facts.cardNames[value] ?? 'no card';
    case 'space':
      return game.field.names[value] ?? 'no space';
    case 'token':
      return facts.tokens[value]?.name ?? 'a token';
    case 'content':
      return String(facts.tokens[value]?.data['name'] ?? 'something');
    case 'source':
      return sourceName(facts.sources[value]);
    case 'team':
      return teamName(game, value);
    case 'marker':
      return value === 4 ? 'X' : String(value);
    case 'kinds':
      return game.parameters.kinds.filter((_, at) => (value & (1 << at)) !== 0).join(' and ');
    case 'signed':
      return value < 0 ? String(value) : `+${value}`;
    default:
      return String(value);
  }
}

/** The printed name of what a hook comes from. */
export function sourceName(source: SkirmishSource | undefined): string {
  if (!source) return 'something';
  const { unit, params } = source;
  return (unit.kind === 'ability' ? unit.words?.(params).name : undefined) ?? unit.name;
}

function teamName(game: Game, team: number): string {
  const names = game.facts.playerNames.filter((_, seat) => game.teamOf(seat) === team);
  return names.length > 0 ? names.join(' and ') : 'nobody';
}
