import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { broochOfShielding } from './brooch-of-shielding/brooch-of-shielding.ts';
import { elixirOfSpeed } from './elixir-of-speed/elixir-of-speed.ts';
import { heroicRune } from './heroic-rune/heroic-rune.ts';
import { oceanstriderAmulet } from './oceanstrider-amulet/oceanstrider-amulet.ts';
import { potionOfHealing } from './potion-of-healing/potion-of-healing.ts';
import { ringOfProtection } from './ring-of-protection/ring-of-protection.ts';
import { talismanOfDefense } from './talisman-of-defense/talisman-of-defense.ts';

/** Every treasure glyph: like other glyphs, a token names one by its content. */
export const treasurePlugins: readonly SkirmishPlugin[] = [
  broochOfShielding,
  elixirOfSpeed,
  heroicRune,
  oceanstriderAmulet,
  potionOfHealing,
  ringOfProtection,
  talismanOfDefense,
];
