import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { astridGlyph } from './astrid/astrid.ts';
import { brandarGlyph } from './brandar/brandar.ts';
import { dagmarGlyph } from './dagmar/dagmar.ts';
import { erlandGlyph } from './erland/erland.ts';
import { gerdaGlyph } from './gerda/gerda.ts';
import { ivorGlyph } from './ivor/ivor.ts';
import { jalgardGlyph } from './jalgard/jalgard.ts';
import { keldaGlyph } from './kelda/kelda.ts';
import { lodinGlyph } from './lodin/lodin.ts';
import { mitonsoulGlyph } from './mitonsoul/mitonsoul.ts';
import { nilrendGlyph } from './nilrend/nilrend.ts';
import { oreldGlyph } from './oreld/oreld.ts';
import { rannveigGlyph } from './rannveig/rannveig.ts';
import { sturlaGlyph } from './sturla/sturla.ts';
import { valdaGlyph } from './valda/valda.ts';
import { wannokGlyph } from './wannok/wannok.ts';

/** Every glyph with a name: a token of kind `glyph` names one by its content, `glyphs/<content>` is its plugin. */
export const glyphPlugins: readonly SkirmishPlugin[] = [
  astridGlyph,
  brandarGlyph,
  dagmarGlyph,
  erlandGlyph,
  gerdaGlyph,
  ivorGlyph,
  jalgardGlyph,
  keldaGlyph,
  lodinGlyph,
  mitonsoulGlyph,
  nilrendGlyph,
  oreldGlyph,
  rannveigGlyph,
  sturlaGlyph,
  valdaGlyph,
  wannokGlyph,
];
