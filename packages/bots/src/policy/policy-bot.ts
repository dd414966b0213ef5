import type { Decision, Reply } from '@scapewright/kernel';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { type Bot, Chance, picked, replyWith } from '../bot.ts';
import { randomReply } from '../random-bot.ts';
import { answerReply, diceReply, signReply } from './abilities.ts';
import { bestTarget, specialNow } from './attack-gain.ts';
import { draftPick, markersReply } from './cards.ts';
import { bestEnd } from './paths.ts';
import { figureReply, spaceReply } from './picks.ts';
import { ReusedCopy } from './reused-copy.ts';
import { specialReply } from './specials.ts';
import { type Temper, tempers } from './temper.ts';
import type { Thought } from './thought.ts';

/**
 * Moves where it can hit well and is hit little, by exact odds; attacks whom it hurts most; uses specials where they are
 * worth more than what they replace.
 */
export function policyBot(seed: string, temper: Temper = tempers.steady): Bot {
  const chance = new Chance(seed);
  const copy = new ReusedCopy();
  return {
    name: 'quick',
    decide: (decision, match) =>
      policyReply(decision, { match, game: match.host.game, chance, temper, copy }),
  };
}

/** What the policy answers: playouts, proposals and hints go by it. */
export function policyReply(decision: Decision, thought: Thought): Reply {
  const reply = thoughtOf(decision, thought);
  return typeof reply === 'number' ? picked(decision, reply) : reply;
}

function thoughtOf(decision: Decision, thought: Thought): Reply {
  const { game, chance, temper } = thought;
  const { shape, asks, choice, count } = decision;
  if (shape === 'path') return pathReply(decision, thought);
  if (shape === 'allot') return markersReply(decision, game, chance);
  if (choice.domain === 'die') return diceReply(decision, game);
  if (choice.domain === 'sign') return signReply(decision, game);
  if (decision.most > 1) return mostOf(decision);
  if (choice.domain === 'answer') return answerReply(decision, chance);
  if (asks === 'target') return targetReply(decision, game);
  if (asks === 'draft') return draftPick(decision, chance);
  if (asks === 'move' || asks === 'attack') return decision.valueAt(0);
  if (choice.domain === 'hook') return specialReply(decision, thought);
  if (choice.domain === 'space') return spaceReply(decision, game, chance, temper);
  if (count === 1) return replyWith(decision, 0);
  if (choice.domain === 'figure') return figureReply(decision, game, chance);
  return randomReply(decision, chance);
}

/** In a very long game plans are dropped now and then, so that two stubborn sides do not wait for each other for ever. */
function isRestless(game: Game, chance: Chance): boolean {
  const late = game.state.read(matchTable.round, 0) - 14;
  return late > 0 && chance.below(100) < Math.min(60, late * 5);
}

function pathReply(decision: Decision, thought: Thought): Reply {
  const { game, chance } = thought;
  const figure = game.valueOf('figure', decision.choice.subject ?? '') ?? -1;
  if (figure < 0 || isRestless(game, chance)) return replyWith(decision, chance.below(decision.count));
  const end = bestEnd(decision, figure, thought)?.end ?? decision.valueAt(0);
  return decision.choice.wayTo ? decision.choice.wayTo(end) : [end];
}

function targetReply(decision: Decision, game: Game): Reply {
  const attacker = game.valueOf('figure', decision.choice.subject ?? '') ?? -1;
  if (attacker < 0) return decision.valueAt(0);
  const { target } = bestTarget(game, attacker, decision.choice.options, specialNow(game));
  if (target >= 0) return target;
  return decision.choice.extras?.length ? -1 : decision.valueAt(0);
}

/** As many as may be picked. */
function mostOf(decision: Decision): Reply {
  const count = Math.min(decision.most, decision.choice.options.length);
  if (count < decision.least) return decision.valueAt(decision.choice.options.length);
  return Array.from({ length: count }, (_, index) => decision.valueAt(index));
}
