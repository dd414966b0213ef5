import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { buildingPlugin } from './building/building.ts';
import { doorwayPlugin } from './doorway/doorway.ts';
import { elevatorPlugin } from './elevator/elevator.ts';
import { entrancePlugin } from './entrance/entrance.ts';
import { ladderPlugin } from './ladder/ladder.ts';
import { stairsPlugin } from './stairs/stairs.ts';
import { transferPlugin } from './transfer/transfer.ts';
import { transitPlugin } from './transit/transit.ts';
import { turboLiftPlugin } from './turbo-lift/turbo-lift.ts';
import { windowPlugin } from './window/window.ts';

/** Every plugin of this package: one for each part of a building. */
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
