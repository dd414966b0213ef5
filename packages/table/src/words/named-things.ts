import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type Named,
  nameOfSource,
  type Said,
  type SaidValue,
  saidSpace,
  unitName,
} from '@scapewright/skirmish/explain';

/** What asks, or is offered: a unit, and its place among the abilities of this game. */
export interface FoundSource {
  readonly unit: Parameters<typeof unitName>[0];
  readonly source: Game['facts']['sources'][number] | undefined;
  readonly name: Named;
}

/** The unit behind the key of a source: `ability:hulk/super-leap`, `rule:enter`; undefined for what is none. */
export function sourceOfKey(
  engine: SkirmishEngine,
  game: Game,
  key: string | undefined,
): FoundSource | undefined {
  if (key === undefined) return undefined;
  const source = game.facts.sources.find((one) => one.key === key);
  const unit = source?.unit ?? engine.unitOf(key);
  return unit && { unit, source, name: source ? nameOfSource(source) : unitName(unit) };
}

/** What a key names, as people call it; undefined for what has no name of its own. */
export function nameOfKey({ facts }: Game, key = ''): Named | undefined {
  const [domain = '', ...rest] = key.split(':');
  const name = rest.join(':');
  if (name === '' || domain === 'token') return undefined;
  const known = [facts.figureNames, facts.cardNames, facts.playerNames].some((names) => names.includes(name));
  return known ? { name } : { name: readable(name), key: `name:${domain}.${name}` };
}

/** Spaces as people read them: `space:h13+i13` is "h13 + i13". */
export function spacesOfKey(game: Game, key: string): SaidValue {
  const names = key.replace(/^[a-z]+:/, '').split('+');
  const spaces = names.map((name) => saidSpace(game, game.field.spaceOf(name)) ?? name);
  return spaces.length === 1 ? (spaces[0] as SaidValue) : oneAfterAnother(spaces, ' + ');
}

/** Things beside each other, in no language: a way, the spaces of one base. */
export function oneAfterAnother(things: readonly SaidValue[], between = ' '): Said {
  const text = things.map((_, at) => `{at${at}}`).join(between);
  return { key: '', text, values: Object.fromEntries(things.map((one, at) => [`at${at}`, one])) };
}

/** A key as words: `force-push` is "force push". */
export function readable(key: string): string {
  return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(key) ? key.replaceAll('-', ' ') : key;
}
