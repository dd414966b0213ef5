import { flyingPlugin, resistancePlugin } from '@scapewright/plugin-symbols';
import {
  grassPlugin,
  moltenLavaPlugin,
  roadPlugin,
  slipperyIcePlugin,
  swampPlugin,
  waterPlugin,
} from '@scapewright/plugin-terrain';
import { lastTeamStandingPlugin, pointsAfterRoundsPlugin } from '@scapewright/plugin-victory';

/** What the demonstration needs, as an app that knows its cards and its map brings it: ground, symbols, victory. */
export const playPlugins = [
  ...[grassPlugin, moltenLavaPlugin, roadPlugin, slipperyIcePlugin, swampPlugin, waterPlugin],
  ...[flyingPlugin, resistancePlugin('heat')],
  ...[lastTeamStandingPlugin, pointsAfterRoundsPlugin],
];
