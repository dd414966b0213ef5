// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { eventCard } from './event-card/event-card.ts';
import { oneShotParts } from './one-shot/one-shot.ts';
import { story } from './story/story.ts';
import { version } from './version.gen.ts';

export const eventCardPlugin = /* @__PURE__ */ plugin('figureless/event-card', version, eventCard);
export const oneShotPlugin = /* @__PURE__ */ plugin('figureless/one-shot', version, oneShotParts);
export const storyPlugin = /* @__PURE__ */ plugin('figureless/story', version, story);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const figurelessPlugins: readonly SkirmishPlugin[] = [
  eventCardPlugin,
  oneShotPlugin,
  storyPlugin,
];
