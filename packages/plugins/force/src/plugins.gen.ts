// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { forceLeap } from './force-leap/force-leap.ts';
import { forcePushParts } from './force-push/force-push.ts';
import { forceSensitive } from './force-sensitive/force-sensitive.ts';
import { version } from './version.gen.ts';

export const forceLeapPlugin = /* @__PURE__ */ plugin('force/force-leap', version, forceLeap);
export const forcePushPlugin = /* @__PURE__ */ plugin('force/force-push', version, forcePushParts);
export const forceSensitivePlugin = /* @__PURE__ */ plugin('force/force-sensitive', version, forceSensitive);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const forcePlugins: readonly SkirmishPlugin[] = [
  forceLeapPlugin,
  forcePushPlugin,
  forceSensitivePlugin,
];
