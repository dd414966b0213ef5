import type { HookSource, Seat } from '@scapewright/kernel';
import {
  commitToNormalMove,
  type Game,
  noteUse,
  pickBattlefield,
  type SkirmishRun,
} from '@scapewright/skirmish/author';
import type { ChoiceOf } from './choice.ts';
import { readChoices } from './choices.ts';
import { asksItself, canChoose, makeChoices } from './choosing.ts';
import type { PartData } from './clause-data.ts';
import { readConditions } from './conditions.ts';
import type { Reading } from './effect.ts';
import { readEffects } from './effects.ts';
import { deciderOf, readCosts, readLimit } from './limits.ts';
import type { Changes } from './scope.ts';
import { type AskedWith, type Scope, scopeOf } from './scope.ts';
import { readTrigger, type TriggerOf } from './triggers.ts';

type Path = readonly (string | number)[];

/** Everything about a part that is used: when it can be, and what happens then. */
export interface UseOf {
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

/** What is done ahead of the effects of a part. */
export type First = (run: SkirmishRun, scope: Scope) => void;

/** Reads how a part is used. `place` is its number in the ability. */
export function readUse(part: PartData, place: number, path: Path, reading: Reading): UseOf {
  const { problems, relations } = reading;
  const when = part.trigger ? readTrigger(part.trigger, [...path, 'trigger'], problems) : undefined;
  const condition = readConditions(part.when ?? [], [...path, 'when'], problems);
  const limit = readLimit(part, place);
  const cost = readCosts(part.cost ?? [], [...path, 'cost'], problems);
  const choices = readChoices(part.choose ?? [], [...path, 'choose'], problems, part.do);
  const effect = readEffects(part.do ?? [], [...path, 'do'], reading);
  const afterDefeat = asksForDefeat(part);
  const declinable = asksItself(choices, part.choose ?? []);
  const seat = (scope: Scope): number =>
    deciderOf(scope.game, part.chooser, scope, scope.args.figure ?? scope.self);
  return {
    trigger: when,
    isOptional: !declinable && (part.optional === true || isOptionalKind(part)),
    isOpen: (scope) =>
      (afterDefeat || isInForce(scope)) &&
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
function speaking(run: SkirmishRun, scope: Scope, seat: Seat, choices: readonly ChoiceOf[]): Scope {
  const { source, self } = scope;
  const battlefield = pickBattlefield(run, source, { figure: self, seat }, (region) =>
    canChoose({ ...scope, battlefield: region }, choices),
  );
  return battlefield === undefined ? scope : { ...scope, battlefield };
}

/** Is a part of those that act once its figure has been defeated? */
export function asksForDefeat({ when = [] }: PartData): boolean {
  return when.some(
    ({ verb, with: { of = 'self', is } }) => verb === 'figure-state' && of === 'self' && is === 'defeated',
  );
}

/** An ability works while its card is active; what answers the card's own end works then too. */
function isInForce({ game, source, args }: Scope): boolean {
  return source.owner < 0 || game.isCardActive(source.owner) || args.card === source.owner;
}

function isOptionalKind({ kind }: PartData): boolean {
  return kind === 'triggered-optional' || kind === 'windowed-action';
}
