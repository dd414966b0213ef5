import type { Army, RulesetName } from '@scapewright/table/battle';
import { type ReadyObjective, readyObjective, readyObjectives } from '@scapewright/table/usual';
import { cardIdsOf } from '../content/armies.ts';
import { CliError } from '../errors/cli-error.ts';
import { phrase } from '../words/terminal-words.ts';

/** The objective that is asked for, and whether the map and the game fit it; undefined where none is. */
export function agreedObjective({
  objective,
  map,
  ruleset,
}: {
  readonly objective?: string;
  readonly map?: string;
  readonly ruleset: RulesetName;
}): ReadyObjective | undefined {
  if (objective === undefined) return undefined;
  const found = readyObjective(objective);
  if (!found) {
    const names = readyObjectives.map(({ id }) => id);
    throw new CliError(
      phrase('error:no-objective', { name: objective }),
      phrase('error:no-objective-fix', { names: names.join(', ') }),
    );
  }
  if (map !== undefined && map !== found.map)
    throw new CliError(
      phrase('error:objective-map', { name: objective, map: found.map }),
      phrase('error:objective-map-fix'),
    );
  if ((found.game ?? ruleset) !== ruleset)
    throw new CliError(
      phrase('error:objective-game', { name: objective, game: found.game }),
      phrase('error:objective-game-fix', { game: found.game }),
    );
  return found;
}

/** The victory conditions of a battle: those that are named, and that of the objective. */
export function conditionsWith(
  objective: ReadyObjective | undefined,
  victory: readonly string[] | undefined,
  armies: readonly Army[],
): readonly string[] | undefined {
  if (!objective) return victory;
  const sides = armies.map((army) => ({ player: army.player, cards: cardIdsOf(army) }));
  return [...(victory ?? []), objective.condition(sides)];
}
