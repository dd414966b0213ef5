import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import { sharedFormatters } from './formatters.ts';
import type { Named, Said, SaidPart, SaidValue, WordCatalogue } from './said.ts';

/** The language in which everything is written. */
const source = 'en';

/** The places of a text: what stands in braces and is no word of a plural. */
const place = /\{(\w+)(?=[,}])/;

/** The names of the places of a text, each once. */
export function placesOf(text: string): readonly string[] {
  const pieces = text.split(place);
  const names: string[] = [];
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at] as string;
    if (!names.includes(name)) names.push(name);
  }
  return names;
}

/** A text that only names its places: `{figure} attacks {target}`. */
const plainText = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;

/** A text that can be filled: words and names of places turn about, or what counts, or quotes, read as ICU messages are. */
type Format =
  | { readonly pieces: readonly string[]; readonly message?: never; readonly places?: never }
  | { readonly pieces?: never; readonly message: IntlMessageFormat; readonly places: readonly string[] };

/** One language: says texts with the plurals that it has. What its catalogue lacks is said in English. */
export class Wording {
  readonly language: string;
  private readonly catalogue: WordCatalogue;
  private readonly formats = new Map<string, Format>();
  private readonly formatters = sharedFormatters();
  private list: Intl.ListFormat | undefined;

  /** `language`: as BCP 47 has it. Left out: English, which needs no catalogue. */
  constructor(language = source, catalogue: WordCatalogue = {}) {
    this.language = language;
    this.catalogue = catalogue;
  }

  /** A text in this language. */
  text(said: Said): string {
    const { pieces, message, places } = this.formatOf(said);
    if (message)
      return String(message.format(this.filled(places, said.values, (value) => this.plain(value))));
    return pieces.reduce((text, piece, at) => text + (at % 2 === 0 ? piece : this.plainAt(said, piece)));
  }

  /** The same in pieces, each with what it names; pieces that name nothing stand together. */
  parts(said: Said): SaidPart[] {
    const { pieces, message, places } = this.formatOf(said);
    if (message) {
      const values = this.filled(places, said.values, (value) => value);
      return joined(
        message
          .formatToParts<SaidValue>(values)
          .flatMap(({ type, value }) =>
            type === PART_TYPE.literal ? [{ text: value }] : this.partsOfValue(value as SaidValue),
          ),
      );
    }
    return joined(
      pieces.flatMap((piece, at) =>
        at % 2 === 0 ? [{ text: piece }] : this.partsOfValue(said.values?.[piece] ?? ''),
      ),
    );
  }

  /** What something is called in this language. */
  nameOf({ name, key, number }: Named): string {
    const own = key === undefined ? undefined : this.catalogue[key];
    if (own === undefined) return name;
    return number === undefined ? own : `${own} ${number}`;
  }

  private plainAt({ values }: Said, place: string): string | number {
    return this.plain(values?.[place] ?? '');
  }

  private plain(value: SaidValue): string | number {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return this.lists().format(value.map((one) => String(this.plain(one))));
    const one = value as Named | Said;
    return 'text' in one ? this.text(one) : this.nameOf(one);
  }

  private partsOfValue(value: SaidValue): readonly SaidPart[] {
    if (typeof value === 'number' || typeof value === 'string') return [{ text: String(value) }];
    if (!Array.isArray(value)) {
      const one = value as Named | Said;
      if ('text' in one) return this.parts(one);
      const { name: _, key: __, number: ___, ...about } = one;
      return [{ text: this.nameOf(one), ...about }];
    }
    const places = value.map((_, at) => String(at));
    return this.lists()
      .formatToParts(places)
      .flatMap(({ type, value: text }) =>
        type === 'literal' ? [{ text }] : this.partsOfValue(value[Number(text)] as SaidValue),
      );
  }

  /** Every place of a text has something: one that nobody fills is empty. */
  private filled<Value>(
    places: readonly string[],
    values: Said['values'],
    as: (value: SaidValue) => Value,
  ): Record<string, Value | string> {
    return Object.fromEntries(
      places.map((name) => [name, values?.[name] === undefined ? '' : as(values[name] as SaidValue)]),
    );
  }

  private lists(): Intl.ListFormat {
    this.list ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
    return this.list;
  }

  private formatOf({ key, text: english }: Said): Format {
    const known = this.catalogue[key];
    const text = known ?? english;
    const made = this.formats.get(text);
    if (made) return made;
    const format = plainText.test(text)
      ? { pieces: text.split(/\{(\w+)\}/) }
      : {
          message: this.messageOf(text, known === undefined ? source : this.language),
          places: placesOf(text),
        };
    this.formats.set(text, format);
    return format;
  }

  private messageOf(text: string, language: string): IntlMessageFormat {
    return new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters: this.formatters });
  }
}

/** English, for whoever says no language. */
export const english = /* @__PURE__ */ new Wording();

function joined(parts: readonly SaidPart[]): SaidPart[] {
  const list: SaidPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const before = list.at(-1);
    if (before && isPlain(before) && isPlain(part)) list[list.length - 1] = { text: before.text + part.text };
    else list.push(part);
  }
  return list;
}

const isPlain = (part: SaidPart): boolean => Object.keys(part).length === 1;
