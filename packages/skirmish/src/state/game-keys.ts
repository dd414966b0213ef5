import { directionNames } from '@scapewright/board';
import type { Game } from './game.ts';

/** What the options of a domain are called, in the order of their numbers. Of other domains they are numbers. */
const namesOf: Readonly<Record<string, (game: Game) => readonly string[]>> = {
  figure: ({ facts }) => facts.figureNames,
  space: ({ field }) => field.names,
  card: ({ facts }) => facts.cardNames,
  offer: ({ facts }) => facts.draft.map(({ name }) => name),
  player: ({ facts }) => facts.playerNames,
  token: ({ facts }) => facts.tokens.map(({ name }) => name),
  kind: ({ parameters }) => parameters.kinds,
  direction: () => directionNames,
  battlefield: battlefieldNames,
};

/** What battlefields are called that the setup laid, by their regions; one that has come off is told by its number, from 1. */
function battlefieldNames({ facts }: Game): readonly string[] {
  const names = ['main'];
  for (const { id, region, attached, of } of facts.battlefields)
    if (!attached && of === undefined) names[region] = id;
  return names;
}

/** The meaningful key of an option: `figure:hulk`, `space:c4`, `player:red`. */
export function keyOf(game: Game, domain: string, value: number): string {
  const names = namesOf[domain]?.(game);
  if (!names) return String(value);
  return `${domain}:${names[value] ?? (domain === 'battlefield' ? value + 1 : value)}`;
}

/** The option of a key, which may leave its domain out; undefined where nothing is called so. */
export function optionNamed(game: Game, domain: string, key: string): number | undefined {
  const name = key.startsWith(`${domain}:`) ? key.slice(domain.length + 1) : key;
  const names = namesOf[domain]?.(game);
  if (!names) return Number.isInteger(Number(name)) ? Number(name) : undefined;
  const at = domain === 'space' ? game.field.spaceOf(name) : names.indexOf(name);
  if (at >= 0) return at;
  return domain === 'battlefield' && /^[0-9]+$/.test(name) ? Number(name) - 1 : undefined;
}
