import type { Card, Figure, Game, TokenPlan } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type Named,
  namedAs,
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
export function nameOfKey(game: Game, key = ''): Named | undefined {
  const { facts } = game;
  const [domain = '', ...rest] = key.split(':');
  const name = rest.join(':');
  if (name === '' || domain === 'token') return undefined;
  const at = domain === 'figure' || domain === 'card' ? game.valueOf(domain, name) : undefined;
  if (at !== undefined) return domain === 'figure' ? namedFigure(game, at) : namedCard(game, at);
  const known = [facts.figureNames, facts.cardNames, facts.playerNames].some((names) => names.includes(name));
  return known ? { name } : { name: readable(name), key: `name:${domain}.${name}` };
}

/** What a figure is called in this game; nothing for who is none. */
export function namedFigure(game: Game, figure: Figure): Named {
  const name = game.facts.figureNames[figure];
  return name === undefined ? { name: '' } : namedAs(game, name, game.definition(figure));
}

/** What a card is called in this game; nothing for what is none. */
export function namedCard(game: Game, card: Card): Named {
  const name = game.facts.cardNames[card];
  return name === undefined ? { name: '' } : namedAs(game, name, game.definitionOfCard(card));
}

/** What a token is by its content, as its card or its chapter of rules calls it; undefined where neither does. */
export function namedContent({ facts }: Game, { content, data }: TokenPlan): Named | undefined {
  const { name } = data;
  if (typeof name === 'string') return { name };
  const unit = facts.catalogue.rule(content);
  return unit && unitName(unit);
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
