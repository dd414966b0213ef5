import type { KnownIds } from '@scapewright/packs';
import type { SkirmishPlugin } from '@scapewright/skirmish';
import type { CardLibrary } from '../setup/card-plans.ts';
import { availablePlugins } from './available-plugins.ts';
import { Engines } from './engines.ts';
import { knownIds } from './known-ids.ts';
import { shippedCards } from './shipped-cards.ts';

/** What scenarios are played with: engines, cards, and the ids that all of it offers. */
export interface ScenarioKit {
  readonly engines: Engines;
  readonly cards: CardLibrary;
  readonly known: KnownIds;
}

/** The kit of everything that comes with the project, with further plugins and cards. Make it once and use it often. */
export function scenarioKit(
  more: { readonly plugins?: readonly SkirmishPlugin[]; readonly cards?: CardLibrary } = {},
): ScenarioKit {
  const added = (more.plugins ?? []).map((plugin) => [plugin.id, [plugin]] as const);
  const plugins = new Map([...availablePlugins(), ...added]);
  const cards: CardLibrary = new Map([...shippedCards(), ...(more.cards ?? [])]);
  return { engines: new Engines(plugins), cards, known: knownIds(plugins, cards) };
}
