import type { Hook, HookSource } from '@scapewright/kernel';
import {
  areaAttack,
  attackAreas,
  bearers,
  canAttackSpecially,
  commitToNormalMove,
  type Duration,
  durations,
  type Game,
  instead,
  makeSpecialAttack,
  makeSpecialMove,
  noteUse,
  pickBattlefield,
  replace,
  type SkirmishRun,
  type SpecialAttack,
  trigger,
  type WindowId,
  woundGroups,
} from '@scapewright/skirmish/author';
import { whileHolds } from './applies.ts';
import type { ChoiceOf } from './choice.ts';
import { readChoices } from './choices.ts';
import { asksItself, canChoose, makeChoices } from './choosing.ts';
import type { PartData } from './clause-data.ts';
import { readConditions } from './conditions.ts';
import type { Changes, Reading } from './effect.ts';
import { continuousVerbs, readEffects, readingOf } from './effects.ts';
import { readSideOrFilter } from './figures.ts';
import { deciderOf, readCosts, readLimit } from './limits.ts';
import { fixFor, Parameters } from './parameters.ts';
import { speaksOfPlace } from './place.ts';
import { type AskedWith, type Scope, scopeOf } from './scope.ts';
import { readMore, readMove } from './special-words.ts';
import { readTrigger, type TriggerOf } from './triggers.ts';

/** A part that has been read: its hooks, and the special attack that it gives. */
export interface PartOf {
  readonly hooks: readonly Hook[];
  readonly specialAttack?: SpecialAttack;
}

type Path = readonly (string | number)[];

/** Reads one part. `place` is its number in the ability. */
export function readPart(part: PartData, place: number, path: Path, reading: Reading): PartOf {
  const until = durationOf(part.until);
  const failed = part.else?.length
    ? readEffects(part.else, [...path, 'else'], readingOf({ ...reading, until }))
    : undefined;
  const shared = readingOf({ ...reading, until, failed });
  switch (part.kind) {
    case 'marker-only':
      return { hooks: [] };
    case 'continuous-modifier':
    case 'continuous-permission':
    case 'continuous-restriction':
    case 'continuous-characteristic':
      return { hooks: continuousHooks(part, path, shared) };
    case 'special-attack':
      return specialAttackPart(part, place, path, shared);
    case 'special-move': {
      const move = readMove(part, path, shared);
      const use = readUse({ ...part, do: without(part, 'set-move-action') }, place, path, shared);
      return {
        hooks: insteadHooks(
          { ...use, first: (run, { source, self }) => makeSpecialMove(run, source, self, move) },
          '3D',
          (game, { self }) => game.isPlaced(self),
        ),
      };
    }
    case 'instead-of':
      return { hooks: insteadHooks(readUse(part, place, path, shared)) };
    case 'triggered-automatic':
    case 'triggered-optional':
    case 'windowed-action':
    case 'replacement':
    case 'setup':
      return { hooks: triggerHooks(part, readUse(part, place, path, shared)) };
  }
}

const untils: Readonly<Record<string, Duration>> = { 'move-action': 'action', combat: 'attack' };

function durationOf(until: string | undefined): Duration | undefined {
  if (until === undefined) return undefined;
  return untils[until] ?? durations.find((duration) => duration === until);
}

function without(part: PartData, verb: string): NonNullable<PartData['do']> {
  return (part.do ?? []).filter((block) => block.verb !== verb);
}

function continuousHooks(part: PartData, path: Path, reading: Reading): readonly Hook[] {
  const condition = readConditions(part.when ?? [], [...path, 'when'], reading.problems);
  const conditionIsLocal = (part.when ?? []).some(
    (block) => speaksOfPlace(block.verb) || speaksOfPlace(block.with),
  );
  return (part.do ?? []).flatMap((block, at) => {
    const p = new Parameters(block.with, [...path, 'do', at, block.verb], reading.problems);
    const read = continuousVerbs[block.verb];
    if (!read) {
      const fix = fixFor(block.verb, Object.keys(continuousVerbs));
      p.problem(undefined, `"${block.verb}" is no continuous effect`, fix);
      return [];
    }
    const of = readSideOrFilter(p, 'of', 'self');
    const { hooks } = read(p);
    p.end();
    const isLocal = conditionIsLocal || speaksOfPlace(block.with);
    return hooks(whileHolds(of, condition, reading.relations, isLocal));
  });
}

/** Everything about a part that is used: when it can be, and what happens then. */
interface UseOf {
  readonly trigger: TriggerOf | undefined;
  readonly isOptional: boolean;
  readonly isOpen: (scope: Scope) => boolean;
  readonly scope: (game: Game, source: HookSource, args: AskedWith) => Scope;
  readonly seat: (scope: Scope) => number;
  /** Pays, chooses, counts the use, and carries it out. */
  readonly carryOut: (run: SkirmishRun, scope: Scope, first?: First) => Changes | undefined;
  /** What a special move or attack does before the effects of the part. */
  readonly first?: First;
}

type First = (run: SkirmishRun, scope: Scope) => void;

function readUse(part: PartData, place: number, path: Path, reading: Reading): UseOf {
  const { problems, relations } = reading;
  const when = part.trigger ? readTrigger(part.trigger, [...path, 'trigger'], problems) : undefined;
  const condition = readConditions(part.when ?? [], [...path, 'when'], problems);
  const limit = readLimit(part, place);
  const cost = readCosts(part.cost ?? [], [...path, 'cost'], problems);
  const choices = readChoices(part.choose ?? [], [...path, 'choose'], problems);
  const effect = readEffects(part.do ?? [], [...path, 'do'], reading);
  const declinable = asksItself(choices, part.choose ?? []);
  const seat = (scope: Scope): number =>
    deciderOf(scope.game, part.chooser, scope, scope.args.figure ?? scope.self);
  return {
    trigger: when,
    isOptional: !declinable && (part.optional === true || isOptionalKind(part)),
    isOpen: (scope) =>
      isInForce(scope) &&
      (!when || when.holds(scope)) &&
      (!limit || limit.isOpen(scope)) &&
      condition(scope) &&
      cost.isPayable(scope) &&
      canChoose(scope, choices),
    scope: (game, source, args) => scopeOf(game, source, args, relations),
    seat,
    carryOut: (run, used, first) => {
      const scope = isLocal(part) ? speaking(run, used, seat(used), choices) : used;
      if (!declinable) cost.pay(run, scope);
      const made = makeChoices(run, scope, choices, seat(scope));
      if (!made) return undefined;
      if (declinable) cost.pay(run, scope);
      limit?.count(run, scope);
      noteUse(run, scope.source, scope.self);
      if (when?.commits) commitToNormalMove(run, scope.self);
      first?.(run, made);
      return effect(run, made);
    },
  };
}

/** Does a part choose figures or spaces, or mean all that a filter passes? A figure that is put somewhere chooses any battlefield. */
function isLocal({ choose = [], do: effects = [] }: PartData): boolean {
  const chooses = choose.some(
    ({ verb, with: p }) => verb === 'figure' || (verb === 'space' && p['for'] !== 'self'),
  );
  return chooses || JSON.stringify(effects).includes('"each":');
}

/** The scope on the battlefield that the player picks for a user on none (SS-SEPBF-011). */
function speaking(run: SkirmishRun, scope: Scope, seat: number, choices: readonly ChoiceOf[]): Scope {
  const { source, self } = scope;
  const battlefield = pickBattlefield(run, source, { figure: self, seat }, (region) =>
    canChoose({ ...scope, battlefield: region }, choices),
  );
  return battlefield === undefined ? scope : { ...scope, battlefield };
}

/** An ability works while its card is active; what answers the card's own end works then too. */
function isInForce({ game, source, args }: Scope): boolean {
  return source.owner < 0 || game.isCardActive(source.owner) || args.card === source.owner;
}

function isOptionalKind({ kind }: PartData): boolean {
  return kind === 'triggered-optional' || kind === 'windowed-action';
}

/** Hooks offered in place of a step: of the trigger's windows, or of the one given. */
function insteadHooks(use: UseOf, at?: string, can?: (game: Game, scope: Scope) => boolean): readonly Hook[] {
  const windows = use.trigger?.windows ?? (at === undefined ? [] : [at]);
  return windows.map((window) =>
    instead(window as WindowId, {
      when: (game, args, source) => {
        const scope = use.scope(game, source, args);
        const isOwn = use.trigger !== undefined || scope.self === scope.args.figure;
        return isOwn && use.isOpen(scope) && (can ? can(game, scope) : game.isOnBattlefield(scope.self));
      },
      run: (run, args, source) => {
        use.carryOut(run, use.scope(run.game, source, args), use.first);
      },
    }),
  );
}

/** Windows whose event a hook changes instead of following it, and the group in which it acts. */
const replaced: Readonly<Record<string, number>> = {
  'E.wounds-would-be-received': woundGroups.wouldReceive,
  'E.wounds-being-received': woundGroups.receives,
  'E.would-be-defeated': 0,
};

const replacedSteps: Readonly<Record<string, WindowId>> = {
  'E.wounds-being-received': 'E.wounds-would-be-received',
  'E.would-be-defeated': 'E.figure-defeated',
};

/** Who decides in a trigger window, where that is not the ability's own player. */
function seatIn(use: UseOf) {
  return (game: Game, args: object, source: HookSource): number => use.seat(use.scope(game, source, args));
}

function triggerHooks(part: PartData, use: UseOf): readonly Hook[] {
  return (use.trigger?.windows ?? []).map((window) => {
    const group = replaced[window];
    if (group !== undefined) return replaceHook(use, replacedSteps[window] ?? (window as WindowId), group);
    if (part.kind === 'replacement') return replaceHook(use, window as WindowId, 0);
    const scopes = use.trigger?.isEach === true ? eachScope : oneScope;
    return trigger(window as WindowId, {
      optional: use.isOptional,
      when: (game, args, source) => scopes(use, game, source, args).some((scope) => use.isOpen(scope)),
      ...(part.chooser === undefined || part.chooser === 'own' ? {} : { seat: seatIn(use) }),
      run: (run, args, source) => carryOutAll(run, use, source, scopes(use, run.game, source, args)),
    });
  });
}

type Scopes = (use: UseOf, game: Game, source: HookSource, args: AskedWith) => readonly Scope[];

const oneScope: Scopes = (use, game, source, args) => [use.scope(game, source, args)];

/** In a window of the whole round: one for each figure on the battlefield, and one where nobody there has the ability. */
const eachScope: Scopes = (use, game, source, args) => {
  const figures = Array.from({ length: game.figureCount }, (_, figure) => figure);
  const scopes = figures
    .filter((figure) => game.isOnBattlefield(figure))
    .map((figure) => use.scope(game, source, { ...args, figure }));
  return bearers(game, source).length > 0 ? scopes : [use.scope(game, source, args), ...scopes];
};

/** Carries a part out for each figure for which it is open; of several that may, each is asked about. */
function carryOutAll(run: SkirmishRun, use: UseOf, source: HookSource, all: readonly Scope[]): void {
  const open = all.filter((scope) => use.isOpen(scope));
  for (const scope of open) {
    if (open.length > 1 && !use.isOpen(scope)) continue;
    const subject = run.game.keyOf('figure', scope.args.figure ?? scope.self);
    const isAsked = use.isOptional && open.length > 1;
    if (!isAsked || run.may(use.seat(scope), source.id, source.key, subject)) use.carryOut(run, scope);
  }
}

function replaceHook(use: UseOf, at: WindowId, group: number): Hook {
  return replace(at, {
    group,
    optional: use.isOptional,
    when: (game, args, source) => use.isOpen(use.scope(game, source, args)),
    run: (run, args, source) => use.carryOut(run, use.scope(run.game, source, args)) as Partial<typeof args>,
  });
}

/**
 * A special attack: `{set-attack: {range, attack, uses, distinct-targets, area, type, more}}`, and what else the part does;
 * `more: {by, against: FILTER}` are dice that its text adds against some targets.
 */
function specialAttackPart(part: PartData, place: number, path: Path, reading: Reading): PartOf {
  const block = (part.do ?? []).find((one) => one.verb === 'set-attack');
  const p = new Parameters(block?.with ?? {}, [...path, 'do', 'set-attack'], reading.problems);
  const specialAttack = areaAttack(
    {
      range: p.number('range'),
      attack: p.number('attack'),
      attacks: p.number('uses', 1),
      kinds: p.texts('type'),
      sameTwice: !p.flag('distinct-targets'),
      ...(p.has('more') ? { more: readMore(p.under('more')) } : {}),
    },
    p.oneOf('area', attackAreas, 'target'),
  );
  p.end();
  const use = readUse({ ...part, do: without(part, 'set-attack') }, place, path, reading);
  const attack: First = (run, { source, self }) => makeSpecialAttack(run, source, self);
  const can = (game: Game, { source, self }: Scope): boolean => canAttackSpecially(game, source, self);
  return { hooks: insteadHooks({ ...use, first: attack }, '5C', can), specialAttack };
}
