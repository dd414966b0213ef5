import { confirmation, type Decision, type Reply, type Seat } from '@scapewright/kernel';
import { type Game, matchTable, type RollRole, rollRoles, rollTable } from '@scapewright/skirmish/author';
import type { Chance } from '../bot.ts';

/** What is offered is taken, but for rides: every fourth only. */
export function answerReply({ asks, choice }: Decision, chance: Chance): Reply {
  const { yes, no } = confirmation;
  if (!choice.extras || choice.extras.length < 2) return choice.options[0] ?? yes;
  return asks === 'enter' && chance.below(4) > 0 ? no : yes;
}

/** The innermost roll that is looked at; -1 none. */
export function rollNow(game: Game): number {
  return game.state.read(matchTable.rollDepth, 0) - 1;
}

/** Does one's own side roll these dice? */
export function isOwnRoll(game: Game, seat: Seat, roll: number): boolean {
  const figure = game.state.read(rollTable.figure, roll);
  const roller = figure >= 0 ? game.controller(figure) : game.state.read(rollTable.seat, roll);
  return game.teamOf(roller) === game.teamOf(seat);
}

/** Own dice are rolled again where they do not count, an enemy's where they do. */
export function diceReply(decision: Decision, game: Game): Reply {
  const { choice, seat, most, least } = decision;
  const none = choice.extras?.length ? -choice.extras.length : decision.valueAt(0);
  const roll = rollNow(game);
  if (roll < 0) return none;
  const { skulls, shields } = rollTable;
  const counts = [game.state.read(skulls, roll), game.state.read(shields, roll)] as const;
  const role: RollRole | undefined = rollRoles[game.state.read(rollTable.role, roll)];
  const counting = role === 'defense' ? 1 : 0;
  const from = counting === 0 ? 0 : counts[0];
  const counted = (die: number): boolean => die >= from && die < from + counts[counting];
  const isOwn = isOwnRoll(game, seat, roll);
  const again = Array.from(choice.options).filter((die) => counted(die) !== isOwn);
  if (again.length < Math.max(1, least)) return none;
  return most === 1 ? (again[0] as number) : again.slice(0, most);
}

/** A plus to what the own side rolls, a minus to what enemies do. */
export function signReply(decision: Decision, game: Game): Reply {
  const roll = rollNow(game);
  return roll >= 0 && !isOwnRoll(game, decision.seat, roll) ? -2 : -1;
}
