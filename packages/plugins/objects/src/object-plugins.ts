import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { ancientRuinPlugin } from './ancient-ruin/ancient-ruin.ts';
import { battlementPlugin } from './battlement/battlement.ts';
import { bridgeWallPlugin } from './bridge-wall/bridge-wall.ts';
import { bungalowEnclosedPlugin } from './bungalow-enclosed/bungalow-enclosed.ts';
import { bungalowInteriorPlugin } from './bungalow-interior/bungalow-interior.ts';
import { castleArchPlugin } from './castle-arch/castle-arch.ts';
import { castleDoorPlugin } from './castle-door/castle-door.ts';
import { castleFlagPlugin } from './castle-flag/castle-flag.ts';
import { castleWallPlugin } from './castle-wall/castle-wall.ts';
import { elevatorCarPlugin } from './elevator-car/elevator-car.ts';
import { evergreenTreePlugin } from './evergreen-tree/evergreen-tree.ts';
import { goufPlugin } from './gouf/gouf.ts';
import { icebergPlugin } from './iceberg/iceberg.ts';
import { jungleBushPlugin } from './jungle-bush/jungle-bush.ts';
import { mailboxPlugin } from './mailbox/mailbox.ts';
import { manholeCoverPlugin } from './manhole-cover/manhole-cover.ts';
import { marroHivePlugin } from './marro-hive/marro-hive.ts';
import { palmTreePlugin } from './palm-tree/palm-tree.ts';
import { pillarBarePlugin } from './pillar-bare/pillar-bare.ts';
import { pillarCappedPlugin } from './pillar-capped/pillar-capped.ts';
import { rockOutcropPlugin } from './rock-outcrop/rock-outcrop.ts';
import { skyscraperPlugin } from './skyscraper/skyscraper.ts';
import { sportsCarPlugin } from './sports-car/sports-car.ts';
import { tardisPlugin } from './tardis/tardis.ts';
import { warehouseRuinPlugin } from './warehouse-ruin/warehouse-ruin.ts';
import { woodenBarrelPlugin } from './wooden-barrel/wooden-barrel.ts';
import { woodenCratePlugin } from './wooden-crate/wooden-crate.ts';

/** Every kind of plain object that maps know, each its own plugin. */
export const objectKindPlugins: readonly SkirmishPlugin[] = [
  ancientRuinPlugin,
  battlementPlugin,
  bridgeWallPlugin,
  bungalowEnclosedPlugin,
  bungalowInteriorPlugin,
  castleArchPlugin,
  castleDoorPlugin,
  castleFlagPlugin,
  castleWallPlugin,
  elevatorCarPlugin,
  evergreenTreePlugin,
  goufPlugin,
  icebergPlugin,
  jungleBushPlugin,
  mailboxPlugin,
  manholeCoverPlugin,
  marroHivePlugin,
  palmTreePlugin,
  pillarBarePlugin,
  pillarCappedPlugin,
  rockOutcropPlugin,
  skyscraperPlugin,
  sportsCarPlugin,
  tardisPlugin,
  warehouseRuinPlugin,
  woodenBarrelPlugin,
  woodenCratePlugin,
];
