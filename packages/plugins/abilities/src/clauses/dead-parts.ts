import { timingSteps } from '@scapewright/skirmish/author';
import type { ClauseData, ClauseProblem, Json, JsonMap, PartData } from './clause-data.ts';
import { continuousVerbs } from './effects.ts';
import { isMap } from './parameters.ts';
import { triggers, windowsOf } from './triggers.ts';

type Path = readonly (string | number)[];

/**
 * What of a clause changes nothing or never comes about, though everything in it can be read: keys that nobody looks at,
 * triggers and conditions that never hold, effects of nothing. Such a clause is played all the same; whoever writes it is told.
 */
export function deadParts(clause: ClauseData): readonly ClauseProblem[] {
  return clause.parts.flatMap((part, at) => {
    const path = ['parts', at];
    return [
      ...unreadKeys(part, path),
      ...triggerProblems(part, path),
      ...contradictions(part, path),
      ...blocksIn(part, path).flatMap(emptyEffects),
    ];
  });
}

/** Choices with which nothing is done. They may be meant as a condition: without an option the part is not used. */
export function idleChoices({ parts }: ClauseData): readonly ClauseProblem[] {
  return parts.flatMap((part, place) => {
    const { choose = [] } = part;
    return choose.flatMap(({ name, verb }, at): ClauseProblem[] => {
      if (verb === 'opponent' || usual.includes(name)) return [];
      const others = choose.filter((_, other) => other !== at).map(({ with: p }) => p as Json);
      const rest = parts.flatMap(({ trigger, when, cost, do: effects, else: otherwise, chooser }) => [
        ...[trigger, when, cost, effects, otherwise, chooser],
      ]);
      if (says([...others, ...(rest as unknown as Json[])], name)) return [];
      const message = `nothing is done with what is chosen as "${name}"`;
      return [{ path: ['parts', place, 'choose', at], message, fix: 'name it in "do", or leave it out' }];
    });
  });
}

/** Names that blocks mean where they say nothing. */
const usual: readonly string[] = ['self', 'subject', 'target', 'defender'];

function says(value: Json | undefined, word: string): boolean {
  if (typeof value === 'string') return value === word;
  if (Array.isArray(value)) return value.some((one) => says(one, word));
  return isMap(value) && Object.values(value).some((one) => says(one, word));
}

function unreadKeys(part: PartData, path: Path): readonly ClauseProblem[] {
  const { kind } = part;
  const lasts = part.until !== undefined && part.until !== 'instant';
  const unread = (key: string, message: string, fix: string): ClauseProblem => ({
    path: [...path, key],
    message,
    fix,
  });
  const ofKind = (keys: readonly (keyof PartData)[]): readonly ClauseProblem[] =>
    keys
      .filter((key) => isGiven(part[key]))
      .map((key) => unread(key, `nobody looks at "${key}" of a ${kind} part`, 'leave it out'));
  if (kind === 'marker-only')
    return [
      ...ofKind(['trigger', 'when', 'optional', 'chooser', 'limit', 'cost', 'choose', 'else']),
      ...(lasts ? [unread('until', 'nothing of a marker-only part lasts', 'leave it out')] : []),
    ];
  if (kind.startsWith('continuous')) {
    const ends = lasts && !part.until?.startsWith('while-');
    const fix = 'leave it out, or make the part triggered-automatic';
    const message = 'a continuous part holds while its conditions do, and no longer or shorter';
    return [...ofKind(['optional', 'chooser']), ...(ends ? [unread('until', message, fix)] : [])];
  }
  return [
    ...(lasts && !hasLasting(part)
      ? [unread('until', `nothing in it lasts, so it has no "until"`, 'leave it out')]
      : []),
    ...(isGiven(part.else) && !hasOpenRoll(part, path)
      ? [unread('else', 'no roll comes to it: "else" is what happens when a roll-die fails', 'leave it out')]
      : []),
  ];
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

/** Does it begin something that lasts? What a special move or attack is made of does not. */
function hasLasting({ kind, do: effects = [], else: otherwise = [] }: PartData): boolean {
  const own = kind === 'special-attack' ? 'set-attack' : kind === 'special-move' ? 'set-move-action' : '';
  return [...effects, ...otherwise]
    .filter(({ verb }) => verb !== own)
    .some(({ verb, with: p }) => isLasting(verb) || holdsLasting(p));
}

const isLasting = (verb: string): boolean => Object.hasOwn(continuousVerbs, verb);

function holdsLasting(value: Json): boolean {
  if (typeof value === 'string') return isLasting(value);
  if (Array.isArray(value)) return value.some(holdsLasting);
  if (!isMap(value)) return false;
  return Object.entries(value).some(([key, inner]) => isLasting(key) || holdsLasting(inner));
}

function hasOpenRoll(part: PartData, path: Path): boolean {
  return blocksIn({ kind: part.kind, do: part.do ?? [] }, path).some(
    ({ verb, with: p }) => verb === 'roll-die' && p['else'] === undefined,
  );
}

/** What windows tell beside whose they are, and the windows that do. */
const told: readonly { readonly key: string; readonly what: string; readonly at: readonly string[] }[] = [
  {
    key: 'marker',
    what: 'no order marker is turned up or placed then',
    at: ['1C', 'E.order-marker-placed', 'E.order-marker-revealed'],
  },
  {
    key: 'terrain',
    what: 'nobody comes to a space then',
    at: [
      ...['3G.step', 'E.figure-enters-space', 'E.figure-leaves-space', 'E.movement-ended'],
      ...['E.figure-falls', 'E.figure-placed', 'E.figure-knocked-back'],
    ],
  },
  {
    key: 'die',
    what: 'no dice have been rolled then',
    at: ['E.dice-rolled', 'E.d20-rolled', 'E.damage-dice-rolled'],
  },
];

function triggerProblems({ kind, trigger }: PartData, path: Path): readonly ClauseProblem[] {
  if (!trigger || kind === 'marker-only' || kind.startsWith('continuous')) return [];
  const { on, with: given } = trigger;
  const at = (key: string): Path => [...path, 'trigger', key];
  const step = given['step'] === undefined ? undefined : String(given['step']);
  if (step !== undefined && !isStep(step))
    return [{ path: at('step'), message: `there is no step ${step}`, fix: 'take one of the timing table' }];
  const windows = windowsOf(trigger).map(stepOf);
  const unmet = told.flatMap(({ key, what, at: windowsThatTell }): ClauseProblem[] => {
    const isAsked = given[key] !== undefined && given[key] !== 'any';
    if (!isAsked || windows.some((window) => windowsThatTell.includes(window))) return [];
    return [{ path: at(key), message: `"${key}" means nothing at ${on}: ${what}`, fix: 'leave it out' }];
  });
  return [...unmet, ...wrongDie(on, given, at('die'))];
}

/** Dice of a kind that are never rolled for what the trigger waits for. */
function wrongDie(on: string, given: JsonMap, path: Path): readonly ClauseProblem[] {
  const roles = on
    .split(/\s*,\s*/)
    .map((name) => (Object.hasOwn(triggers, name) ? triggers[name]?.role : undefined));
  const isCombat = roles.every((role) => role === 'attack' || role === 'defense');
  const isNumbered = roles.every((role) => role === 'initiative');
  const wrong = (isCombat && given['die'] === 'd20') || (isNumbered && given['die'] === 'combat');
  if (!wrong) return [];
  const message = `${on} is rolled with ${isCombat ? 'combat dice' : 'a d20'}, so it never acts`;
  return [{ path, message, fix: 'leave it out' }];
}

const stepOf = (window: string): string => window.replace(/^(before|after):/, '');
const isStep = (window: string): boolean => (timingSteps as readonly string[]).includes(stepOf(window));

const opposites: readonly (readonly [string, string])[] = [
  ['wounded', 'unwounded'],
  ['engaged', 'unengaged'],
  ['moved', 'unmoved'],
];

/** States that a figure is never in together. */
function contradictions({ when = [] }: PartData, path: Path): readonly ClauseProblem[] {
  const states = when.flatMap(({ verb, with: p }, at) =>
    verb === 'figure-state' && isOneFigure(p['of']) ? [{ at, who: p['of'] ?? 'self', is: p['is'] }] : [],
  );
  return opposites.flatMap(([one, other]) =>
    states.flatMap(({ at, who, is }): ClauseProblem[] => {
      const isBoth = states.some((second) => second.who === who && second.is === one);
      if (is !== other || !isBoth) return [];
      const message = `it never acts: nobody is both ${one} and ${other}`;
      return [{ path: [...path, 'when', at], message, fix: 'leave one of them out' }];
    }),
  );
}

/** Of several figures one may be in one state and one in the other. */
function isOneFigure(of: Json | undefined): boolean {
  return of === undefined || ['self', 'subject', 'target', 'defender', 'attacker'].includes(String(of));
}

interface PlacedBlock {
  readonly verb: string;
  readonly with: JsonMap;
  readonly path: Path;
}

/** All blocks with parameters, those inside others too, with their places. */
function blocksIn(part: PartData, path: Path): readonly PlacedBlock[] {
  const found: PlacedBlock[] = [];
  const see = (verb: string, p: JsonMap, at: Path): void => {
    found.push({ verb, with: p, path: at });
    for (const [key, inner] of Object.entries(p)) visit(inner, [...at, key], key);
  };
  const visit = (value: Json, at: Path, key: string): void => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) visitItem(one, [...at, index]);
    else if (isMap(value)) see(key, value, at);
  };
  const visitItem = (value: Json, at: Path): void => {
    if (isMap(value)) for (const [key, inner] of Object.entries(value)) visit(inner, [...at, key], key);
  };
  for (const key of ['when', 'cost', 'choose', 'do', 'else'] as const)
    for (const [at, { verb, with: p }] of (part[key] ?? []).entries()) see(verb, p, [...path, key, at, verb]);
  return found;
}

/** Numbers with which an effect does nothing. */
const nothings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'modify-stat': { by: 0, times: 1 },
  'multiply-hits': { by: 1 },
  'modify-result': { by: 0 },
  heal: { count: 0 },
  wounds: { count: 0 },
  'ignore-wounds': { count: 0 },
  'add-wounds': { count: 0 },
  'add-marker': { count: 0 },
  'remove-marker': { count: 0 },
  'roll-damage': { dice: 0 },
  knockback: { spaces: 0 },
  maneuver: { spaces: 0 },
};

const bounds: readonly (readonly [string, string])[] = [
  ['least', 'most'],
  ['from', 'to'],
  ['min', 'max'],
];

function emptyEffects({ verb, with: p, path }: PlacedBlock): readonly ClauseProblem[] {
  const zeros = Object.entries(nothings[verb] ?? {}).flatMap(([key, nothing]): ClauseProblem[] =>
    p[key] === nothing
      ? [
          {
            path: [...path, key],
            message: `"${verb}" changes nothing with ${key}: ${nothing}`,
            fix: 'say how much',
          },
        ]
      : [],
  );
  const crossed = bounds.flatMap(([low, high]): ClauseProblem[] => {
    const [from, to] = [p[low], p[high]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    const message = `nothing is at least ${from} and at most ${to}`;
    return [{ path: [...path, low], message, fix: 'change one of them' }];
  });
  return [...zeros, ...crossed, ...settledRoll(verb, p, path), ...settledComparison(verb, p, path)];
}

/** A roll that cannot fail, or cannot succeed. */
function settledRoll(verb: string, p: JsonMap, path: Path): readonly ClauseProblem[] {
  const { success, die = 'd20' } = p;
  if (verb !== 'roll-die' || typeof success !== 'number') return [];
  const sides = Number(String(die).slice(1));
  const fix = `write a number from 2 to ${sides}`;
  const at = [...path, 'success'];
  if (success > sides)
    return [{ path: at, message: `a ${die} never shows ${success}, so "then" never happens`, fix }];
  return success < 2 ? [{ path: at, message: `a ${die} always shows ${success} or more`, fix }] : [];
}

function settledComparison(verb: string, { left, right }: JsonMap, path: Path): readonly ClauseProblem[] {
  if (verb !== 'comparison' || typeof left !== 'number' || typeof right !== 'number') return [];
  const message = `${left} and ${right} compare the same for ever`;
  return [{ path, message, fix: 'compare with a number that changes, as "left: wounds"' }];
}
