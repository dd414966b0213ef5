import type { PackCode } from '@scapewright/packs';
import type { ContentLibrary } from '../content/content-library.ts';
import type { EngineSource } from '../content/engine-source.ts';
import type { MapRepository } from '../content/map-repository.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Page } from '../terminal/page.ts';
import { token } from './compose.ts';

/** What the program knows of the world. */
export const surroundings = token<Surroundings>('surroundings');
/** Where people read. */
export const page = token<Page>('page');
/** Where people read what went wrong and how far it is. */
export const errorPage = token<Page>('errorPage');
/** May code of packs be run? */
export const trustsCode = token<boolean>('trustsCode');
/** The code of packs that engines run, for threads that make engines of their own. */
export const code = token<readonly PackCode[]>('code');
/** Engines by ruleset and variants of it; each is made once. */
export const engines = token<EngineSource>('engines');
/** The cards of all packs. */
export const library = token<ContentLibrary>('library');
/** Maps by name and file. */
export const maps = token<MapRepository>('maps');
