import {
  type CardDefinition,
  type CardFilter,
  type Figure,
  figuresAt,
  figuresMatching,
  figuresOnCard,
  isDefeated,
  labelOf,
  passes,
  type Side,
  type Size,
  sides,
  sizes,
  statistics,
} from '@scapewright/skirmish/author';
import type { Json } from './clause-data.ts';
import { isMap, Parameters } from './parameters.ts';
import { type ClauseFilter, type FiguresOf, relationIn, type Scope, seenIn, sidesIn } from './scope.ts';
import { readScoped } from './scoped-filters.ts';

const words = [
  'self',
  'subject',
  'target',
  'attacker',
  'defender',
  'other',
  'by',
  'occupant',
  'card',
] as const;

/**
 * Reads who is meant: `self`, `subject` (the window's figure), `target` or `defender`, `attacker`, `other` (the second
 * figure of the event), `by` (who caused it), `occupant`, the name of a choice, `{relation: NAME}`, `{of-card: CHOICE}`
 * (all figures of a chosen card), `{waiting: FILTER}` (figures in the game that stand nowhere), `{on-card: {of?: WHO, FILTER}}` (figures that lie on the card of another), `{card-of: WHO}` (all figures of the cards of others), `{each: FILTER}`, or `{on-spaces: CHOICE, within?, that?: FILTER}`: who stands on the
 * chosen spaces or within so many of them, and who is inside an object there (SS-DO-052).
 */
export function readFigures(parameters: Parameters, key: string, fallback = 'self'): FiguresOf {
  const value = parameters.any(key) ?? fallback;
  if (typeof value === 'string') {
    parameters.named(key, value, words);
    return named(value);
  }
  if (isMap(value)) {
    const inner = new Parameters(value, [...parameters.path, key], parameters.problems);
    if (inner.has('relation')) {
      const name = inner.text('relation');
      inner.end();
      return (scope) => only(relationIn(scope, name));
    }
    if (inner.has('of-card')) {
      const name = inner.choice('of-card');
      const filter = inner.has('that') ? readFilter(inner.under('that')) : undefined;
      inner.end();
      return (scope) => {
        const { game, chosen, self } = scope;
        const figures = (chosen[name] ?? []).flatMap((card) => game.figuresOf(card));
        if (!filter) return figures;
        const seen = seenIn(scope, filter);
        return figures.filter((figure) => game.isOnBattlefield(figure) && passes(game, seen, self, figure));
      };
    }
    if (inner.has('on-spaces')) {
      const name = inner.choice('on-spaces');
      const spaces = inner.number('within', 0);
      const filter = inner.has('that') ? readFilter(inner.under('that')) : {};
      inner.end();
      return (scope) => {
        const { game, self, chosen } = scope;
        const seen = seenIn(scope, filter);
        return figuresAt(game, chosen[name] ?? [], spaces).filter((figure) =>
          passes(game, seen, self, figure),
        );
      };
    }
    if (inner.has('card-of')) {
      const figures = readFigures(inner, 'card-of');
      inner.end();
      return (scope) => {
        const cards = new Set(figures(scope).map((figure) => scope.game.cardOf(figure)));
        return [...cards].flatMap((card) => scope.game.figuresOf(card));
      };
    }
    if (inner.has('on-card')) return readOnCard(inner.under('on-card'));
    if (inner.has('waiting')) {
      const filter = readFilter(inner.under('waiting'));
      inner.end();
      return (scope) => waitingMatching(scope, filter);
    }
    if (inner.has('each')) {
      const filter = readFilter(inner.under('each'));
      inner.end();
      return (scope) => figuresMatching(scope.game, seenIn(scope, filter), scope.self);
    }
  }
  parameters.problem(key, `${key} names no figure`, `write one of ${words.join(', ')}, or a choice's name`);
  return () => [];
}

/** The one figure that is meant, -1 where there is none. */
export function oneOf(figures: FiguresOf, scope: Scope): number {
  return figures(scope)[0] ?? -1;
}

function named(name: string): FiguresOf {
  return (scope) => {
    const chosen = scope.chosen[name];
    if (chosen) return chosen;
    const { args, self } = scope;
    switch (name) {
      case 'self':
        return only(self);
      case 'subject':
        return only(args.figure ?? -1);
      case 'attacker':
        return only(sidesIn(scope).attacker);
      case 'target':
      case 'defender':
        return only(sidesIn(scope).defender);
      case 'other':
        return only(args.other ?? -1);
      case 'by':
        return only(args.by ?? args.other ?? -1);
      case 'occupant':
        return occupants(scope);
      case 'card':
        return (args.card ?? -1) < 0 ? [] : scope.game.figuresOf(args.card as number);
      default:
        return [];
    }
  };
}

function only(figure: Figure): readonly number[] {
  return figure >= 0 ? [figure] : [];
}

/** The figures inside the object that has the ability. */
function occupants({ game, self }: Scope): readonly number[] {
  const inside: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isAlive(figure) && game.objectAround(figure) === self) inside.push(figure);
  return inside;
}

const uniquenesses = ['common', 'uncommon', 'unique', 'event'] as const;
const units = ['hero', 'squad', 'object'] as const;
const figureless = ['one-shot', 'story'] as const;
const ownerships = ['own', 'opponent', 'any'] as const;

/** Reads the keys of a filter of cards without figures: `side`, `unit`, `uniqueness`, `card`. */
export function readCardFilter(parameters: Parameters): CardFilter {
  return {
    side: parameters.oneOf('side', ownerships, 'any'),
    ...(parameters.has('unit') ? { unit: members(parameters, 'unit', figureless) } : {}),
    ...(parameters.has('uniqueness') ? { uniqueness: members(parameters, 'uniqueness', uniquenesses) } : {}),
    ...(parameters.has('card') ? { card: parameters.texts('card') } : {}),
  };
}

/** Reads a filter of figures. Every key that is given must hold. */
export function readFilter(parameters: Parameters): ClauseFilter {
  const filter = readMembers(parameters);
  parameters.end();
  return filter;
}

/** Reads the keys of a filter and leaves the others to the caller. */
export function readMembers(parameters: Parameters): ClauseFilter {
  const list = <Name extends string>(key: string, names: readonly Name[]): readonly Name[] | undefined =>
    parameters.has(key) ? members(parameters, key, names) : undefined;
  const labels = (key: string): readonly string[] | undefined =>
    parameters.has(key) ? parameters.texts(key).map(labelOf) : undefined;
  const texts = (key: string): readonly string[] | undefined =>
    parameters.has(key) ? parameters.texts(key) : undefined;
  const flag = (key: string): boolean | undefined => (parameters.has(key) ? parameters.flag(key) : undefined);
  const number = (key: string): number | undefined =>
    parameters.has(key) ? parameters.number(key) : undefined;
  const highest = parameters.has('highest') ? parameters.oneOf('highest', statistics) : undefined;
  const lowest = parameters.has('lowest') ? parameters.oneOf('lowest', statistics) : undefined;
  return given({
    side: parameters.has('side') ? parameters.oneOf('side', sides) : undefined,
    unit: list<CardDefinition['unit']>('unit', units),
    card: texts('card'),
    sameCard: flag('same-card'),
    uniqueness: list<CardDefinition['uniqueness']>('uniqueness', uniquenesses),
    size: list<Size>('size', sizes),
    notSize: list<Size>('not-size', sizes),
    label: labels('label'),
    allLabels: labels('all-labels'),
    notLabel: labels('not-label'),
    symbol: texts('symbol'),
    notSymbol: texts('not-symbol'),
    within: number('within'),
    clearSight: flag('clear-sight'),
    adjacent: flag('adjacent'),
    levelsApart: number('levels-apart'),
    verticalReach: parameters.has('vertical-reach') ? readReach(parameters) : undefined,
    notLower: flag('not-lower'),
    notSelf: flag('not-self'),
    engagedWith: flag('engaged-with'),
    engaged: flag('engaged'),
    wounded: flag('wounded'),
    moved: flag('moved'),
    anyOf: parameters.has('any-of') ? readAlternatives(parameters) : undefined,
    scoped: readScoped(parameters, readFigures, readFilter),
    extreme: highest ? { of: highest } : lowest ? { of: lowest, least: true } : undefined,
  });
}

/** `vertical-reach: LEVELS`, or `[ABOVE, BELOW]` where they differ. */
function readReach(parameters: Parameters): number | readonly [number, number] {
  const written = parameters.any('vertical-reach');
  if (!Array.isArray(written)) return parameters.number('vertical-reach');
  const [above, below, ...more] = written as readonly unknown[];
  if (typeof above === 'number' && typeof below === 'number' && more.length === 0) return [above, below];
  parameters.problem(
    'vertical-reach',
    'it is a number of levels, or a pair',
    'write "vertical-reach: [0, 6]"',
  );
  return 0;
}

function given(
  filter: { readonly [Key in keyof ClauseFilter]: ClauseFilter[Key] | undefined },
): ClauseFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as ClauseFilter;
}

/** `any-of: [FILTER, ...]`: at least one of them. */
function readAlternatives(parameters: Parameters): readonly ClauseFilter[] {
  return parameters.blocks('any-of').map((value, at) => {
    const path = [...parameters.path, 'any-of', at];
    if (!isMap(value)) parameters.problem('any-of', 'any-of is a list of filters', 'write "any-of: [{...}]"');
    return readFilter(new Parameters(isMap(value) ? value : {}, path, parameters.problems));
  });
}

function members<Name extends string>(
  parameters: Parameters,
  key: string,
  names: readonly Name[],
): readonly Name[] {
  const texts = parameters.texts(key);
  const wrong = texts.find((text) => !names.some((name) => name === text));
  if (wrong !== undefined)
    parameters.problem(key, `"${wrong}" is none of ${names.join(', ')}`, 'write one of them');
  return names.filter((name) => texts.includes(name));
}

/** Is a JSON value a filter or the word for a side? */
export function readSideOrFilter(parameters: Parameters, key: string, fallback: Side): ClauseFilter {
  const value: Json | undefined = parameters.any(key);
  if (value === undefined) return { side: fallback };
  if (typeof value === 'string') return { side: parameters.oneOf(key, sides) };
  return readFilter(parameters.under(key));
}

/** `{of?: WHO, FILTER}`: the figures that lie on the cards of others, put there by abilities, and pass a filter. */
export function readOnCard(p: Parameters): FiguresOf {
  const whose = readFigures(p, 'of');
  const filter = readFilter(p);
  return (scope) => {
    const { game, self } = scope;
    const seen = seenIn(scope, filter);
    const cards = new Set(whose(scope).map((figure) => game.cardOf(figure)));
    return [...cards]
      .flatMap((card) => figuresOnCard(game, card))
      .filter((figure) => passes(game, seen, self, figure));
  };
}

/** The figures in the game that stand on no battlefield yet, or no longer, and pass a filter. */
export function waitingMatching(scope: Scope, filter: ClauseFilter): readonly number[] {
  const { game, self } = scope;
  const seen = seenIn(scope, filter);
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter(
    (figure) => game.isAlive(figure) && !game.isOnBattlefield(figure) && passes(game, seen, self, figure),
  );
}

/** The defeated figures that pass a filter. */
export function defeatedMatching(scope: Scope, filter: ClauseFilter): readonly number[] {
  const { game, self } = scope;
  const seen = seenIn(scope, filter);
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter(
    (figure) => isDefeated(game, figure) && passes(game, seen, self, figure),
  );
}
