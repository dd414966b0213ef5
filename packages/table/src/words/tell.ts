import { type Said, saying } from '@scapewright/skirmish/explain';
import { battleTexts } from './battle-texts.ts';
import { hintTexts } from './hint-texts.ts';
import { lineTexts } from './line-texts.ts';
import { questionTexts } from './question-texts.ts';
import { refusedTexts } from './refused-texts.ts';

/** Every text of tables in English, in ICU message format, by its key in catalogues. */
export const tableTexts = {
  ...refusedTexts,
  ...battleTexts,
  ...hintTexts,
  ...lineTexts,
  ...questionTexts,
} as const;

export type TableText = keyof typeof tableTexts;

/** A text of tables, before it is in a language. */
export function tell(key: TableText, values?: Said['values']): Said {
  return saying(key, tableTexts[key], values);
}
