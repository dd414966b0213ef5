import type { Reading } from '../schema/reading.ts';
import { fixFor } from '../yaml/suggestion.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { Scenario } from './scenario-data.ts';

/** The names that a scenario introduces, by what they name. */
export interface ScenarioNames {
  readonly players: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly ladders: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  /** Items on figures and items that the document defines; each may also be the token of the same id. */
  readonly items: ReadonlySet<string>;
}

/** Collects the names, and reports two things of one kind with the same name. */
export function collectNames(reading: Reading, scenario: Scenario): ScenarioNames {
  const players = new Set<string>();
  const figures = new Set<string>();
  const items = new Set(scenario.items.map(({ id }) => id));
  const once = (seen: Set<string>, what: string, name: string, path: Path): void => {
    if (seen.has(name)) {
      reading.problemAtKey(path, `there are two ${what} named "${name}"`, 'give one another name');
    }
    seen.add(name);
  };
  for (const [index, player] of scenario.players.entries()) {
    once(players, 'players', player.name, ['players', index, 'name']);
    for (const figure of player.figures) {
      once(figures, 'figures', figure.id, ['players', index, 'figures', figure.id]);
    }
  }
  for (const figure of scenario.neutral) once(figures, 'figures', figure.id, ['neutral', figure.id]);
  const all = [...scenario.players.flatMap((player) => player.figures), ...scenario.neutral];
  for (const item of all.flatMap((figure) => figure.items)) items.add(item);
  const board = scenario.board;
  const inList = (what: string, key: string, list: readonly { readonly id: string }[]): Set<string> => {
    const seen = new Set<string>();
    for (const [index, { id }] of list.entries()) once(seen, what, id, ['board', key, index, 'id']);
    return seen;
  };
  return {
    players,
    figures,
    objects: inList('objects', 'objects', board?.objects ?? []),
    tokens: inList('tokens', 'tokens', board?.tokens ?? []),
    ladders: inList('ladders', 'ladders', board?.ladders ?? []),
    cards: new Set(scenario.cards.map(({ id }) => id)),
    items,
  };
}

/** What a reference may name; `thing` is whatever the document introduces. */
export type NameKind = 'player' | 'figure' | 'token' | 'thing' | 'object';

/** Reports a name that the document does not introduce. Returns whether it does. */
export function checkName(
  reading: Reading,
  names: ScenarioNames,
  kind: NameKind,
  name: string,
  path: Path,
  atKey = false,
): boolean {
  const allowed = allowedNames(names, kind);
  const copy = kind === 'token' || kind === 'thing' ? name.replace(/-[1-9][0-9]*$/, '') : name;
  if (allowed.has(name) || allowed.has(copy)) return true;
  const what = kind === 'thing' ? 'figure' : kind;
  const likely = kind === 'thing' ? [...names.figures, ...names.objects, ...names.tokens] : [...allowed];
  const fix = fixFor(name, likely);
  if (atKey) reading.problemAtKey(path, `unknown ${what} "${name}"`, fix);
  else reading.problem(path, `unknown ${what} "${name}"`, fix);
  return false;
}

function allowedNames(names: ScenarioNames, kind: NameKind): ReadonlySet<string> {
  const { players, figures, objects, tokens, ladders, items, cards } = names;
  switch (kind) {
    case 'player':
      return players;
    case 'figure':
      return figures;
    case 'object':
      return new Set([...figures, ...objects]);
    case 'token':
      return new Set([...tokens, ...items]);
    case 'thing':
      return new Set([...figures, ...objects, ...tokens, ...ladders, ...items, ...cards]);
  }
}
