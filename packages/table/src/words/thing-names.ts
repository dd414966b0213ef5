import type { Changes, View } from '@scapewright/protocol';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { unitName, type Wording } from '@scapewright/skirmish/explain';

/** The keys under which catalogues have names, by the English ones. */
type Keys = ReadonlyMap<string, string>;

/** What views call by names of units: objects, and tokens by their chapters of rules. */
export interface ThingKeys {
  readonly objects: Keys;
  readonly tokens: Keys;
}

/** The things that the units of an engine name. */
export function thingKeys({ kit }: SkirmishEngine): ThingKeys {
  const keysOf = (kind: 'object' | 'rule'): Keys =>
    new Map(
      kit.catalogue.units.flatMap((unit) =>
        unit.kind === kind ? [[unit.name, unitName(unit).key ?? ''] as const] : [],
      ),
    );
  return { objects: keysOf('object'), tokens: keysOf('rule') };
}

/** Lists of a view whose rows may be things, and what names these. */
const lists = { figures: 'objects', cards: 'objects', tokens: 'tokens' } as const;

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Views with the names of things in a language. What was said once is not made again. */
export class ThingNames {
  private readonly keys: ThingKeys;
  private readonly wording: Wording;
  private readonly known = new WeakMap<object, object>();

  constructor(wording: Wording, keys: ThingKeys) {
    this.wording = wording;
    this.keys = keys;
  }

  view(view: View): View {
    const { objects, tokens } = this.keys;
    return {
      ...view,
      figures: this.rows(view.figures, objects),
      cards: this.rows(view.cards, objects),
      tokens: this.rows(view.tokens, tokens),
    };
  }

  changes(changes: Changes): Changes {
    const named: Record<string, Changes[string]> = { ...changes };
    for (const [list, kind] of Object.entries(lists)) {
      const rows = changes[list];
      if (isRow(rows)) named[list] = this.changed(rows, this.keys[kind]) as Changes[string];
    }
    return named;
  }

  private rows<OwnRow extends object>(rows: OwnRow[], keys: Keys): OwnRow[] {
    return this.once(rows, () => rows.map((row) => this.row(row, keys)));
  }

  private changed(rows: Row, keys: Keys): Row {
    return this.once(rows, () =>
      Object.fromEntries(
        Object.entries(rows).map(([key, row]) => [key, isRow(row) ? this.row(row, keys) : row]),
      ),
    );
  }

  private row<OwnRow extends object>(row: OwnRow, keys: Keys): OwnRow {
    const { name } = row as Row;
    if (typeof name !== 'string') return row;
    const said = this.name(name, keys);
    return said === name ? row : this.once(row, () => ({ ...row, name: said }));
  }

  private once<Value extends object>(from: Value, make: () => Value): Value {
    const known = this.known.get(from) as Value | undefined;
    if (known) return known;
    const made = make();
    this.known.set(from, made);
    return made;
  }

  /** `Elevator Car 2` has a number of its own. */
  private name(name: string, keys: Keys): string {
    const [, thing = name, number] = /^(.*?)(?: (\d+))?$/s.exec(name) ?? [];
    const key = keys.get(thing);
    return key === undefined ? name : this.wording.nameOf({ name, key, ...(number ? { number } : {}) });
  }
}
