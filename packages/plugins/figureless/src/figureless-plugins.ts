import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { eventCardPlugin } from './event-card/event-card.ts';
import { oneShotPlugin } from './one-shot/one-shot.ts';
import { storyPlugin } from './story/story.ts';

/** The kinds of card without figures: a plugin for each, and what holds for Event cards among them. */
export const figurelessPlugins: readonly SkirmishPlugin[] = [eventCardPlugin, oneShotPlugin, storyPlugin];
