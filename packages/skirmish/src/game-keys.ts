import { directionNames } from '@scapewright/board/core';
import type { Game } from './game.ts';

/** The meaningful key of an option: `figure:hulk`, `space:c4`, `player:red`. */
export function keyOf(game: Game, domain: string, value: number): string {
  const { facts, field, parameters } = game;
  switch (domain) {
    case 'figure':
      return `figure:${facts.figureNames[value] ?? value}`;
    case 'space':
      return `space:${field.names[value] ?? value}`;
    case 'card':
      return `card:${facts.cardNames[value] ?? value}`;
    case 'offer':
      return `offer:${facts.draft[value]?.name ?? value}`;
    case 'player':
      return `player:${facts.playerNames[value] ?? value}`;
    case 'token':
      return `token:${facts.tokens[value]?.name ?? value}`;
    case 'kind':
      return `kind:${parameters.kinds[value] ?? value}`;
    case 'direction':
      return `direction:${directionNames[value] ?? value}`;
    case 'battlefield':
      return `battlefield:${battlefieldNames(game)[value] ?? value + 1}`;
    default:
      return String(value);
  }
}

/** What battlefields are called that the setup laid, by their regions; one that has come off is told by its number. */
function battlefieldNames({ facts }: Pick<Game, 'facts'>): readonly string[] {
  const names = ['main'];
  for (const { id, region, attached, of } of facts.battlefields)
    if (!attached && of === undefined) names[region] = id;
  return names;
}

/** The option of a key, which may leave its domain out; undefined where nothing is called so. */
export function optionNamed(game: Game, domain: string, key: string): number | undefined {
  const { facts, field, parameters } = game;
  const name = key.startsWith(`${domain}:`) ? key.slice(domain.length + 1) : key;
  const place = (names: readonly string[]): number | undefined => {
    const at = names.indexOf(name);
    return at < 0 ? undefined : at;
  };
  switch (domain) {
    case 'figure':
      return place(facts.figureNames);
    case 'space': {
      const space = field.spaceOf(name);
      return space < 0 ? undefined : space;
    }
    case 'card':
      return place(facts.cardNames);
    case 'offer':
      return place(facts.draft.map((offer) => offer.name));
    case 'player':
      return place(facts.playerNames);
    case 'token':
      return place(facts.tokens.map((token) => token.name));
    case 'kind':
      return place(parameters.kinds);
    case 'direction':
      return place(directionNames);
    case 'battlefield':
      return place(battlefieldNames(game)) ?? (/^[0-9]+$/.test(name) ? Number(name) - 1 : undefined);
    default: {
      const number = Number(name);
      return Number.isInteger(number) ? number : undefined;
    }
  }
}
