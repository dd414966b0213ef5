import { isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { JsonValue } from '../json.ts';
import { steeringIn } from './plain-text.ts';
import type { Place } from './problem.ts';
import type { YamlEntry, YamlNode } from './yaml-node.ts';

/** What converting a document needs to know, and where it reports. */
export interface ConversionContext {
  readonly text: string;
  readonly placeOf: (offset: number) => Place;
  readonly limits: { readonly depth: number; readonly values: number };
  readonly report: (place: Place, message: string, fix?: string) => void;
}

/** A node with the number of values in it, aliases followed; shared nodes are converted once, so that an alias bomb only counts. */
interface Sized {
  readonly node: YamlNode;
  readonly size: number;
}

/**
 * Turns a parsed document into plain data with places: keys become text as they were written (`1:` is "1"), duplicate and complex keys,
 * endless aliases, tags and numbers without end are reported.
 */
export function convertContents(contents: unknown, context: ConversionContext): YamlNode | undefined {
  if (contents === null || contents === undefined) return undefined;
  return new Conversion(context).convert(contents, 0)?.node;
}

class Conversion {
  private readonly context: ConversionContext;
  /** Undefined while the anchored node is still being converted. */
  private readonly anchors = new Map<string, Sized | undefined>();
  private full = false;

  constructor(context: ConversionContext) {
    this.context = context;
  }

  convert(node: unknown, depth: number): Sized | undefined {
    if (isAlias(node)) return this.follow(node.source, this.place(node));
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return undefined;
    if (depth > this.context.limits.depth) {
      return this.fail(node, `nested more than ${this.context.limits.depth} deep`);
    }
    if (node.anchor !== undefined) this.anchors.set(node.anchor, undefined);
    const made = isScalar(node)
      ? this.scalar(node)
      : isMap(node)
        ? this.map(node, depth)
        : this.list(node, depth);
    if (node.anchor !== undefined) this.anchors.set(node.anchor, made);
    if (made.size <= this.context.limits.values || this.full) return made;
    this.full = true;
    return this.fail(node, `the document holds more than ${this.context.limits.values} values`);
  }

  private follow(anchor: string, place: Place): Sized {
    const target = this.anchors.get(anchor);
    if (target !== undefined) return target;
    const reason = this.anchors.has(anchor) ? 'is part of itself' : 'is unknown';
    this.context.report(place, `the alias "*${anchor}" ${reason}`);
    return empty(place);
  }

  private scalar(node: Scalar): Sized {
    const place = this.place(node);
    const { value } = node;
    const known = value === null || typeof value === 'string' || typeof value === 'boolean';
    if (!known && !(typeof value === 'number' && Number.isFinite(value))) {
      return this.fail(node, 'not a number that can be counted with', 'put text in quotes');
    }
    this.reportSteering(value, place);
    const block = node.type === Scalar.BLOCK_LITERAL ? this.blockPlace(node, place) : undefined;
    const { source } = node;
    return {
      node: { ...place, value, source, entries: undefined, items: undefined, block },
      size: 1,
    };
  }

  /** What is written as an escape sequence (`"\\e[2J"`) is as little shown as what stands in the file itself. */
  private reportSteering(value: unknown, place: Place): void {
    const stray = typeof value === 'string' ? steeringIn(value) : undefined;
    if (stray) this.context.report(place, `the text holds the character ${stray.code}`, 'take it out');
  }

  private list(node: YAMLSeq, depth: number): Sized {
    const items: YamlNode[] = [];
    let size = 1;
    for (const item of node.items) {
      const made = this.convert(item, depth + 1) ?? empty(this.place(node));
      items.push(made.node);
      size += made.size;
    }
    const value = items.map((item) => item.value);
    return {
      node: { ...this.place(node), value, source: undefined, entries: undefined, items, block: undefined },
      size,
    };
  }

  private map(node: YAMLMap, depth: number): Sized {
    const entries = new Map<string, YamlEntry>();
    const value: Record<string, JsonValue> = {};
    let size = 1;
    for (const pair of node.items) {
      const key = this.key(pair.key, this.place(node));
      const made = this.convert(pair.value, depth + 1) ?? empty(key.place);
      if (key.text === undefined) continue;
      const earlier = entries.get(key.text);
      if (earlier !== undefined) {
        const message = `the key "${key.text}" stands twice`;
        this.context.report(key.place, message, `the other one is in line ${earlier.key.line}`);
        continue;
      }
      entries.set(key.text, { key: key.place, node: made.node });
      value[key.text] = made.node.value;
      size += made.size;
    }
    return {
      node: { ...this.place(node), value, source: undefined, entries, items: undefined, block: undefined },
      size,
    };
  }

  private key(node: unknown, map: Place): { readonly text: string | undefined; readonly place: Place } {
    const place = node === null || node === undefined ? map : this.place(node as Node);
    if (!isScalar(node) || node.value === null) {
      this.context.report(place, 'a key must be one word', 'put a key with brackets in quotes');
      return { text: undefined, place };
    }
    const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
    this.reportSteering(text, place);
    if (text !== '__proto__') return { text, place };
    this.context.report(place, 'the key "__proto__" is not allowed', 'choose another name');
    return { text: undefined, place };
  }

  /** Where the text of a `|` block begins: the line after its header, at the column of its indentation. */
  private blockPlace(node: Scalar, header: Place): Place {
    const offset = node.range?.[0] ?? 0;
    const body = this.context.text.slice(this.context.text.indexOf('\n', offset) + 1);
    const written = /^ *(?=[^ \n])/m.exec(body)?.[0].length ?? 0;
    const kept = /^ *(?=[^ \n])/m.exec(String(node.value))?.[0].length ?? 0;
    return { line: header.line + 1, column: written - kept + 1 };
  }

  private place(node: Node): Place {
    return this.context.placeOf(node.range?.[0] ?? 0);
  }

  private fail(node: Node, message: string, fix?: string): Sized {
    const place = this.place(node);
    this.context.report(place, message, fix);
    return empty(place);
  }
}

const empty = (place: Place): Sized => ({
  node: { ...place, value: null, source: undefined, entries: undefined, items: undefined, block: undefined },
  size: 1,
});
