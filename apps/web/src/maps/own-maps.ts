import { type IDBPDatabase, openDB } from 'idb';
import type { MapContent } from '../content/content-shapes.ts';
import type { MapFinding } from './map-findings.ts';

/** A map that somebody has brought, as it is kept on the device. */
export interface OwnMap extends MapContent {
  /** What the file held that could not be taken over; texts alone where an earlier page kept it. */
  readonly problems: readonly (MapFinding | string)[];
  /** When it was brought, in milliseconds since 1970. */
  readonly since: number;
}

const store = 'maps';

const open = (): Promise<IDBPDatabase> =>
  openDB('own-maps', 1, { upgrade: (database) => void database.createObjectStore(store) });

/** Keeps a map under the name of its summary. */
export async function keepMap(map: OwnMap): Promise<void> {
  const database = await open();
  await database.put(store, map, map.summary.id);
  database.close();
}

/** A map that was brought; undefined where it is not on this device. */
export async function ownMap(id: string): Promise<OwnMap | undefined> {
  const database = await open();
  const map = (await database.get(store, id)) as OwnMap | undefined;
  database.close();
  return map;
}

/** Every map that was brought, the newest first. */
export async function ownMaps(): Promise<readonly OwnMap[]> {
  const database = await open();
  const maps = (await database.getAll(store)) as OwnMap[];
  database.close();
  return maps.sort((a, b) => b.since - a.since);
}

/** Forgets a map. */
export async function forgetMap(id: string): Promise<void> {
  const database = await open();
  await database.delete(store, id);
  database.close();
}
