// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { astrid } from './astrid/astrid.ts';
import { beltOfGiantStrength } from './belt-of-giant-strength/belt-of-giant-strength.ts';
import { boltOfTheWitherwood } from './bolt-of-the-witherwood/bolt-of-the-witherwood.ts';
import { bracersOfTeleportation } from './bracers-of-teleportation/bracers-of-teleportation.ts';
import { brandar } from './brandar/brandar.ts';
import { brandarsChest } from './brandars-chest/brandars-chest.ts';
import { broochOfShielding } from './brooch-of-shielding/brooch-of-shielding.ts';
import { cloakOfInvisibility } from './cloak-of-invisibility/cloak-of-invisibility.ts';
import { crevcor } from './crevcor/crevcor.ts';
import { dagmar } from './dagmar/dagmar.ts';
import { elixirOfSpeed } from './elixir-of-speed/elixir-of-speed.ts';
import { erland } from './erland/erland.ts';
import { gerda } from './gerda/gerda.ts';
import { giantHunterStone } from './giant-hunter-stone/giant-hunter-stone.ts';
import { heroicRune } from './heroic-rune/heroic-rune.ts';
import { holySymbolOfPelor } from './holy-symbol-of-pelor/holy-symbol-of-pelor.ts';
import { ivor } from './ivor/ivor.ts';
import { jalgard } from './jalgard/jalgard.ts';
import { kelda } from './kelda/kelda.ts';
import { lodin } from './lodin/lodin.ts';
import { mitonsoul } from './mitonsoul/mitonsoul.ts';
import { nilrend } from './nilrend/nilrend.ts';
import { oceanstriderAmulet } from './oceanstrider-amulet/oceanstrider-amulet.ts';
import { oreld } from './oreld/oreld.ts';
import { potionOfHealing } from './potion-of-healing/potion-of-healing.ts';
import { proftaka } from './proftaka/proftaka.ts';
import { rannveig } from './rannveig/rannveig.ts';
import { revenantsTome } from './revenants-tome/revenants-tome.ts';
import { ringOfProtection } from './ring-of-protection/ring-of-protection.ts';
import { scarabOfInvulnerability } from './scarab-of-invulnerability/scarab-of-invulnerability.ts';
import { sturla } from './sturla/sturla.ts';
import { talismanOfDefense } from './talisman-of-defense/talisman-of-defense.ts';
import { thorian } from './thorian/thorian.ts';
import { ulaniva } from './ulaniva/ulaniva.ts';
import { valda } from './valda/valda.ts';
import { wannok } from './wannok/wannok.ts';
import { whetstoneOfVenom } from './whetstone-of-venom/whetstone-of-venom.ts';
import { xenithraxVines } from './xenithrax-vines/xenithrax-vines.ts';
import { version } from '../version.gen.ts';

export const astridPlugin = /* @__PURE__ */ plugin('glyphs/astrid', version, astrid);
export const beltOfGiantStrengthPlugin = /* @__PURE__ */ plugin('glyphs/belt-of-giant-strength', version, beltOfGiantStrength);
export const boltOfTheWitherwoodPlugin = /* @__PURE__ */ plugin('glyphs/bolt-of-the-witherwood', version, boltOfTheWitherwood);
export const bracersOfTeleportationPlugin = /* @__PURE__ */ plugin('glyphs/bracers-of-teleportation', version, bracersOfTeleportation);
export const brandarPlugin = /* @__PURE__ */ plugin('glyphs/brandar', version, brandar);
export const brandarsChestPlugin = /* @__PURE__ */ plugin('glyphs/brandars-chest', version, brandarsChest);
export const broochOfShieldingPlugin = /* @__PURE__ */ plugin('glyphs/brooch-of-shielding', version, broochOfShielding);
export const cloakOfInvisibilityPlugin = /* @__PURE__ */ plugin('glyphs/cloak-of-invisibility', version, cloakOfInvisibility);
export const crevcorPlugin = /* @__PURE__ */ plugin('glyphs/crevcor', version, crevcor);
export const dagmarPlugin = /* @__PURE__ */ plugin('glyphs/dagmar', version, dagmar);
export const elixirOfSpeedPlugin = /* @__PURE__ */ plugin('glyphs/elixir-of-speed', version, elixirOfSpeed);
export const erlandPlugin = /* @__PURE__ */ plugin('glyphs/erland', version, erland);
export const gerdaPlugin = /* @__PURE__ */ plugin('glyphs/gerda', version, gerda);
export const giantHunterStonePlugin = /* @__PURE__ */ plugin('glyphs/giant-hunter-stone', version, giantHunterStone);
export const heroicRunePlugin = /* @__PURE__ */ plugin('glyphs/heroic-rune', version, heroicRune);
export const holySymbolOfPelorPlugin = /* @__PURE__ */ plugin('glyphs/holy-symbol-of-pelor', version, holySymbolOfPelor);
export const ivorPlugin = /* @__PURE__ */ plugin('glyphs/ivor', version, ivor);
export const jalgardPlugin = /* @__PURE__ */ plugin('glyphs/jalgard', version, jalgard);
export const keldaPlugin = /* @__PURE__ */ plugin('glyphs/kelda', version, kelda);
export const lodinPlugin = /* @__PURE__ */ plugin('glyphs/lodin', version, lodin);
export const mitonsoulPlugin = /* @__PURE__ */ plugin('glyphs/mitonsoul', version, mitonsoul);
export const nilrendPlugin = /* @__PURE__ */ plugin('glyphs/nilrend', version, nilrend);
export const oceanstriderAmuletPlugin = /* @__PURE__ */ plugin('glyphs/oceanstrider-amulet', version, oceanstriderAmulet);
export const oreldPlugin = /* @__PURE__ */ plugin('glyphs/oreld', version, oreld);
export const potionOfHealingPlugin = /* @__PURE__ */ plugin('glyphs/potion-of-healing', version, potionOfHealing);
export const proftakaPlugin = /* @__PURE__ */ plugin('glyphs/proftaka', version, proftaka);
export const rannveigPlugin = /* @__PURE__ */ plugin('glyphs/rannveig', version, rannveig);
export const revenantsTomePlugin = /* @__PURE__ */ plugin('glyphs/revenants-tome', version, revenantsTome);
export const ringOfProtectionPlugin = /* @__PURE__ */ plugin('glyphs/ring-of-protection', version, ringOfProtection);
export const scarabOfInvulnerabilityPlugin = /* @__PURE__ */ plugin('glyphs/scarab-of-invulnerability', version, scarabOfInvulnerability);
export const sturlaPlugin = /* @__PURE__ */ plugin('glyphs/sturla', version, sturla);
export const talismanOfDefensePlugin = /* @__PURE__ */ plugin('glyphs/talisman-of-defense', version, talismanOfDefense);
export const thorianPlugin = /* @__PURE__ */ plugin('glyphs/thorian', version, thorian);
export const ulanivaPlugin = /* @__PURE__ */ plugin('glyphs/ulaniva', version, ulaniva);
export const valdaPlugin = /* @__PURE__ */ plugin('glyphs/valda', version, valda);
export const wannokPlugin = /* @__PURE__ */ plugin('glyphs/wannok', version, wannok);
export const whetstoneOfVenomPlugin = /* @__PURE__ */ plugin('glyphs/whetstone-of-venom', version, whetstoneOfVenom);
export const xenithraxVinesPlugin = /* @__PURE__ */ plugin('glyphs/xenithrax-vines', version, xenithraxVines);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const glyphPlugins: readonly SkirmishPlugin[] = [
  astridPlugin,
  beltOfGiantStrengthPlugin,
  boltOfTheWitherwoodPlugin,
  bracersOfTeleportationPlugin,
  brandarPlugin,
  brandarsChestPlugin,
  broochOfShieldingPlugin,
  cloakOfInvisibilityPlugin,
  crevcorPlugin,
  dagmarPlugin,
  elixirOfSpeedPlugin,
  erlandPlugin,
  gerdaPlugin,
  giantHunterStonePlugin,
  heroicRunePlugin,
  holySymbolOfPelorPlugin,
  ivorPlugin,
  jalgardPlugin,
  keldaPlugin,
  lodinPlugin,
  mitonsoulPlugin,
  nilrendPlugin,
  oceanstriderAmuletPlugin,
  oreldPlugin,
  potionOfHealingPlugin,
  proftakaPlugin,
  rannveigPlugin,
  revenantsTomePlugin,
  ringOfProtectionPlugin,
  scarabOfInvulnerabilityPlugin,
  sturlaPlugin,
  talismanOfDefensePlugin,
  thorianPlugin,
  ulanivaPlugin,
  valdaPlugin,
  wannokPlugin,
  whetstoneOfVenomPlugin,
  xenithraxVinesPlugin,
];
