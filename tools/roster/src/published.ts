import { readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import { parse } from 'yaml';

/** A published card: facts alone. */
export interface PublishedCard {
  readonly name: string;
  /** The id of its card in the packs, where it is called otherwise there. */
  readonly card?: string;
  /** Classic, Marvel ... */
  readonly line: string;
  readonly set: string;
  /** Names of its powers, in the order in which they are printed. */
  readonly powers: readonly string[];
}

/** Every published card, in the order of names. */
export function publishedCards(): readonly PublishedCard[] {
  return parse(readFileSync(new URL('roster.yaml', dataFolder), 'utf8')) as PublishedCard[];
}
