import type { StepId } from '../../model/steps.ts';
import type { SkirmishSource } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { isForEach, timesPlace } from '../wording/folded.ts';
import type { Named, Said, SaidValue } from '../wording/said.ts';
import { english, placesOf } from '../wording/wording.ts';
import { namedAs } from './object-name.ts';
import { saidSpace } from './space-text.ts';
import { unitName } from './unit-name.ts';

export { unitName } from './unit-name.ts';

/**
 * The sentence of a reason, in ICU message format. `{figure}` is replaced by the value of that name: the keys of the log say
 * what a number stands for, `{from_card}` says it where they do not, and `{dice, plural, one {# die} other {# dice}}` counts.
 * Lines that follow one another and differ only in what fills `{other_each}` are told as one, with all of these; where nothing
 * differs, `{times, plural, one {a marker} other {# markers}}` says how often.
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
  kind: 'kind',
};

/** Numbers in words that a text may ask for, whatever they are called. */
const asked = new Set(['signed', 'card', 'player', 'figure', 'space', 'content']);

/** A sentence with the names and numbers of its places; `more` are those that no number stands for. */
export function saidWith(
  game: Game,
  key: string,
  text: string,
  data: LineData,
  more: Said['values'] = {},
): Said {
  const values: Record<string, SaidValue> = {};
  for (const place of placesOf(text)) {
    const value = more[place] ?? valueAt(game, place, data);
    if (value !== undefined) values[place] = value;
  }
  return { key, text, values };
}

function valueAt(game: Game, place: string, data: LineData): SaidValue | undefined {
  if (place === 'order') return orderOf(game, data);
  if (place === timesPlace) return data[timesPlace] ?? 1;
  const own = data[place];
  if (own !== undefined) return saidValue(game, domains[place] ?? 'number', own);
  const [name = '', domain = ''] = place.split(/_(.*)/s);
  const value = data[name];
  if (value !== undefined && isForEach(place)) return saidValue(game, domains[name] ?? 'number', value);
  return value !== undefined && asked.has(domain) ? saidValue(game, domain, value) : undefined;
}

/** Fills a sentence with names and numbers, in English. */
export function filled(game: Game, text: string, data: LineData): string {
  return english.text(saidWith(game, '', text, data));
}

/** Players in the order of `seat0`, `seat1` ... */
function orderOf(game: Game, data: LineData): string {
  const seats: number[] = [];
  for (let place = 0; data[`seat${place}`] !== undefined; place++) seats.push(data[`seat${place}`] as number);
  return seats.map((seat) => nameOf(game, 'player', seat)).join(', ');
}

/** A number of the log as what it stands for. */
export function saidValue(game: Game, domain: string, value: number): SaidValue {
  const { facts } = game;
  switch (domain) {
    case 'figure': {
      const name = facts.figureNames[value];
      return name === undefined
        ? nobody
        : { ...namedAs(game, name, game.definition(value)), figure: game.keyOf('figure', value) };
    }
    case 'player': {
      const name = facts.playerNames[value];
      return name === undefined ? nobody : { name, seat: value };
    }
    case 'card': {
      const name = facts.cardNames[value];
      return name === undefined
        ? { name: 'no card', key: 'name:no-card' }
        : { ...namedAs(game, name, game.definitionOfCard(value)), card: game.keyOf('card', value) };
    }
    case 'space':
      return saidSpace(game, value) ?? { name: 'no space', key: 'name:no-space' };
    case 'token': {
      const name = facts.tokens[value]?.name;
      return name === undefined ? { name: 'a token', key: 'name:a-token' } : { name: ofMap(name) };
    }
    case 'content':
      return { name: String(facts.tokens[value]?.data['name'] ?? 'something') };
    case 'source':
      return nameOfSource(facts.sources[value]);
    case 'team':
      return teamName(game, value);
    case 'marker':
      return value === 4 ? 'X' : String(value);
    case 'kinds':
      return game.parameters.kinds
        .filter((_, at) => (value & (1 << at)) !== 0)
        .map((kind) => ({ name: kind, key: `name:kind.${kind}` }));
    case 'kind':
      return { name: capitals(facts.markerNames[value] ?? '') };
    case 'signed':
      return value < 0 ? String(value) : `+${value}`;
    default:
      return value;
  }
}

/** A token as its map calls it: `north-find` is "north find". */
const ofMap = (name: string): string =>
  /^[a-z0-9]+(-[a-z0-9]+)+$/.test(name) ? name.replaceAll('-', ' ') : name;

/** A kind of marker as people call it: `justice` is "Justice". */
const capitals = (id: string): string =>
  id.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );

const nobody: Named = { name: 'nobody', key: 'name:nobody' };

/** A number of the log in words. */
export function nameOf(game: Game, domain: string, value: number): string {
  return english.text({ key: '', text: '{it}', values: { it: saidValue(game, domain, value) } });
}

/** What a hook comes from, by its printed name. */
export function nameOfSource(source: SkirmishSource | undefined): Named {
  if (!source) return { name: 'something', key: 'name:something' };
  const { unit, params } = source;
  const own = unit.kind === 'ability' ? unit.words?.(params).name : undefined;
  return own === undefined ? unitName(unit) : { name: own };
}

/** The printed name of what a hook comes from. */
export function sourceName(source: SkirmishSource | undefined): string {
  return nameOfSource(source).name;
}

function teamName(game: Game, team: number): SaidValue {
  const seats = game.facts.playerNames.flatMap((name, seat) =>
    game.teamOf(seat) === team ? [{ name, seat }] : [],
  );
  return seats.length > 0 ? seats : nobody;
}
