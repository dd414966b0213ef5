import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { tableAsks } from '../asks/index.ts';
import type { Words } from '../table/words.ts';
import { gameWords, type WordCatalogues } from './game-words.ts';

/** What a table of an engine says: in English, and in the languages whose catalogues it is given. */
export function tableWords(engine: SkirmishEngine, catalogues: WordCatalogues = {}): Words {
  return gameWords(engine, () => tableAsks, catalogues);
}
