import type { Game, SkirmishEngine, Unit } from '@scapewright/skirmish';
import { phrases } from './phrases.ts';
import type { Span } from './report-line.ts';

/** An event of the log, as anybody who may see it has it. */
export interface ReportedEvent {
  readonly reason: string;
  readonly step: string;
  readonly source: string | undefined;
  readonly data: Readonly<Record<string, number>>;
}

/** Names in the words of people: of figures, cards, players and spaces of one game. */
export class GameNames {
  private readonly game: Game;
  private readonly owners: readonly number[];

  constructor(game: Game) {
    this.game = game;
    this.owners = game.facts.figureNames.map((_, figure) => game.ownerOfCard(game.cardOf(figure)));
  }

  /** `Alien Drone 2`: the card's name, and a number where several figures share it. */
  figure(figure: number): Span {
    return { text: this.figureText(figure), meaning: { kind: 'figure', side: this.owners[figure] ?? -1 } };
  }
  /** The same without its side. */
  figureText(figure: number): string {
    const { facts } = this.game;
    const name = facts.figureNames[figure];
    if (name === undefined) return 'nobody';
    const number = /-(\d+)$/.exec(name)?.[1];
    return this.game.definition(figure).name + (number === undefined ? '' : ` ${number}`);
  }
  card(card: number): Span {
    const definition = this.game.facts.definitions[card];
    const side = definition ? this.game.ownerOfCard(card) : -1;
    return { text: definition?.name ?? 'no card', meaning: { kind: 'figure', side } };
  }
  player(seat: number): Span {
    return {
      text: this.game.facts.playerNames[seat] ?? 'nobody',
      meaning: { kind: 'player', side: seat },
    };
  }
  space(space: number): Span {
    return { text: this.game.field.names[space] ?? 'nowhere', meaning: { kind: 'space' } };
  }
}

const figureKeys = new Set(['figure', 'target', 'by', 'other', 'defender', 'foe', 'attacker']);
const playerKeys = new Set(['seat', 'team', 'first', 'winner']);

/** What happened, in words; an ability's, item's or terrain's own event in the words that its name gives. */
export function eventWords(engine: SkirmishEngine, names: GameNames, event: ReportedEvent): Span[] {
  const phrase = phrases[event.reason];
  if (phrase) return filled(phrase[1], names, event.data);
  return unitWords(unitOf(engine, event), names, event);
}

/** The ability, symbol, terrain or rule whose event it is; undefined for one of shared code. */
export function unitOf(engine: SkirmishEngine, { reason, source }: ReportedEvent): Unit | undefined {
  if (phrases[reason]) return undefined;
  const own = source === undefined ? undefined : engine.unitOf(source);
  return own ?? engine.unitOf(reason.replace('.', ':').replace(/\..*$/, '')) ?? citing(engine, reason);
}

function citing(engine: SkirmishEngine, reason: string): Unit | undefined {
  return engine.plugins.flatMap(({ units }) => units).find((unit) => unit.reasons?.includes(reason));
}

/** A phrase with its places filled. */
export function filled(words: string, names: GameNames, data: Readonly<Record<string, number>>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const place of words.matchAll(/\{(#?)(\w+)(?::([^}]+))?\}/g)) {
    const [whole, plain, key = '', noun] = place;
    if (place.index > done) spans.push({ text: words.slice(done, place.index) });
    done = place.index + whole.length;
    const value = data[key];
    if (value === undefined) continue;
    spans.push(noun === undefined ? named(key, value, names, plain === '#') : counted(value, noun));
  }
  if (done < words.length) spans.push({ text: words.slice(done) });
  return spans;
}

function named(key: string, value: number, names: GameNames, plain: boolean): Span {
  if (!plain && figureKeys.has(key)) return names.figure(value);
  if (!plain && playerKeys.has(key)) return names.player(value);
  if (!plain && key === 'card') return names.card(value);
  if (!plain && (key === 'space' || key === 'from')) return names.space(value);
  return { text: String(value), meaning: { kind: 'number' } };
}

/** `no skulls`, `1 skull`, `3 dice`. */
export function counted(count: number, noun: string): Span {
  const several = noun.endsWith('die') ? noun.replace(/die$/, 'dice') : `${noun}s`;
  return {
    text: `${count === 0 ? 'no' : count} ${count === 1 ? noun : several}`,
    meaning: { kind: 'number' },
  };
}

const terrainWords: Readonly<Record<string, string>> = {
  stop: 'stops {figure} on {space}',
  crossed: 'does not stop the larger base of {figure} on {space}',
  spared: 'does not hold {figure} on {space}',
  cost: 'costs {figure} more on {space}',
  drift: 'makes {figure} drift over {space}',
  barred: 'bars the way of {figure}',
  bonus: 'lets {figure} move farther',
  'soft-landing': 'softens the fall of {figure}',
};

function unitWords(unit: Unit | undefined, names: GameNames, { reason, data }: ReportedEvent): Span[] {
  const [, ...rest] = reason.split('.');
  const told = rest.join('.');
  const name: Span = { text: unit?.name ?? spoken(reason), meaning: { kind: 'strong' } };
  const terrainPart = unit?.kind === 'terrain' ? (told.split('.')[1] ?? '') : '';
  const terrain = terrainWords[terrainPart];
  if (terrain) return [name, { text: ' ' }, ...filled(terrain, names, data)];
  const who = data['figure'] !== undefined ? '{figure}' : data['card'] !== undefined ? '{card}' : '';
  const spans = who === '' ? [] : [...filled(who, names, data), { text: ': ' }];
  spans.push(name);
  const suffix = unit?.kind === 'terrain' ? terrainPart : unit ? told : '';
  if (suffix !== '') spans.push({ text: ` ${spoken(suffix)}` });
  return [...spans, ...others(names, data)];
}

/** What else an event tells, in brackets. */
function others(names: GameNames, data: Readonly<Record<string, number>>): Span[] {
  const rest = Object.entries(data).filter(
    ([key, value]) => !['figure', 'card', 'source', 'roll', 'kinds', 'by'].includes(key) && value >= 0,
  );
  if (rest.length === 0) return [];
  const spans = rest.flatMap(([key, value], place): Span[] => [
    { text: `${place === 0 ? '' : ', '}${spoken(key)} ` },
    named(key, value, names, false),
  ]);
  return [{ text: ' (' }, ...spans, { text: ')' }];
}

const spoken = (key: string): string => key.replaceAll(/[-.]/g, ' ');
