import type { KnownIds, Pack } from '@scapewright/packs';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import type { CardLibrary } from '../setup/card-plans.ts';
import type { TokenLibrary } from '../setup/token-cards.ts';
import { availablePlugins } from './available-plugins.ts';
import { Engines } from './engines.ts';
import { knownIds } from './known-ids.ts';
import { libraryOf, tokensOf } from './library.ts';

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

/** A kit with the cards of packs that have been read, wherever they come from. Make it once and use it often. */
export function kitWithPacks(packs: readonly Pack[], more: KitAdditions = {}): ScenarioKit {
  const { always = [] } = more;
  const added = [...(more.plugins ?? []), ...always].map((plugin) => [plugin.id, [plugin]] as const);
  const plugins = new Map([...availablePlugins(), ...added]);
  const cards: CardLibrary = new Map([...libraryOf(packs), ...(more.cards ?? [])]);
  const tokens: TokenLibrary = new Map([...tokensOf(packs), ...(more.tokens ?? [])]);
  return {
    engines: new Engines(plugins, always),
    cards,
    tokens,
    known: knownIds(plugins, cards, tokens),
  };
}
