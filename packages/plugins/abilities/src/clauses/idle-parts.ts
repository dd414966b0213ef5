import type { BlockData, ClauseData, ClauseProblem, Json, PartData } from './clause-data.ts';
import { isMap } from './parameters.ts';
import { windowsOf } from './triggers.ts';

type Path = readonly (string | number)[];

/** What is written well and yet never does anything: a part without a trigger, a condition that its trigger cannot meet. */
export function idleParts(clause: ClauseData): readonly ClauseProblem[] {
  const relations = relationsSet(clause);
  return clause.parts.flatMap((part, at) => {
    const path = ['parts', at];
    return [
      ...shapeProblems(part, path),
      ...windowProblems(part, path),
      ...relationProblems(part, path, relations),
    ];
  });
}

const triggered: readonly string[] = [
  'triggered-automatic',
  'triggered-optional',
  'windowed-action',
  'replacement',
  'setup',
  'instead-of',
];
const steps = ['choose', 'cost', 'else'] as const;

function shapeProblems(part: PartData, path: Path): readonly ClauseProblem[] {
  const { kind, trigger, limit } = part;
  const problems: ClauseProblem[] = [];
  const add = (key: string | undefined, message: string, fix: string): void => {
    problems.push({ path: key === undefined ? path : [...path, key], message, fix });
  };
  const isEmpty = (part.do ?? []).length === 0;
  if (kind === 'marker-only') {
    if (!isEmpty) add('do', 'nothing of a marker-only part is ever done', 'take another kind');
    return problems;
  }
  if (isEmpty) add(undefined, 'it does nothing', 'say what it does: "do: [...]"');
  if (triggered.includes(kind)) {
    if (!trigger) add(undefined, `a ${kind} part without a trigger never acts`, 'add "trigger: { on: ... }"');
  } else if (kind.startsWith('continuous')) {
    const fix = 'leave it out, or make the part triggered-automatic';
    if (trigger) add('trigger', 'a continuous part has no trigger: it holds while its conditions do', fix);
    for (const key of steps)
      if ((part[key] ?? []).length > 0) add(key, `a continuous part never comes to its "${key}"`, fix);
    if (limit) add('limit', 'a continuous part is not used, so it has no limit', fix);
  }
  return problems;
}

/** Windows before any attack or after all of them, so that none is being made. */
const withoutAttack =
  /^(?:before:|after:)?(?:[GR]\d|[12346](?:\D|$)|7|E\.(?:order-marker|figure-enters|figure-leaves|movement))/;
/** Windows of wounds, of a defeat, of dice. */
const ofWounds = /^E\.(?:wounds|would-be-defeated)|^C1[01]/;
const ofDice = /^E\.(?:dice|d20)-rolled|^C[48]/;

const needs: readonly {
  readonly verbs: readonly string[];
  readonly met: (window: string) => boolean;
  readonly what: string;
  readonly fix: string;
}[] = [
  {
    verbs: ['attack', 'multiply-hits', 'set-result', 'escape'],
    met: (window) => !withoutAttack.test(window),
    what: 'no attack is being made then',
    fix: 'take a trigger of the attack, as before-attack or after-attacking',
  },
  {
    verbs: ['wound-kind', 'ignore-wounds', 'add-wounds'],
    met: (window) => ofWounds.test(window),
    what: 'nobody receives wounds then',
    fix: 'take the trigger wounds-about-to-be-received, or wounds-being-received',
  },
  {
    verbs: ['reroll', 'modify-result'],
    met: (window) => ofDice.test(window),
    what: 'no dice have been rolled then',
    fix: 'take the trigger attack-dice-rolled, defense-dice-rolled, die-rolled or initiative-roll',
  },
];

/** Conditions and effects that no window of the trigger can meet. Those inside others are left alone: what is around them may not hold. */
function windowProblems(
  { kind, trigger, when = [], do: effects = [], until }: PartData,
  path: Path,
): ClauseProblem[] {
  if (!trigger || !triggered.includes(kind)) return [];
  const windows = windowsOf(trigger);
  const listed = (list: readonly BlockData[], key: string): ClauseProblem[] =>
    list.flatMap(({ verb }, at) =>
      needs.flatMap(({ verbs, met, what, fix }) =>
        verbs.includes(verb) && !windows.some(met)
          ? [
              {
                path: [...path, key, at],
                message: `"${verb}" never comes into it at ${trigger.on}: ${what}`,
                fix,
              },
            ]
          : [],
      ),
    );
  const lasts = until !== undefined && until !== 'instant';
  return [...listed(when, 'when'), ...(lasts ? [] : listed(effects, 'do'))];
}

/** Relations that are asked for, and that nothing in the ability sets. */
function relationProblems(part: PartData, path: Path, set: ReadonlySet<string>): ClauseProblem[] {
  const problems: ClauseProblem[] = [];
  const fix = 'let a part of the same ability do { set-relation: { name: ..., to: ... } }';
  const visit = (value: Json | undefined, at: Path): void => {
    if (Array.isArray(value)) value.forEach((one, index) => void visit(one, [...at, index]));
    else if (isMap(value))
      for (const [key, inner] of Object.entries(value)) {
        const name =
          key === 'relation' || key === 'related' || key === 'not-related'
            ? inner
            : key === 'relation-exists' && isMap(inner)
              ? inner['name']
              : undefined;
        if (typeof name === 'string' && !name.includes('.') && !set.has(name))
          problems.push({ path: [...at, key], message: `nothing ever sets the relation "${name}"`, fix });
        visit(inner, [...at, key]);
      }
  };
  for (const key of ['when', 'cost', 'choose', 'do', 'else'] as const)
    (part[key] ?? []).forEach((block, at) => void visit({ [block.verb]: block.with }, [...path, key, at]));
  return problems;
}

function relationsSet(clause: ClauseData): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isMap(value))
      for (const [key, inner] of Object.entries(value)) {
        const name = key === 'set-relation' && isMap(inner) ? inner['name'] : undefined;
        if (typeof name === 'string') names.add(name);
        visit(inner);
      }
  };
  for (const { do: effects = [], else: fallback = [] } of clause.parts)
    for (const { verb, with: parameters } of [...effects, ...fallback]) visit({ [verb]: parameters });
  return names;
}
