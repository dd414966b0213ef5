import type { MapModel, Pack } from '@scapewright/packs';
import type { ReadPack } from './library.ts';

/** A pack without its maps and scenarios, as JSON: what a page fetches to play with its cards. */
export interface PackJson extends Omit<Pack, 'prices' | 'maps' | 'scenarios' | 'abilities'> {
  readonly hash: string;
  readonly prices: readonly {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly format: string;
    readonly name: string;
    readonly prices: Readonly<Record<string, number>>;
  }[];
}

/** A map as JSON. */
export interface MapJson {
  readonly id: string;
  readonly map: MapModel;
}

/** A pack as it can be sent. */
export function packJson({ pack, hash }: ReadPack): PackJson {
  const { manifest, cards, tokens, prices } = pack;
  return {
    hash,
    manifest,
    cards,
    tokens,
    prices: prices.map(({ prices: table, ...rest }) => ({ ...rest, prices: Object.fromEntries(table) })),
  };
}

/** A pack as it came. */
export function packOfJson({ hash, prices, ...pack }: PackJson): ReadPack {
  const tables = prices.map(({ prices: table, ...rest }) => ({
    ...rest,
    prices: new Map(Object.entries(table)),
  }));
  return { hash, pack: { ...pack, prices: tables, abilities: [], maps: [], scenarios: [] } };
}
