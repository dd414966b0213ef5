import { confirmation, type Decision, type Reply } from '@scapewright/kernel';
import { attackNumber, type Card, defenseNumber, type Game, matchTable } from '@scapewright/skirmish/author';
import { type Bot, Chance, picked, replyWith } from '../bot.ts';
import { draftPick } from '../policy/cards.ts';
import type { TemperName } from '../policy/temper.ts';
import { randomReply } from '../random-bot.ts';
import { bestEnd, distanceToFight, type Manner, manners, worthOf } from './places.ts';

const { yes, no } = confirmation;

/**
 * Goes where the next enemy comes into range, and hits whom its dice hurt most. It was the first bot of this project, and what it answers
 * is never changed: by it others are measured, and the engine's speed from one month to the next.
 */
export function greedyBot(seed: string, temper: TemperName = 'steady'): Bot {
  const chance = new Chance(seed);
  const manner = manners[temper];
  return {
    name: 'greedy',
    decide: (decision, match) => {
      const reply = thoughtOf(decision, match.host.game, chance, manner);
      return typeof reply === 'number' ? picked(decision, reply) : reply;
    },
  };
}

function thoughtOf(decision: Decision, game: Game, chance: Chance, manner: Manner): Reply {
  const { shape, asks, choice, count } = decision;
  if (isRestless(game, chance) && (shape === 'path' || shape === 'allot'))
    return randomReply(decision, chance);
  if (shape === 'path') return pathReply(decision, game, chance, manner);
  if (shape === 'allot') return markers(decision, game, chance);
  if (decision.most > 1) return mostOf(decision);
  if (choice.domain === 'answer') return answer(decision, chance);
  if (asks === 'target') return target(decision, game);
  if (asks === 'draft') return draftPick(decision, chance);
  if (asks === 'move' || asks === 'attack') return decision.valueAt(0);
  if (choice.domain === 'hook') return special(decision, chance);
  if (choice.domain === 'space' && choice.subject) return nearestSpace(decision, game, chance);
  if (count === 1) return replyWith(decision, 0);
  return randomReply(decision, chance);
}

/** In a long game plans are dropped now and then, so that two stubborn sides do not wait for each other for ever. */
function isRestless(game: Game, chance: Chance): boolean {
  const late = game.state.read(matchTable.round, 0) - 12;
  return late > 0 && chance.below(100) < Math.min(60, late * 5);
}

/** The end that its judgement likes best; the default way there. */
function pathReply(decision: Decision, game: Game, chance: Chance, manner: Manner): Reply {
  const figure = game.valueOf('figure', decision.choice.subject ?? '') ?? -1;
  if (figure < 0 || decision.choice.options.length === 0)
    return replyWith(decision, chance.below(decision.count));
  const end = bestEnd(decision, game, figure, chance, manner);
  return decision.choice.wayTo ? decision.choice.wayTo(end) : [end];
}

/** Markers go to the cards that can fight soonest and are worth most; the X lies anywhere. */
function markers(decision: Decision, game: Game, chance: Chance): Reply {
  if (decision.choice.domain !== 'card') return randomReply(decision, chance);
  let best = -1;
  let second = -1;
  let most = -Infinity;
  let next = -Infinity;
  for (let index = 0; index < decision.count; index++) {
    const card = decision.valueAt(index);
    const score = scoreOf(game, card) + chance.below(20);
    if (score > most) [second, next, best, most] = [best, most, card, score];
    else if (score > next) [second, next] = [card, score];
  }
  const markers: number[] = [];
  while (markers.length < decision.most - 1)
    markers.push(chance.below(3) === 0 && second >= 0 ? second : best);
  return [...markers, decision.valueAt(chance.below(decision.count))];
}

function scoreOf(game: Game, card: Card): number {
  let best = -1000;
  for (const figure of game.figuresOf(card))
    if (game.isPlaced(figure))
      best = Math.max(best, worthOf(game, figure) - 4 * distanceToFight(game, figure));
  return best;
}

/** As many as may be picked. */
function mostOf(decision: Decision): Reply {
  const count = Math.min(decision.most, decision.choice.options.length);
  if (count < decision.least) return decision.valueAt(decision.choice.options.length);
  return Array.from({ length: count }, (_, index) => decision.valueAt(index));
}

/** Whatever is offered is taken, but for rides: every fourth only. */
function answer({ asks, choice }: Decision, chance: Chance): Reply {
  if (!choice.extras || choice.extras.length < 2) return choice.options[0] ?? yes;
  return asks === 'enter' && chance.below(4) > 0 ? no : yes;
}

/** The target with the best expected wounds, the wounded first. */
function target(decision: Decision, game: Game): Reply {
  const attacker = game.valueOf('figure', decision.choice.subject ?? '') ?? -1;
  let best = decision.valueAt(0);
  let most = -Infinity;
  for (let index = 0; index < decision.choice.options.length; index++) {
    const figure = decision.valueAt(index);
    if (attacker < 0 || !game.isEnemy(attacker, figure)) continue;
    const hits = attackNumber(game, attacker, figure) / 2 - defenseNumber(game, attacker, figure) / 3;
    const life = (game.definition(figure).life ?? 1) - game.wounds(figure);
    const score = hits * 10 + (hits >= life ? 40 : 0) - life * 2 + game.definition(figure).points / 50;
    if (score > most) {
      most = score;
      best = figure;
    }
  }
  return most === -Infinity && decision.choice.extras?.length ? -1 : best;
}

/** Special moves and attacks are used every third time; whoever is inside an object comes out sooner. */
function special(decision: Decision, chance: Chance): Reply {
  const plain = decision.choice.options.length;
  if (plain === 0) return decision.valueAt(0);
  if (decision.asks === 'order') return decision.valueAt(chance.below(plain));
  for (let index = 0; index < plain; index++)
    if (decision.keyAt(index) === 'rule:exit' && chance.below(2) === 0) return decision.valueAt(index);
  const isUsed = chance.below(3) === 0 || !decision.choice.extras?.length;
  return isUsed ? decision.valueAt(chance.below(plain)) : -1;
}

function nearestSpace(decision: Decision, game: Game, chance: Chance): Reply {
  const enemies: number[] = [];
  const figure = game.valueOf('figure', decision.choice.subject ?? '') ?? -1;
  for (let other = 0; other < game.figureCount; other++)
    if (figure >= 0 && game.isPlaced(other) && game.isEnemy(figure, other)) enemies.push(game.space(other));
  if (enemies.length === 0 || game.state.read(matchTable.round, 0) === 0)
    return decision.valueAt(chance.below(Math.max(1, decision.choice.options.length)));
  let best = decision.valueAt(0);
  let least = Infinity;
  for (let index = 0; index < decision.choice.options.length; index++) {
    const space = decision.valueAt(index);
    for (const enemy of enemies) {
      const distance = game.field.distance(space, enemy);
      if (distance >= 0 && distance < least) {
        least = distance;
        best = space;
      }
    }
  }
  return best;
}
