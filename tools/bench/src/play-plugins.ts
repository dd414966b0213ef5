import { symbolPlugins } from '@scapewright/plugin-symbols';
import { victoryPlugins } from '@scapewright/plugin-victory';
import { superscapeGrounds } from '@scapewright/superscape/core';

/** What nearly every game needs: all terrain types of SuperScape, all symbols, all conditions of victory. */
export const playPlugins = [...superscapeGrounds, ...symbolPlugins, ...victoryPlugins];
