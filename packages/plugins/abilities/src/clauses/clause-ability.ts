import type { Hook } from '@scapewright/kernel';
import { type AbilityUnit, nearest, relationKind, type SpecialAttack } from '@scapewright/skirmish/author';
import { clauseKind } from './applies.ts';
import { broughtIn, broughtVerbs } from './brought-tokens.ts';
import type { BlockData, ClauseData, ClauseProblem, Json, PartData } from './clause-data.ts';
import { tallyKind } from './counted.ts';
import { readingOf } from './effects.ts';
import { idleParts } from './idle-parts.ts';
import { usedKind } from './limits.ts';
import { isMap } from './parameters.ts';
import { readPart } from './parts.ts';
import { asksForDefeat } from './use.ts';

/** The kinds of lasting effect that clauses use. */
export const clauseEffectKinds: readonly string[] = [clauseKind, usedKind, relationKind, tallyKind];

/**
 * An ability from data: no code of its own. Throws what is wrong with the clause; {@link checkClause} says it with its
 * places instead.
 */
export function clauseAbility(clause: ClauseData): AbilityUnit {
  const { hooks, specialAttack } = compiled(clause);
  return {
    ...parameterizedClause(() => clause),
    hooks: () => hooks,
    ...(specialAttack ? { specialAttack: () => specialAttack } : {}),
  };
}

/**
 * An ability whose clause follows from its parameters. It is read where a card has the ability: reading some fifty of them
 * where they are listed took a tenth of every start.
 */
export function parameterizedClause(
  clauseOf: (params: Readonly<Record<string, unknown>>) => ClauseData,
): AbilityUnit {
  const usual = clauseOf({});
  const attacks = usual.parts.some(({ kind }) => kind === 'special-attack');
  return {
    kind: 'ability',
    id: usual.id,
    name: usual.name,
    text: usual.text ?? '',
    messages: {},
    parameters: {},
    hooks: (params) => compiled(clauseOf(params)).hooks,
    ...(attacks ? { specialAttack: (params) => compiled(clauseOf(params)).specialAttack } : {}),
    markers: (params) => markersIn(clauseOf(params)),
    brings: (params) => broughtIn(clauseOf(params)),
    worksInactive: worksInactive(usual),
    reachesOthers: reachesOthers(usual),
  };
}

/** Everything that is wrong with a clause. */
export function checkClause(clause: ClauseData): readonly ClauseProblem[] {
  return read(clause).problems;
}

/** The part of each hook of a clause, in the order of its hooks; -1 for those of lasting effects. */
export function partsOfHooks(clause: ClauseData): readonly number[] {
  return read(clause).places;
}

/**
 * The unit behind abilities that stand written out on a card: its parameters are the clause. So that a card with its own
 * abilities needs no plugin of its own.
 */
export const clauseUnit: AbilityUnit = {
  kind: 'ability',
  id: 'clause',
  name: 'Ability as data',
  text: 'As written on the card.',
  messages: {},
  parameters: {},
  words: (params) => ({ name: String(params['name'] ?? ''), text: String(params['text'] ?? '') }),
  hooks: (params) => (isClause(params) ? compiled(params).hooks : []),
  specialAttack: (params) => (isClause(params) ? compiled(params).specialAttack : undefined),
  markers: (params) => (isClause(params) ? markersIn(params) : []),
  brings: (params) => (isClause(params) ? broughtIn(params) : []),
  worksInactive: (params) => isClause(params) && worksInactive(params),
  reachesOthers: (params) => isClause(params) && reachesOthers(params),
};

function isClause(
  params: Readonly<Record<string, unknown>>,
): params is Readonly<Record<string, unknown>> & ClauseData {
  return Array.isArray(params['parts']);
}

interface Compiled {
  readonly hooks: readonly Hook[];
  readonly specialAttack: SpecialAttack | undefined;
}

function compiled(clause: ClauseData): Compiled {
  const { problems, hooks, specialAttack } = read(clause);
  const [first] = problems;
  if (first) throw new Error(`${clause.id}: ${first.path.join('.')}: ${first.message} (${first.fix})`);
  return { hooks, specialAttack };
}

interface ReadClause extends Compiled {
  readonly problems: readonly ClauseProblem[];
  /** The part of each hook. */
  readonly places: readonly number[];
}

function read(clause: ClauseData): ReadClause {
  const problems: ClauseProblem[] = [];
  const lasting: Hook[] = [];
  let blocks = 0;
  const reading = readingOf({
    problems,
    relations: relationsIn(clause),
    until: undefined,
    failed: undefined,
    lasting,
    nextBlock: () => blocks++,
  });
  const parts = clause.parts.map((part, place) => readPart(part, place, ['parts', place], reading));
  const chosen = choicesIn(clause);
  return {
    problems: [...problems.flatMap((problem) => withChoices(problem, chosen)), ...idleParts(clause)],
    hooks: [...parts.flatMap((part) => part.hooks), ...lasting],
    places: [...parts.flatMap((part, place) => part.hooks.map(() => place)), ...lasting.map(() => -1)],
    specialAttack: parts.find((part) => part.specialAttack)?.specialAttack,
  };
}

/** A name that may be a choice's is no problem where it is one, and may be a misspelt one. */
function withChoices(problem: ClauseProblem, chosen: ReadonlySet<string>): readonly ClauseProblem[] {
  const { unlessChosen: name } = problem;
  if (name === undefined) return [problem];
  if (chosen.has(name)) return [];
  const near = nearest(name, [...chosen]);
  return [near === undefined ? problem : { ...problem, fix: `did you mean "${near}"?` }];
}

/** The names of all choices, those inside effects too. */
function choicesIn(clause: ClauseData): ReadonlySet<string> {
  const inner = blocksOf(clause).flatMap(({ verb, with: p }) =>
    verb === 'choose'
      ? textsOf(p['name'])
      : verb === 'for-each' || verb === 'roll-dice'
        ? textsOf(p['as'])
        : verb === 'move-in-legs' && Array.isArray(p['choose'])
          ? (p['choose'] as readonly Json[]).flatMap((one) => (isMap(one) ? textsOf(one['name']) : []))
          : [],
  );
  return new Set([...clause.parts.flatMap(({ choose = [] }) => choose.map(({ name }) => name)), ...inner]);
}

function relationsIn(clause: ClauseData): readonly string[] {
  return namesIn(clause, ['set-relation'], 'name');
}

/** The markers that a clause puts on cards, takes off, moves or looks for. */
function markersIn(clause: ClauseData): readonly string[] {
  const moved = blocksOf(clause).flatMap(({ verb, with: p }) =>
    verb === 'move-markers' ? textsOf(p['names']) : [],
  );
  return [
    ...namesIn(clause, ['add-marker', 'remove-marker', 'marker-present'], 'name'),
    ...namesIn(clause, broughtVerbs, 'item'),
    ...moved,
  ];
}

function namesIn(clause: ClauseData, verbs: readonly string[], key: string): readonly string[] {
  const names = blocksOf(clause).flatMap(({ verb, with: p }) =>
    verbs.includes(verb) ? textsOf(p[key]) : [],
  );
  return [...new Set(names)];
}

function textsOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** All blocks of a clause, those inside others too. */
function blocksOf(clause: ClauseData): readonly BlockData[] {
  return clause.parts.flatMap((part) => [...listsOf(part)].flatMap(withInner));
}

function listsOf(part: PartData): readonly BlockData[] {
  return [...(part.when ?? []), ...(part.cost ?? []), ...(part.do ?? []), ...(part.else ?? [])];
}

function withInner(block: BlockData): readonly BlockData[] {
  return [block, ...Object.values(block.with).flatMap(innerBlocks)];
}

function innerBlocks(value: Json): readonly BlockData[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(innerBlocks);
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([verb, inner]) =>
    isMap(inner) ? withInner({ verb, with: inner }) : innerBlocks(inner),
  );
}

/** What answers the end of its own card, or asks whether that has come, works when it is inactive, and what lasts outlives who began it. */
function worksInactive(clause: ClauseData): boolean {
  const ends = ['last-figure-of-card-defeated', 'E.card-inactive'];
  return clause.parts.some((part) => {
    const { trigger, until = 'instant' } = part;
    if (asksForDefeat(part)) return true;
    if (!trigger) return false;
    return until !== 'instant' || ends.some((end) => trigger.on.includes(end));
  });
}

/** Does something hold for other figures as long as the card is active? */
function reachesOthers(clause: ClauseData): boolean {
  return clause.parts.some(
    ({ kind, do: effects = [] }) =>
      kind.startsWith('continuous-') &&
      effects.some(({ with: p }) => p['of'] !== undefined && p['of'] !== 'self'),
  );
}
