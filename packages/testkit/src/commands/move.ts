import type { Decision, Refusal } from '@scapewright/kernel';
import type { Command } from '@scapewright/packs';
import {
  type Figure,
  figureTable,
  isCommitted,
  mayMove,
  moveKinds,
  movements,
  objectAround,
  procedures,
} from '@scapewright/skirmish/author';
import { whyNotNow } from '@scapewright/skirmish/explain';
import { CommandRefused } from '../failure.ts';
import { beginGranting } from '../play/action-windows.ts';
import { figureOf, handingOver } from '../play/course.ts';
import { isCourse } from '../play/course-decisions.ts';
import { Horizon } from '../play/horizon.ts';
import { extraOf, isNamed, optionNamed } from '../play/options.ts';
import { passBy } from '../play/pass-by.ts';
import type { Handling, Play } from '../play/play.ts';
import { Legs } from './legs.ts';
import { figuresReply, markersReply } from './markers.ts';
import { OnTheWay } from './on-the-way.ts';
import {
  optionRefusals,
  refusalsOfObject,
  rulesOfOption,
  rulesOfOptionsUsed,
  rulesOfReplacement,
} from './option-refusals.ts';
import { refused } from './path-choice.ts';
import { facingNames, turn } from './rotate.ts';

type MoveCommand = Extract<Command, { kind: 'move' }>;

/** `move`: the next move action of the figure, normal or special, to where the command says. */
export function move(play: Play, command: MoveCommand): void {
  const figure = play.names.figure(command.figure);
  const errands = new OnTheWay(play, figure, command);
  const early = whyNotNow(play.match, { kind: 'move', figure });
  const horizon = new Horizon(play, figure);
  const legs = new Legs(play, figure, command);
  const { length: before } = play.match.host.log;
  let isMade = false;
  play.drive((decision) => {
    if (!isMade && isStoppedAtStart(play, figure, before)) isMade = true;
    play.isUnderway = !isMade;
    const errand = errands.reply(decision);
    if (errand !== undefined) return errand;
    if (isMade || (isCourse(decision) && legs.areDone)) {
      isMade = true;
      return isCourse(decision) ? 'stop' : undefined;
    }
    if (isCourse(decision)) legs.check(decision);
    if (horizon.isPast(decision))
      throw untimely(play, command, early ?? whyNotNow(play.match, { kind: 'move', figure }));
    const granting = early && beginGranting(play, decision, { kind: 'move', figure });
    const handled = granting ?? leadUp(play, decision, command, figure, legs);
    if (decision.asks === 'path' && handled !== undefined && figureOf(play, decision) === figure)
      isMade = isWantedKind(play, command) && legs.areDone;
    return handled;
  });
  if (!isMade)
    throw refused(play, `the game is over before ${command.figure} can move`, { reason: 'now.over' });
  errands.check();
  if (command.facing !== undefined && play.game.isPlaced(figure))
    turn(play, figure, facingNames.indexOf(command.facing));
}

/** Has an ability stopped the figure at the beginning of its move, since the log was so long (SS-MOVE-021)? */
function isStoppedAtStart({ game, match }: Play, figure: Figure, from: number): boolean {
  if (game.state.read(figureTable.stopped, figure) === movements.goesOn) return false;
  return match.host.log
    .slice(from)
    .some(({ reason, data }) => reason === 'move.stopped-at-start' && data['figure'] === figure);
}

function leadUp(play: Play, decision: Decision, command: MoveCommand, figure: Figure, legs: Legs): Handling {
  if (!isCourse(decision)) return undefined;
  const { asks } = decision;
  if (asks === 'order-markers') return markersReply(play, decision);
  if (asks === 'figures') return figuresReply(play, decision);
  if (asks === 'move' && Array.from(decision.choice.options).includes(figure)) {
    const held = play.game.refusalOf(mayMove, { figure, kind: moveKinds.normal });
    if (command.using === undefined && held)
      throw refused(play, `${command.figure} cannot move`, { ...held, also: ['move.stopped-at-start'] });
    return figure;
  }
  if (figureOf(play, decision) !== figure)
    return handingOver(play, decision, figure) ?? passBy(play, decision);
  if (asks === '3D') {
    if (command.using === undefined) return extraOf(decision, 'normal');
    const hook = optionNamed(play.game, decision, command.using);
    if (hook === undefined) throw unusable(play, command.figure, command.using);
    return hook;
  }
  if (asks === 'path' && command.using !== undefined && isCommitted(play.game, figure))
    throw refused(play, `${command.figure} cannot move by ${command.using}`, { reason: 'move.committed' });
  if (asks === 'path' && isWantedKind(play, command)) return legs.reply(decision);
  return passBy(play, decision);
}

/** Is the open move of the kind that the command names: special by this ability, or not special? */
function isWantedKind(play: Play, { using }: MoveCommand): boolean {
  const source = play.game.facts.sources[play.match.host.clock.varsOf(procedures.move)?.source ?? -1];
  return using === undefined ? true : source !== undefined && isNamed(source, using);
}

/** The figure does not have this special move, or may not make it now. */
function unusable(play: Play, figure: string, using: string): CommandRefused {
  const why = optionRefusals(play, using, play.names.figure(figure), []);
  const rules = why.flatMap((refusal) => play.engine.rulesOfRefusal(refusal));
  return new CommandRefused(`${figure} cannot move by ${using} now`, [
    ...rules,
    ...rulesOfOption(play, using),
  ]);
}

/** The time is past: for the reason that held when the command was given, or else holds now. */
function untimely(play: Play, { figure, using }: MoveCommand, why: Refusal | undefined): CommandRefused {
  const turn = play.names.playerName(play.game.chooser());
  const text = `${figure} has no move action${using === undefined ? '' : ` for ${using}`} in what is left of this turn (${turn})`;
  const { message, rules } = refused(play, text, why);
  const number = play.names.figure(figure);
  // Who is in an object walks nowhere: it comes out instead.
  const isInside = objectAround(play.game, number) >= 0;
  return new CommandRefused(message, [
    ...refusalsOfObject(play, number, 'drive'),
    ...rules,
    ...(isInside ? rulesOfOption(play, 'exit') : []),
    ...(using === undefined ? [] : unusable(play, figure, using).rules),
    ...rulesOfReplacement(play, number, ['2.instead', '3.instead', '3D']),
    ...rulesOfOptionsUsed(play, number),
  ]);
}
