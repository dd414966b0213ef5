import { attackDice, type Card, defenseDice, type Figure, type Game } from '@scapewright/skirmish/author';
import { lifeLeft, worthOfWounds } from '../odds/worth.ts';
import { type WoundOdds, woundOdds } from '../odds/wound-odds.ts';

/** A living figure, and what it may do to each enemy of its side. */
export interface Fighter {
  readonly figure: Figure;
  readonly card: Card;
  /** Is it of the side that is judged? All others are its enemies. */
  readonly isOwn: boolean;
  /** Life that it has left. */
  readonly life: number;
  /** Wounds to be expected of a normal attack on each fighter, in the order of the list, as equals and wherever both stand; 0 for its own side. */
  readonly wounds: Float64Array;
  /** The same from the height at which it stands, the less the farther away the other is. */
  readonly soon: Float64Array;
  /** Points that it may take from the enemy that suits it best, the farther away the less. */
  readonly threat: number;
}

/** All living figures, the judged side's and its enemies'. An attack counts by its odds with printed numbers and what changes them. */
export function fightersOf(game: Game, team: number): readonly Fighter[] {
  const figures: Figure[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.controller(figure) >= 0 && !game.isObject(figure) && game.isAlive(figure)) figures.push(figure);
  const own = figures.map((figure) => game.teamOf(game.controller(figure)) === team);
  const lives = figures.map((figure) => lifeLeft(game, figure));
  const dice = new DiceOfCards(game);
  return figures.map((figure, at): Fighter => {
    const wounds = new Float64Array(figures.length);
    const soon = new Float64Array(figures.length);
    let threat = 0;
    const { attack, range } = game.definition(figure);
    if (attack !== null && range !== null)
      for (let other = 0; other < figures.length; other++) {
        if (own[other] === own[at]) continue;
        const foe = figures[other] as Figure;
        const life = lives[other] as number;
        const against = dice.between(figure, foe);
        const equal = woundOdds(against.attack, against.defense, life);
        wounds[other] = equal.expected;
        if (!game.isPlaced(figure) || !game.isPlaced(foe)) continue;
        const nearness = nearnessOf(game, figure, foe);
        const height = levelOf(game, figure) - levelOf(game, foe);
        const odds = height === 0 ? equal : woundsAt(height, against, life);
        soon[other] = nearness * odds.expected;
        threat = Math.max(threat, nearness * worthOfWounds(game, foe, odds.expected, odds.defeat));
      }
    return {
      ...{ figure, card: game.cardOf(figure), isOwn: own[at] as boolean, life: lives[at] as number },
      ...{ wounds, soon, threat },
    };
  });
}

/** What an attack from so many levels above comes to. */
const woundsAt = (height: number, { attack, defense }: AttackAndDefense, life: number): WoundOdds =>
  woundOdds(attack + (height > 0 ? 1 : 0), defense + (height < 0 ? 1 : 0), life);

/** What an attack is worth that has to be walked to, as a part of what it is worth now. */
function nearnessOf(game: Game, figure: Figure, foe: Figure): number {
  const { range, move } = game.definition(figure);
  const distance = game.field.distance(game.space(figure), game.space(foe));
  const away = distance < 0 ? 60 : Math.max(0, distance - (range ?? 1));
  const steps = Math.max(1, move ?? 1);
  return away <= steps ? 1 - (0.2 * away) / steps : 0.8 * 0.6 ** ((away - steps) / steps);
}

const levelOf = (game: Game, figure: Figure): number => game.field.level[game.space(figure)] as number;

/** Dice of a normal attack and against it, as equals. */
interface AttackAndDefense {
  readonly attack: number;
  readonly defense: number;
}

/**
 * Asks for dice once for every two cards, between the first two of their figures that meet: asking takes most of a judge's time, and figures of one card
 * differ so little in it that games are told as well by one of them.
 */
class DiceOfCards {
  private readonly game: Game;
  private readonly known = new Map<number, AttackAndDefense>();

  constructor(game: Game) {
    this.game = game;
  }

  between(figure: Figure, foe: Figure): AttackAndDefense {
    const { game, known } = this;
    const cards = game.cardOf(figure) * game.facts.definitions.length + game.cardOf(foe);
    const before = known.get(cards);
    if (before) return before;
    const pair = { attacker: figure, defender: foe, special: 0 };
    const { attack } = game.definition(figure);
    const { defense } = game.definition(foe);
    const dice = {
      attack: game.value(attackDice, attack ?? 0, { figure, ...pair }),
      defense: defense === null ? 0 : game.value(defenseDice, defense, { figure: foe, ...pair }),
    };
    known.set(cards, dice);
    return dice;
  }
}
