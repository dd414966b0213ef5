import type { Decision, Refusal } from '@scapewright/kernel';
import type { Command } from '@scapewright/packs';
import {
  bears,
  canAttackSpecially,
  type Figure,
  legalTargets,
  type PlannedAttack,
  procedures,
  type SkirmishSource,
  targetRefusal,
} from '@scapewright/skirmish/author';
import { explainTarget, whyNotNow } from '@scapewright/skirmish/explain';
import { CommandRefused } from '../failure.ts';
import { beginGranting } from '../play/action-windows.ts';
import { figureOf, handingOver } from '../play/course.ts';
import { isCourse } from '../play/course-decisions.ts';
import { Horizon } from '../play/horizon.ts';
import { extraOf, isNamed, isYesOrNo, optionNamed, optionNames, sourceOfOption } from '../play/options.ts';
import { passBy } from '../play/pass-by.ts';
import type { Handling, Play } from '../play/play.ts';
import { figuresReply, markersReply } from './markers.ts';
import { noFigure } from './no-figure.ts';
import { optionRefusals, refusalsOfObject, rulesOfOption, rulesOfReplacement } from './option-refusals.ts';
import { refused } from './path-choice.ts';

/** Steps in which something can be done in place of attacking. */
const attackSteps = ['2.instead', '5.instead', '5C', '5E.instead'] as const;

type AttackCommand = Extract<Command, { kind: 'attack' }>;

/** `attack`: the next attack of the figure, normal or special, against the target of the command. */
export function attack(play: Play, command: AttackCommand): void {
  const figure = play.names.figure(command.figure);
  const early = whyNotNow(play.match, { kind: 'attack', figure });
  const { using, object, target } = command;
  const named = [object, target, ...(command.land ?? [])];
  const closed = using === undefined ? [] : optionRefusals(play, using, figure, named);
  const isClosed = closed.length > 0;
  const state: Progress = { isDeclared: false, row: -1, count: 0, isClosed, early: closed[0] ?? early };
  const horizon = new Horizon(play, figure);
  play.drive((decision) => {
    play.isUnderway = !state.isDeclared;
    const part = partOf(play, decision, command, closed[0]);
    if (part !== undefined) return part;
    if (state.isDeclared) return afterwards(play, decision, state);
    if (using !== undefined && play.isRefusal && !state.isClosed) {
      const [now] = optionRefusals(play, using, figure, named);
      state.isClosed = now !== undefined;
      if (now) state.early = { ...now, also: [...(now.also ?? []), 'attack.declared-special'] };
    }
    if (horizon.isPast(decision)) throw untimely(play, command, figure, state);
    const granting = early && beginGranting(play, decision, { kind: 'attack', figure });
    return granting ?? before(play, decision, command, figure, state);
  });
  if (!state.isDeclared)
    throw refused(play, `the game is over before ${command.figure} can attack`, { reason: 'now.over' });
}

interface Progress {
  isDeclared: boolean;
  /** Row of the attacks of the action, and how many of them were made before. */
  row: number;
  count: number;
  /** A rule of its own closes what the attack uses. */
  isClosed: boolean;
  /** Why the figure could not attack when the command was given. */
  early: Refusal | undefined;
}

/** What a special attack asks besides its target: the object that is used for it, and where that comes to lie. */
function partOf(
  play: Play,
  decision: Decision,
  { using, object, land }: AttackCommand,
  closed: Refusal | undefined,
): Handling {
  if (using === undefined || decision.asks !== using || isYesOrNo(decision)) return undefined;
  const part = decision.choice.domain === 'figure' ? object : land?.join('+');
  if (part === undefined) return play.isRefusal ? whateverIsUsed(play, decision) : undefined;
  const option = optionNamed(play.game, decision, part);
  if (option !== undefined) return option;
  const value = play.game.valueOf(decision.choice.domain, part);
  const refusal = value === undefined ? undefined : decision.choice.whyNot?.(value);
  throw refused(play, `${part} is no option of ${using}: ${optionNames(decision)}`, refusal ?? closed);
}

/** A command that has to be refused and names no object is judged by the rest of it: with the answer, else with the first object. */
function whateverIsUsed(play: Play, decision: Decision): Handling {
  const { domain, options } = decision.choice;
  return domain === 'figure' ? (play.sheet.reply(play.game, decision) ?? options[0]) : undefined;
}

/**
 * The attack has been declared. What is asked again is the target of the same attack, where the first has escaped: the
 * answer, the only one left if dice for it are there, otherwise the next command decides.
 */
function afterwards(play: Play, decision: Decision, { row, count }: Progress): Handling {
  if (decision.asks === 'target' && row >= 0 && attackRow(play) === row && made(play, row) === count) {
    const answer = play.sheet.reply(play.game, decision);
    if (answer !== undefined) return answer;
    const { options } = decision.choice;
    return options.length === 1 && play.script.left().length > 0 ? (options[0] as number) : 'stop';
  }
  return isCourse(decision) ? 'stop' : undefined;
}

function before(
  play: Play,
  decision: Decision,
  command: AttackCommand,
  figure: Figure,
  state: Progress,
): Handling {
  if (!isCourse(decision)) return undefined;
  const { asks } = decision;
  if (asks === 'order-markers') return markersReply(play, decision);
  if (asks === 'figures') return figuresReply(play, decision);
  if (asks === 'attack' && Array.from(decision.choice.options).includes(figure)) {
    checkTarget(play, command, figure);
    return figure;
  }
  if (figureOf(play, decision) !== figure)
    return handingOver(play, decision, figure) ?? passBy(play, decision);
  if (asks === '5C') {
    if (command.using === undefined) return extraOf(decision, 'normal');
    const hook = optionNamed(play.game, decision, command.using);
    if (hook === undefined)
      throw (
        withNobody(play, command, figure) ??
        refused(play, `${command.figure} cannot use ${command.using} now`, state.early)
      );
    if (sourceOfOption(play.game, decision, hook)?.specialAttack?.untargeted) state.isDeclared = true;
    return hook;
  }
  if (asks === 'attack-again' && command.target === undefined && isWantedKind(play, command)) {
    state.isDeclared = true;
    return extraOf(decision, 'yes');
  }
  if (asks !== 'target') return passBy(play, decision);
  if (!isWantedKind(play, command)) {
    if (!state.isClosed)
      state.early = {
        reason:
          play.match.host.clock.varsOf(procedures.singleAttack) === undefined
            ? 'attack.next'
            : 'grant.attack',
        also: command.using === undefined ? [] : ['attack.declared', 'attack.declared-special'],
      };
    return passBy(play, decision);
  }
  state.row = attackRow(play);
  state.count = made(play, state.row);
  state.isDeclared = true;
  return targetReply(play, decision, command, figure, command.using === undefined ? undefined : state.early);
}

function targetReply(
  play: Play,
  decision: Decision,
  command: AttackCommand,
  figure: Figure,
  early: Refusal | undefined,
): Handling {
  if (command.target === undefined)
    throw new CommandRefused(`the attack of ${command.figure} needs a target`);
  const target = play.names.figureOrNone(command.target);
  if (target !== undefined && Array.from(decision.choice.options).includes(target)) return target;
  const refusal = target === undefined ? undefined : decision.choice.whyNot?.(target);
  if (refusal) {
    const also = [...(refusal.also ?? []), ...(early?.also ?? [])];
    throw notTarget(play, command, { ...refusal, also }, { attacker: figure }, target as number);
  }
  checkTarget(play, command, figure);
  throw new CommandRefused(`${command.figure} cannot attack ${command.target} with this attack`);
}

/** Looks at the target before the attack action is begun: one without a target would be lost. */
function checkTarget(play: Play, command: AttackCommand, figure: Figure): void {
  const { game, names } = play;
  const source = command.using === undefined ? undefined : specialOf(play, figure, command.using);
  if (command.using === undefined && game.definition(figure).attack === null)
    throw notAttacking(
      play,
      figure,
      refused(play, `${command.figure} has no attack`, { reason: 'target.no-attack' }),
    );
  if (command.target === undefined || source?.specialAttack?.untargeted) return;
  const target = names.figureOrNone(command.target);
  if (target === undefined) throw noFigure(play, command.target, 'attacked');
  if (command.using !== undefined && !source) return;
  const planned = { attacker: figure, special: source?.specialAttack };
  const refusal = targetRefusal(game, planned, target);
  if (refusal) throw notTarget(play, command, refusal, planned, target);
}

/** The same refusal, for an object with the rules by which it would attack. */
function notAttacking(play: Play, figure: Figure, { message, rules }: CommandRefused): CommandRefused {
  return new CommandRefused(message, [
    ...rules,
    ...refusalsOfObject(play, figure, 'operate'),
    ...rulesOfReplacement(play, figure, attackSteps),
  ]);
}

/** The refusal of a special attack that takes no target, where it would hit nobody. */
function withNobody(
  play: Play,
  { figure, using }: AttackCommand,
  attacker: Figure,
): CommandRefused | undefined {
  const source = using === undefined ? undefined : specialOf(play, attacker, using);
  if (using === undefined || !source?.specialAttack?.untargeted) return undefined;
  if (canAttackSpecially(play.game, source, attacker)) return undefined;
  const { message, rules } = refused(play, `${figure} has nobody to attack by ${using}`, {
    reason: 'attack.lost',
  });
  return new CommandRefused(message, [...rules, ...rulesOfSpecial(play, using, attacker)]);
}

/** The refusal of a target, with the rules of all that keeps the figure from being one, and of the special attack itself. */
function notTarget(
  play: Play,
  { figure, target, using }: AttackCommand,
  refusal: Refusal,
  planned: PlannedAttack,
  other: Figure,
): CommandRefused {
  const { message, rules } = refused(play, `${figure} cannot attack ${target}`, refusal);
  const { rules: causes } = explainTarget(play.engine, play.game, planned, other);
  const own = using === undefined ? [] : rulesOfSpecial(play, using, play.names.figure(figure), target);
  return new CommandRefused(message, [...new Set([...rules, ...causes, ...own])]);
}

/** The rules of a special attack, and those that close it to the figure. */
function rulesOfSpecial(play: Play, using: string, figure: Figure, target?: string): readonly string[] {
  const closed = optionRefusals(play, using, figure, [target]);
  return [...closed.flatMap((refusal) => play.engine.rulesOfRefusal(refusal)), ...rulesOfOption(play, using)];
}

/** The source of a special attack on the figure's card. */
function specialOf(play: Play, figure: Figure, name: string): SkirmishSource | undefined {
  const { game } = play;
  const own = game.facts.sources.filter((source) => bears(game, source, figure));
  const named = own.filter((source) => isNamed(source, name));
  return named.find((source) => game.isLive(source)) ?? named[0];
}

/** The special attack that goes on, undefined where a normal one or none does. */
export function openSpecial(play: Play): SkirmishSource | undefined {
  const row = attackRow(play);
  return row < 0 ? undefined : play.game.facts.sources[play.game.readAttack('source', row)];
}

/** Are the attacks that go on of the kind that the command names? */
function isWantedKind(play: Play, { using }: AttackCommand): boolean {
  const source = openSpecial(play);
  return using === undefined ? source === undefined : source !== undefined && isNamed(source, using);
}

function attackRow(play: Play): number {
  return play.match.host.clock.varsOf(procedures.combat)?.attack ?? -1;
}

function made(play: Play, row: number): number {
  return row < 0 ? 0 : play.game.readAttack('count', row);
}

function untimely(play: Play, command: AttackCommand, figure: Figure, { early }: Progress): CommandRefused {
  const { game } = play;
  const target = command.target === undefined ? undefined : play.names.figureOrNone(command.target);
  const refusal =
    target === undefined || command.using !== undefined || !game.isAlive(figure)
      ? undefined
      : targetRefusal(game, { attacker: figure }, target);
  const nobody = early ? undefined : withNobody(play, command, figure);
  if (nobody) return nobody;
  const why = early ?? whyNotNow(play.match, { kind: 'attack', figure });
  if (refusal && !legalTargets(game, { attacker: figure }).includes(target as number)) {
    const also = [...(refusal.also ?? []), ...(why ? [why.reason, ...(why.also ?? [])] : [])];
    const refusedTarget = notTarget(
      play,
      command,
      { ...refusal, also },
      { attacker: figure },
      target as number,
    );
    return notAttacking(play, figure, refusedTarget);
  }
  const { message, rules } = refused(play, `${command.figure} has no attack left in this turn`, why);
  return new CommandRefused(message, [
    ...refusalsOfObject(play, figure, 'operate'),
    ...rules,
    ...rulesOfReplacement(play, figure, attackSteps),
  ]);
}
