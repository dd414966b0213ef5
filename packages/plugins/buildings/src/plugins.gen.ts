// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { buildingParts } from './building/building.ts';
import { doorway } from './doorway/doorway.ts';
import { elevatorParts } from './elevator/elevator.ts';
import { entrance } from './entrance/entrance.ts';
import { ladderParts } from './ladder/ladder.ts';
import { stairsParts } from './stairs/stairs.ts';
import { transferParts } from './transfer/transfer.ts';
import { transitParts } from './transit/transit.ts';
import { turboLift } from './turbo-lift/turbo-lift.ts';
import { windowParts } from './window/window.ts';
import { version } from './version.gen.ts';

export const buildingPlugin = /* @__PURE__ */ plugin('buildings/building', version, buildingParts);
export const doorwayPlugin = /* @__PURE__ */ plugin('buildings/doorway', version, doorway);
export const elevatorPlugin = /* @__PURE__ */ plugin('buildings/elevator', version, elevatorParts);
export const entrancePlugin = /* @__PURE__ */ plugin('buildings/entrance', version, entrance);
export const ladderPlugin = /* @__PURE__ */ plugin('buildings/ladder', version, ladderParts);
export const stairsPlugin = /* @__PURE__ */ plugin('buildings/stairs', version, stairsParts);
export const transferPlugin = /* @__PURE__ */ plugin('buildings/transfer', version, transferParts);
export const transitPlugin = /* @__PURE__ */ plugin('buildings/transit', version, transitParts);
export const turboLiftPlugin = /* @__PURE__ */ plugin('buildings/turbo-lift', version, turboLift);
export const windowPlugin = /* @__PURE__ */ plugin('buildings/window', version, windowParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const buildingPlugins: readonly SkirmishPlugin[] = [
  buildingPlugin,
  doorwayPlugin,
  elevatorPlugin,
  entrancePlugin,
  ladderPlugin,
  stairsPlugin,
  transferPlugin,
  transitPlugin,
  turboLiftPlugin,
  windowPlugin,
];
