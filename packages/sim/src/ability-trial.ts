import type { AbilityUse, CardDefinition } from '@scapewright/skirmish/author';
import { hooksOf, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { fuzzGame } from './fuzz-game.ts';
import { hookNames, nameOfUse } from './hook-counts.ts';

/** An ability as a card has it, to be tried in random battles. */
export interface AbilityTrial {
  readonly engine: SkirmishEngine;
  readonly card: CardDefinition;
  readonly use: AbilityUse;
  /** Random battles at most, and milliseconds after which no other is begun. */
  readonly games: number;
  readonly milliseconds: number;
}

/**
 * Which hooks of an ability acted in random battles about it, in the order of its hooks, and how many battles were begun. Ends as soon as
 * all have acted. Throws what a game throws that is not sound.
 */
export function triedHooks({ engine, card, use, games, milliseconds }: AbilityTrial): {
  readonly acted: readonly boolean[];
  readonly games: number;
} {
  const { id, unit = id } = use;
  const ability = engine.kit.catalogue.ability(unit);
  const hooks = ability ? hooksOf(ability, { ...ability.parameters, ...use.with }) : [];
  const name = nameOfUse(unit, id);
  const names = hookNames('ability', name, hooks);
  const acted = names.map(() => false);
  const kit = { engine, other: engine, stock: { cards: [card], grounds: [] }, wanted: [`ability ${name}`] };
  const end = performance.now() + milliseconds;
  let played = 0;
  while (played < games && performance.now() < end && acted.includes(false)) {
    const counts = fuzzGame(kit, `trial of ${name}`, played++).hooks;
    names.forEach((one, at) => {
      if (counts.has(one)) acted[at] = true;
    });
  }
  return { acted, games: played };
}
