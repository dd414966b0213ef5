// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { ancientRuin } from './ancient-ruin/ancient-ruin.ts';
import { battlement } from './battlement/battlement.ts';
import { bridgeWall } from './bridge-wall/bridge-wall.ts';
import { bungalowEnclosed } from './bungalow-enclosed/bungalow-enclosed.ts';
import { bungalowInterior } from './bungalow-interior/bungalow-interior.ts';
import { castleArch } from './castle-arch/castle-arch.ts';
import { castleDoor } from './castle-door/castle-door.ts';
import { castleFlag } from './castle-flag/castle-flag.ts';
import { castleWall } from './castle-wall/castle-wall.ts';
import { destructible } from './destructible/destructible.ts';
import { elevatorCar } from './elevator-car/elevator-car.ts';
import { evergreenTree } from './evergreen-tree/evergreen-tree.ts';
import { exteriorParts } from './exterior/exterior.ts';
import { gouf } from './gouf/gouf.ts';
import { iceberg } from './iceberg/iceberg.ts';
import { jungleBush } from './jungle-bush/jungle-bush.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { manholeCover } from './manhole-cover/manhole-cover.ts';
import { marroHive } from './marro-hive/marro-hive.ts';
import { occupancyParts } from './occupancy/occupancy.ts';
import { occupyingParts } from './occupying/occupying.ts';
import { palmTree } from './palm-tree/palm-tree.ts';
import { pillarBareParts } from './pillar-bare/pillar-bare.ts';
import { pillarCapped } from './pillar-capped/pillar-capped.ts';
import { rockOutcrop } from './rock-outcrop/rock-outcrop.ts';
import { skyscraper } from './skyscraper/skyscraper.ts';
import { sportsCar } from './sports-car/sports-car.ts';
import { tardis } from './tardis/tardis.ts';
import { throwParts } from './throw/throw.ts';
import { warehouseRuin } from './warehouse-ruin/warehouse-ruin.ts';
import { woodenBarrel } from './wooden-barrel/wooden-barrel.ts';
import { woodenCrate } from './wooden-crate/wooden-crate.ts';
import { version } from './version.gen.ts';

export const ancientRuinPlugin = /* @__PURE__ */ plugin('objects/ancient-ruin', version, ancientRuin);
export const battlementPlugin = /* @__PURE__ */ plugin('objects/battlement', version, battlement);
export const bridgeWallPlugin = /* @__PURE__ */ plugin('objects/bridge-wall', version, bridgeWall);
export const bungalowEnclosedPlugin = /* @__PURE__ */ plugin('objects/bungalow-enclosed', version, bungalowEnclosed);
export const bungalowInteriorPlugin = /* @__PURE__ */ plugin('objects/bungalow-interior', version, bungalowInterior);
export const castleArchPlugin = /* @__PURE__ */ plugin('objects/castle-arch', version, castleArch);
export const castleDoorPlugin = /* @__PURE__ */ plugin('objects/castle-door', version, castleDoor);
export const castleFlagPlugin = /* @__PURE__ */ plugin('objects/castle-flag', version, castleFlag);
export const castleWallPlugin = /* @__PURE__ */ plugin('objects/castle-wall', version, castleWall);
export const destructiblePlugin = /* @__PURE__ */ plugin('objects/destructible', version, destructible);
export const elevatorCarPlugin = /* @__PURE__ */ plugin('objects/elevator-car', version, elevatorCar);
export const evergreenTreePlugin = /* @__PURE__ */ plugin('objects/evergreen-tree', version, evergreenTree);
export const exteriorPlugin = /* @__PURE__ */ plugin('objects/exterior', version, exteriorParts);
export const goufPlugin = /* @__PURE__ */ plugin('objects/gouf', version, gouf);
export const icebergPlugin = /* @__PURE__ */ plugin('objects/iceberg', version, iceberg);
export const jungleBushPlugin = /* @__PURE__ */ plugin('objects/jungle-bush', version, jungleBush);
export const mailboxPlugin = /* @__PURE__ */ plugin('objects/mailbox', version, mailbox);
export const manholeCoverPlugin = /* @__PURE__ */ plugin('objects/manhole-cover', version, manholeCover);
export const marroHivePlugin = /* @__PURE__ */ plugin('objects/marro-hive', version, marroHive);
export const occupancyPlugin = /* @__PURE__ */ plugin('objects/occupancy', version, occupancyParts);
export const occupyingPlugin = /* @__PURE__ */ plugin('objects/occupying', version, occupyingParts);
export const palmTreePlugin = /* @__PURE__ */ plugin('objects/palm-tree', version, palmTree);
export const pillarBarePlugin = /* @__PURE__ */ plugin('objects/pillar-bare', version, pillarBareParts);
export const pillarCappedPlugin = /* @__PURE__ */ plugin('objects/pillar-capped', version, pillarCapped);
export const rockOutcropPlugin = /* @__PURE__ */ plugin('objects/rock-outcrop', version, rockOutcrop);
export const skyscraperPlugin = /* @__PURE__ */ plugin('objects/skyscraper', version, skyscraper);
export const sportsCarPlugin = /* @__PURE__ */ plugin('objects/sports-car', version, sportsCar);
export const tardisPlugin = /* @__PURE__ */ plugin('objects/tardis', version, tardis);
export const throwPlugin = /* @__PURE__ */ plugin('objects/throw', version, throwParts);
export const warehouseRuinPlugin = /* @__PURE__ */ plugin('objects/warehouse-ruin', version, warehouseRuin);
export const woodenBarrelPlugin = /* @__PURE__ */ plugin('objects/wooden-barrel', version, woodenBarrel);
export const woodenCratePlugin = /* @__PURE__ */ plugin('objects/wooden-crate', version, woodenCrate);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const objectPlugins: readonly SkirmishPlugin[] = [
  ancientRuinPlugin,
  battlementPlugin,
  bridgeWallPlugin,
  bungalowEnclosedPlugin,
  bungalowInteriorPlugin,
  castleArchPlugin,
  castleDoorPlugin,
  castleFlagPlugin,
  castleWallPlugin,
  destructiblePlugin,
  elevatorCarPlugin,
  evergreenTreePlugin,
  exteriorPlugin,
  goufPlugin,
  icebergPlugin,
  jungleBushPlugin,
  mailboxPlugin,
  manholeCoverPlugin,
  marroHivePlugin,
  occupancyPlugin,
  occupyingPlugin,
  palmTreePlugin,
  pillarBarePlugin,
  pillarCappedPlugin,
  rockOutcropPlugin,
  skyscraperPlugin,
  sportsCarPlugin,
  tardisPlugin,
  throwPlugin,
  warehouseRuinPlugin,
  woodenBarrelPlugin,
  woodenCratePlugin,
];
