import type { Decision, Reply } from '@scapewright/kernel';
import {
  canAttackSpecially,
  distanceBetween,
  type Figure,
  type Game,
  legalTargets,
  type SkirmishSource,
  type SpecialAttack,
} from '@scapewright/skirmish/author';
import { Chance } from '../bot.ts';
import { bestTarget, gainOfSpecial, specialNow } from './attack-gain.ts';
import { bestEnd } from './paths.ts';
import type { Thought } from './thought.ts';

/** By how many points a special must be better than what it replaces. */
const margin = 0.5;

/**
 * A special move or attack where it is worth more than the normal one. Attacks are compared by their odds; moves by where they
 * could end, in copies of the match that know no more than the seat does.
 */
export function specialReply(decision: Decision, thought: Thought): Reply {
  const { choice, asks } = decision;
  const { chance } = thought;
  const plain = choice.options.length;
  if (asks === 'order') return decision.valueAt(chance.below(plain));
  const normal = choice.extras?.length ? -1 : decision.valueAt(0);
  const worth = new SpecialWorth(decision, thought);
  if (worth.canFightNormally) return normal;
  let best = normal;
  let most = (worth.of(-1) ?? 0) + margin;
  for (let index = 0; index < plain; index++) {
    const option = decision.valueAt(index);
    const value = worth.of(option);
    // What cannot be judged is tried now and then, and whoever is inside an object comes out sooner.
    if (value === undefined && chance.below(decision.keyAt(index) === 'rule:exit' ? 2 : 3) === 0)
      return option;
    if (value !== undefined && value > most) [best, most] = [option, value];
  }
  return best;
}

/** What may come of the options of one choice, in points. */
class SpecialWorth {
  private readonly decision: Decision;
  private readonly thought: Thought;
  /** Who acts, where that is known from whose abilities are offered. */
  private readonly figure: Figure;

  constructor(decision: Decision, thought: Thought) {
    this.decision = decision;
    this.thought = thought;
    this.figure = actorOf(decision, thought.game);
  }

  /** In a move: is somebody near enough to be fought after a normal one? Nothing special is needed then. */
  get canFightNormally(): boolean {
    const { figure } = this;
    const { game } = this.thought;
    if (this.decision.asks !== '3D' || figure < 0 || !game.isPlaced(figure)) return false;
    const { range, move, attack } = game.definition(figure);
    if (attack === null) return false;
    const reach = (move ?? 0) + (range ?? 1);
    for (let other = 0; other < game.figureCount; other++)
      if (game.isPlaced(other) && game.isEnemy(figure, other)) {
        const distance = distanceBetween(game, figure, other);
        if (distance >= 0 && distance <= reach) return true;
      }
    return false;
  }

  /** Points; undefined where nothing is known. -1: of what is usual. */
  of(option: number): number | undefined {
    const { decision, figure } = this;
    const { game } = this.thought;
    if (option < 0 && !decision.choice.extras?.length) return undefined;
    if (decision.asks === '5C' && figure >= 0) {
      if (option < 0)
        return bestTarget(game, figure, legalTargets(game, { attacker: figure }), undefined).gain;
      const source = game.hooks.all[option]?.source as SkirmishSource | undefined;
      if (source?.specialAttack) return gainOfAll(game, figure, source, source.specialAttack);
    }
    return this.thought.isQuick ? undefined : this.tried(option);
  }

  /** Begins it in a copy, and judges the first question there: where it could end, whom it could hit. */
  private tried(option: number): number | undefined {
    const { seat } = this.decision;
    const { match, temper } = this.thought;
    const fork = match.fork({ seat, seed: 'special' });
    fork.reply(seat, option);
    const next = fork.pending(seat)[0];
    if (!next) return 0;
    const { game } = fork.host;
    const figure = game.valueOf('figure', next.choice.subject ?? '') ?? -1;
    if (figure < 0 || !game.isPlaced(figure))
      return next.choice.domain === 'figure' && option < 0 ? 0 : undefined;
    if (next.shape === 'path')
      return bestEnd(next, figure, { game, temper, chance: new Chance('special') })?.score ?? 0;
    if (next.asks === 'target') return bestTarget(game, figure, next.choice.options, specialNow(game)).gain;
    return undefined;
  }
}

/** The only figure on the cards whose abilities are offered; -1 where there is none or are several. */
function actorOf({ choice }: Decision, game: Game): Figure {
  let actor = -1;
  for (let index = 0; index < choice.options.length; index++) {
    const owner = game.hooks.all[choice.options[index] as number]?.source.owner ?? -1;
    if (owner < 0) return -1;
    for (const figure of game.figuresOf(owner)) {
      if (!game.isAlive(figure) || figure === actor) continue;
      if (actor >= 0) return -1;
      actor = figure;
    }
  }
  return actor;
}

/** What all attacks of a special attack come to. */
function gainOfAll(game: Game, figure: Figure, source: SkirmishSource, special: SpecialAttack): number {
  if (!canAttackSpecially(game, source, figure)) return 0;
  if (special.untargeted) return gainOfSpecial(game, figure, figure, special);
  const targets = legalTargets(game, { attacker: figure, special });
  return (special.attacks ?? 1) * bestTarget(game, figure, targets, special).gain;
}
