import { symbolPlugins } from '@scapewright/plugin-symbols';
import { terrainPlugins } from '@scapewright/plugin-terrain';
import { victoryPlugins } from '@scapewright/plugin-victory';
import { UncheckedSkirmishEngine } from '@scapewright/skirmish';
import { superscapeCore } from '@scapewright/superscape/core';
import { firstDecision } from './first-decision.ts';

const plugins = [...terrainPlugins, ...symbolPlugins, ...victoryPlugins];

/**
 * The engine for an app that loads what its cards and maps need besides: the rules of SuperScape, terrain, symbols and
 * victory, without abilities, objects, buildings, tokens and items, and without the checks that a built pack has passed.
 */
export const first = firstDecision(new UncheckedSkirmishEngine({ ...superscapeCore, plugins }));
