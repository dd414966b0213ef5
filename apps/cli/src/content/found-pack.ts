import type { ReadPack } from '@scapewright/table/content';

/** A pack that has been read, and where it lies. */
export interface FoundPack extends ReadPack {
  readonly folder: string;
}
