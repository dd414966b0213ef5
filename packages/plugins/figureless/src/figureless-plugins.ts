import type { SkirmishPlugin } from '@scapewright/skirmish';
import { oneShotPlugin } from './one-shot/one-shot.ts';
import { storyPlugin } from './story/story.ts';

/** The kinds of card without figures: a plugin for each. */
export const figurelessPlugins: readonly SkirmishPlugin[] = [oneShotPlugin, storyPlugin];
