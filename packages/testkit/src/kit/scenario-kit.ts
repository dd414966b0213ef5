import type { KnownIds } from '@scapewright/packs';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import type { CardLibrary } from '../setup/card-plans.ts';
import type { TokenLibrary } from '../setup/token-cards.ts';
import { availablePlugins } from './available-plugins.ts';
import { Engines } from './engines.ts';
import { knownIds } from './known-ids.ts';
import { libraryOf, shippedPacks, tokensOf } from './shipped-cards.ts';

/** What scenarios are played with: engines, cards, and the ids that all of it offers. */
export interface ScenarioKit {
  readonly engines: Engines;
  readonly cards: CardLibrary;
  readonly tokens: TokenLibrary;
  readonly known: KnownIds;
}

/** What a kit has beside everything that comes with the project. */
export interface KitAdditions {
  /** Plugins that scenarios may name. */
  readonly plugins?: readonly SkirmishPlugin[];
  /** Plugins that every scenario plays with. */
  readonly always?: readonly SkirmishPlugin[];
  readonly cards?: CardLibrary;
  readonly tokens?: TokenLibrary;
}

/** The kit of everything that comes with the project, with further plugins and cards. Make it once and use it often. */
export function scenarioKit(more: KitAdditions = {}): ScenarioKit {
  const { always = [] } = more;
  const added = [...(more.plugins ?? []), ...always].map((plugin) => [plugin.id, [plugin]] as const);
  const plugins = new Map([...availablePlugins(), ...added]);
  const packs = shippedPacks();
  const cards: CardLibrary = new Map([...libraryOf(packs), ...(more.cards ?? [])]);
  const tokens: TokenLibrary = new Map([...tokensOf(packs), ...(more.tokens ?? [])]);
  return {
    engines: new Engines(plugins, always),
    cards,
    tokens,
    known: knownIds(plugins, cards, tokens),
  };
}
