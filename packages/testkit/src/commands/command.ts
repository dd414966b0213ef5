import type { Command } from '@scapewright/packs';
import { CommandRefused, innermost, messageOf, ScenarioFailure } from '../failure.ts';
import { goOnToAnswers } from '../play/later-answers.ts';
import type { Play } from '../play/play.ts';
import { unaskedRemarks } from '../play/unasked.ts';
import { activate } from './activate.ts';
import { attack } from './attack.ts';
import { end } from './end.ts';
import { move } from './move.ts';
import { plan } from './plan.ts';
import { enterRound } from './round.ts';
import { stimulus } from './stimulus.ts';
import { use } from './use.ts';

/** Does one command. Throws {@link CommandRefused} where the rules do not allow it now. */
export function perform(play: Play, command: Command): void {
  play.isUnderway = false;
  switch (command.kind) {
    case 'activate':
      activate(play, command.figure);
      break;
    case 'move':
      move(play, command);
      break;
    case 'attack':
      attack(play, command);
      break;
    case 'use':
      use(play, command);
      break;
    case 'end':
      end(play, command.what);
      break;
    case 'plan':
      plan(play, command);
      break;
    case 'refuse':
      refuse(play, command);
      break;
    default:
      if (opensRound(play)) enterRound(play);
      stimulus(play, command);
  }
}

/** Does the step of a stimulus carry the initiative dice of a round that has not begun? */
function opensRound(play: Play): boolean {
  const stop = play.stop();
  if (stop !== 'before:ROUND' && stop !== 'before:R3' && stop !== 'before:R5') return false;
  const numbers = play.script.left().filter((roll) => /^\d+$/.test(roll));
  return numbers.length >= play.game.seatCount;
}

/** Tries a command on a copy: it must be refused, for the rule named, and the game itself stays as it is. */
function refuse(play: Play, { command, because }: Extract<Command, { kind: 'refuse' }>): void {
  const copy = play.copy();
  copy.isRefusal = true;
  copy.script.load(play.step?.dice ?? []);
  copy.sheet.load(play.step?.answers ?? []);
  const refusal = attempt(copy, command);
  play.asked = copy.asked;
  play.notes.push(...copy.notes);
  if (!refusal) throw new ScenarioFailure('the command had to be refused, and was not');
  for (const rule of refusal.rules) play.cited.add(rule);
  const { entriesOf } = play.options;
  if (!entriesOf) return;
  const accepted = new Set(because.flatMap(entriesOf));
  if (because.length > 0 && !refusal.rules.some((rule) => accepted.has(rule)))
    throw new ScenarioFailure(`refused, but not because of ${because.join(' or ')}: ${messageOf(refusal)}`);
}

function attempt(copy: Play, command: Command): CommandRefused | undefined {
  try {
    perform(copy, command);
    goOnToRefusal(copy);
  } catch (error) {
    const inner = innermost(error);
    if (inner instanceof CommandRefused) return inner;
    if (inner instanceof ScenarioFailure)
      throw new ScenarioFailure(`the command had to be refused: ${inner.message}`, inner.place);
    throw error;
  }
  return unaskedRefusal(copy);
}

/** Goes on to what the open answers of a refusal answer, as after a command that is done. What lies behind dice that the step does not have is not tried. */
function goOnToRefusal(copy: Play): void {
  try {
    goOnToAnswers(copy);
  } catch (error) {
    if (!(innermost(error) instanceof ScenarioFailure)) throw error;
  }
}

/** The refusal of a command that was done, and of which an answer was never asked for: that answer is not accepted then. */
function unaskedRefusal(copy: Play): CommandRefused | undefined {
  const { wrong, notes } = unaskedRemarks(copy);
  const [unasked] = [...wrong, ...notes];
  if (!unasked) return undefined;
  copy.notes.push({
    message: `nothing was refused: ${unasked.message}; "not-asked" says that better`,
    place: unasked.place,
  });
  return new CommandRefused(unasked.message);
}
