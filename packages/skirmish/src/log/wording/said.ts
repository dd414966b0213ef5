import type { Seat } from '@scapewright/kernel';
/** Something that is called by a name, and what it is for whoever shows it. */
export interface Named {
  readonly name: string;
  /** The key under which catalogues have its name in other languages; left out: it is called so everywhere. */
  readonly key?: string;
  /** What follows the name of a catalogue: the `2` of `Elevator Car 2`. */
  readonly number?: string;
  /** The thing itself, by its key or number as views have it. */
  readonly figure?: string;
  readonly card?: string;
  readonly space?: string;
  readonly seat?: Seat;
  /** Dice as they lie. */
  readonly dice?: readonly (string | number)[];
}

/** What stands in a place of a text: a number, words that are the same in every language, something named, another text, or several of these. */
export type SaidValue = number | string | Named | Said | readonly (Named | Said)[];

/** A text before it is in a language: its key in catalogues, in English, and what stands in its places. */
export interface Said {
  readonly key: string;
  /** In English, in ICU message format. */
  readonly text: string;
  readonly values?: Readonly<Record<string, SaidValue>>;
}

/** A piece of a text in a language, with what it names. */
export interface SaidPart extends Omit<Named, 'name' | 'key' | 'number'> {
  readonly text: string;
}

/** Texts of one language by key, in ICU message format; names as they are. */
export type WordCatalogue = Readonly<Record<string, string>>;

/** Makes a text of a catalogue from its key and its English. */
export function saying(key: string, text: string, values?: Said['values']): Said {
  return values ? { key, text, values } : { key, text };
}
