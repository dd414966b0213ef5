import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { forceLeapPlugin } from './force-leap/force-leap.ts';
import { forcePushPlugin } from './force-push/force-push.ts';
import { forceSensitivePlugin } from './force-sensitive/force-sensitive.ts';

/** The powers of the Force: a plugin for each symbol. */
export const forcePlugins: readonly SkirmishPlugin[] = [
  forceLeapPlugin,
  forcePushPlugin,
  forceSensitivePlugin,
];
