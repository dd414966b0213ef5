import type { Decision } from '@scapewright/kernel';
import type { Choices, JsonValue } from '@scapewright/packs';
import { carriedBy, type Figure, type Token, tokenTable } from '@scapewright/skirmish/author';
import type { Play } from '../play/play.ts';

/** The names under which `choose` may hold what a decision of a domain asks. */
const domainKeys: Readonly<Record<string, readonly string[]>> = {
  figure: ['target', 'figure', 'with', 'in', 'to'],
  space: ['to', 'at', 'land', 'space'],
  place: ['to', 'at', 'land', 'space', 'seat'],
  token: ['item', 'take'],
  card: ['card'],
  player: ['player', 'by'],
};

/** What a figure can lay down or take up where it stands: what it carries, and what alone lies under it. */
export interface WithinReach {
  readonly carried: readonly number[];
  readonly under: readonly number[];
}

/** The entries of `choose` that have not been asked for yet. */
export class Chosen {
  /** Is something chosen for each of several figures, under their names? */
  readonly isByFigure: boolean;
  private entries: { readonly name: string; readonly value: JsonValue }[];

  constructor(choices: Choices, names: Play['names']) {
    this.entries = [...choices];
    this.isByFigure = choices.some(({ name }) => names.figureOrNone(name) !== undefined);
  }

  /** Takes the entry of one of these names. */
  take(...names: readonly string[]): JsonValue | undefined {
    const entry = this.entries.find(({ name }) => names.includes(name));
    if (entry) this.drop(entry.name);
    return entry?.value;
  }

  /**
   * Takes the entry whose values are all options, or together the spaces of one: that of the name asked first, then as
   * written. Beside a `target`, `to` is no figure, whatever its name.
   */
  fitting({ asks, choice }: Decision, isOption: (value: string) => boolean): readonly string[] | undefined {
    const hasTarget = choice.domain === 'figure' && this.entries.some(({ name }) => name === 'target');
    const open = this.entries.filter(({ name }) => !hasTarget || name !== 'to');
    const sorted = open.sort((a, b) => Number(b.name === asks) - Number(a.name === asks));
    for (const { name, value } of sorted) {
      const values = textsOf(value);
      const found = placeOrEach(values, isOption);
      if (found.length > 0 && found.every(isOption)) {
        this.drop(name);
        return found;
      }
    }
    return undefined;
  }

  named(asks: string): string | undefined {
    const entry = this.entries.find(({ name }) => name === asks);
    return entry && textsOf(entry.value)[0];
  }

  /** What is chosen under one of the names of a domain, or under any other if it is something of that domain. */
  ofDomain(domain: string, isOfDomain: (value: string) => boolean): string | undefined {
    const entry =
      this.entries.find(({ name }) => domainKeys[domain]?.includes(name)) ??
      this.entries.find(({ value }) => textsOf(value).some(isOfDomain));
    return entry && textsOf(entry.value)[0];
  }

  /** Is something chosen under the name of the figure or thing that a decision is about? */
  isFor(decision: Decision): boolean {
    return this.entries.some(({ name }) => name === subjectOf(decision));
  }

  /** What is chosen under the name of the figure or thing that a decision is about. */
  about(decision: Decision): JsonValue | undefined {
    const name = subjectOf(decision);
    return name === undefined ? undefined : this.take(name);
  }

  /** Every value that is a single word. */
  values(): readonly string[] {
    return this.entries.flatMap(({ value }) => textsOf(value));
  }

  /**
   * Takes what has come about without being asked, since there was one way only: the token that the figure has taken up or laid
   * down, or tried to, and the space where what it carried lies now. `before`: what it carried, and what alone lay under it.
   */
  takeSettled({ game, names }: Play, figure: Figure, before: WithinReach): void {
    const lies = (token: Token): boolean => game.state.read(tokenTable.space, token) >= 0;
    const laid = before.carried.filter(lies);
    const tokens = [...carriedBy(game, figure), ...laid, ...before.under.filter(lies)].flatMap((token) => {
      const { name = '', content = '' } = game.facts.tokens[token] ?? {};
      return [name, content];
    });
    const spaces = laid.map((token) => names.spaceName(game.state.read(tokenTable.space, token)));
    const settled: Readonly<Record<string, readonly string[]>> = { token: tokens, space: spaces };
    for (const [domain, held] of Object.entries(settled))
      for (const { name, value } of this.entries.filter((entry) => domainKeys[domain]?.includes(entry.name)))
        if (textsOf(value).every((text) => held.includes(text))) this.drop(name);
  }

  left(): readonly string[] {
    return this.entries.map(({ name }) => name);
  }

  private drop(name: string): void {
    this.entries = this.entries.filter((entry) => entry.name !== name);
  }
}

/** The name of the figure or thing that a decision is about. */
function subjectOf({ subject }: Decision): string | undefined {
  return subject?.slice(subject.indexOf(':') + 1);
}

/** Several words that together are one option, the spaces of one place, as that option; else each by itself. */
export function placeOrEach(
  values: readonly string[],
  isOption: (value: string) => boolean,
): readonly string[] {
  const whole = values.join('+');
  return values.length > 1 && isOption(whole) ? [whole] : values;
}

/** The words of a value: of a list or an object, those in it. */
export function textsOf(value: JsonValue): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  if (value !== null && typeof value === 'object') return Object.values(value).map(String);
  return value === null ? [] : [String(value)];
}
