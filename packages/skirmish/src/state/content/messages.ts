/** Ledger ids, by the game whose ledger holds them; `*`: in every game that has no list of its own here. */
export type RulesByGame = Readonly<Record<string, readonly string[]>>;

/** What the log says for one reason of a unit, and the rules behind it. */
export interface MessageDefinition {
  /**
   * A sentence in ICU message format, with `{figure}`, `{other}`, `{space}` or other values of the line, and `{unit}` for the
   * name of the unit. Lines that follow one another are told as one where they differ only in what fills `{other_each}`, and
   * where they are the same and the text has `{times}`. Left out: what skirmish says of such a moment, else the unit's name and text.
   */
  readonly text?: string;
  /** The key under which other languages have it, where several units say the same; left out: the key of the reason. */
  readonly catalogueKey?: string;
  /** Left out: the rules of the unit. */
  readonly rules?: RulesByGame;
}

declare const needed: unique symbol;

/** The key of a reason, `terrain.molten-lava.burn`, whose line needs the values that its text names. A plain text at run time. */
export type Message<Value extends string = string> = string & { readonly [needed]: Value };

/**
 * The value of the line that a place of a text is filled with: of `{from_card}` that is `from`; words of a plural are none, and
 * `{times}` is counted by whoever tells.
 */
type NameIn<Slot extends string> = Slot extends `${infer Name},${string}`
  ? NameIn<Name>
  : Slot extends `${string} ${string}` | `${string}#${string}` | 'unit' | 'times'
    ? never
    : Slot extends `${infer Name}_${string}`
      ? Name
      : Slot;

/** The names that stand in the braces of a text. */
type ValuesIn<Text> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? NameIn<Slot> | ValuesIn<Rest>
  : never;

/** The key of a message with this text. */
export type MessageOf<Text> = Message<ValuesIn<Text>>;

type Values = Readonly<Record<string, number>>;

/** What `run.note` takes behind a key: the values of the line, all that its text names, and the seats that are shown it. */
export type NotedValues<Key extends string> = [Key] extends [Message<infer Value>]
  ? [Value] extends [never]
    ? [values?: Values, see?: readonly number[]]
    : [values: Values & Readonly<Record<Value, number>>, see?: readonly number[]]
  : [values?: Values, see?: readonly number[]];

const definitions = Symbol('definitions');

/** The messages of a unit, by key. */
export type MessageDefinitions = Readonly<Record<string, MessageDefinition>>;

/** Messages as {@link defineMessages} gives them: their keys, by the names under which code speaks of them. */
export interface DefinedMessages {
  readonly [definitions]: MessageDefinitions;
}

/** The keys of a table of messages. */
export type MessagesOf<Table> = DefinedMessages & {
  readonly [Name in keyof Table]: MessageOf<Table[Name] extends { readonly text: infer Text } ? Text : ''>;
};

/**
 * The messages of a unit: `defineMessages('cover', { fullSight: { text: ..., rules: ... } })` gives `messages.fullSight`, the
 * key `cover.full-sight`, which the log keeps and saves and scenarios name. The name `itself` stands for the prefix alone.
 */
export function defineMessages<const Table extends Readonly<Record<string, MessageDefinition>>>(
  prefix: string,
  table: Table,
): MessagesOf<Table> {
  const keyOf = (name: string): string =>
    name === 'itself'
      ? prefix
      : `${prefix}.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const named = Object.entries(table).map(([name, definition]) => ({ name, key: keyOf(name), definition }));
  return {
    ...Object.fromEntries(named.map(({ name, key }) => [name, key])),
    [definitions]: Object.fromEntries(named.map(({ key, definition }) => [key, definition])),
  } as MessagesOf<Table>;
}

/** The same messages with other rules behind some of them: for units that several chapters make, each with its own rules. */
export function withRules<Messages extends DefinedMessages>(
  messages: Messages,
  rules: { readonly [Name in Exclude<keyof Messages, symbol>]?: RulesByGame | undefined } = {},
): Messages {
  const changed = { ...messages[definitions] };
  for (const [name, own] of Object.entries(rules) as [keyof Messages, RulesByGame | undefined][]) {
    const key = String(messages[name]);
    if (own) changed[key] = { ...changed[key], rules: own };
  }
  return { ...messages, [definitions]: changed };
}

/** What a chapter says for a unit that several chapters make: its words and rules, and the rules behind single messages. */
export interface ChapterTexts<Messages extends DefinedMessages> {
  readonly text: string;
  readonly rules: RulesByGame;
  readonly messages?: { readonly [Name in Exclude<keyof Messages, symbol>]?: RulesByGame };
}

/** What a unit is defined with in place of its messages by key. */
export interface WithMessages {
  /** Its messages; a list where their keys begin differently. */
  readonly messages?: DefinedMessages | readonly DefinedMessages[];
}

/** The messages of a unit by key, those that follow from what it states among them. */
function messagesByKey({ messages = [] }: WithMessages, implied: readonly string[] = []): MessageDefinitions {
  const tables = (Array.isArray(messages) ? messages : [messages]) as readonly DefinedMessages[];
  return Object.assign(
    Object.fromEntries(implied.map((key) => [key, {}])),
    ...tables.map((table) => table[definitions]),
  );
}

/** What a unit is defined with, its messages by key: those that follow from what it states come first. */
export function withKeys<Unit extends WithMessages>(
  unit: Unit,
  implied: readonly string[] = [],
): Omit<Unit, 'messages'> & { readonly messages: MessageDefinitions } {
  return { ...unit, messages: messagesByKey(unit, implied) };
}
