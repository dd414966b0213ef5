import type { PackCode } from '@scapewright/packs';
import type { InjectionToken } from 'tsyringe';
import type { ContentLibrary } from '../content/content-library.ts';
import type { EngineSource } from '../content/engine-source.ts';
import type { MapRepository } from '../content/map-repository.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Page } from '../terminal/page.ts';

/** What the program knows of the world. */
export const surroundings: InjectionToken<Surroundings> = Symbol('surroundings');
/** Where people read. */
export const page: InjectionToken<Page> = Symbol('page');
/** Where people read what went wrong and how far it is. */
export const errorPage: InjectionToken<Page> = Symbol('errorPage');
/** May code of packs be run? */
export const trustsCode: InjectionToken<boolean> = Symbol('trustsCode');
/** The code of packs that engines run, for threads that make engines of their own. */
export const code: InjectionToken<readonly PackCode[]> = Symbol('code');
/** Engines by ruleset and variants of it; each is made once. */
export const engines: InjectionToken<EngineSource> = Symbol('engines');
/** The cards of all packs. */
export const library: InjectionToken<ContentLibrary> = Symbol('library');
/** Maps by name and file. */
export const maps: InjectionToken<MapRepository> = Symbol('maps');
