import type { ValueDeclaration } from '@scapewright/kernel';
import type { Expectation } from '@scapewright/packs';
import {
  attackDice,
  attackNumber,
  type CardDefinition,
  climbingHeight,
  defenseDice,
  defenseNumber,
  type Figure,
  flights,
  type Game,
  legalTargets,
  lifeNumber,
  mayMove,
  moveKinds,
  moveNumber,
  rangeNumber,
  reachOf,
} from '@scapewright/skirmish/author';
import { bonusValues } from '../abilities/bonus.ts';
import { ScenarioFailure } from '../failure.ts';
import type { Play } from '../play/play.ts';

type Of<Assert extends string> = Extract<Expectation, { assert: Assert }>;

/** Checks where a normal move could end now, and for what; null: it cannot end there. */
export function checkReach(play: Play, { figure: name, costs }: Of<'reach'>): readonly string[] {
  const { game, names } = play;
  const figure = names.figure(name);
  const { move } = game.definition(figure);
  const kind = moveKinds.normal;
  const number = move === null ? 0 : game.value(moveNumber, move, { figure, kind });
  const own = [...game.spacesOf(figure)].sort().join();
  // Who is on no space, in an object or out of the game, walks nowhere.
  const canMove = own !== '' && move !== null && game.ask(mayMove, true, { figure, kind });
  const found = canMove
    ? reachOf(game, { figure, kind, number, flight: flights.asItCan, limit: -1 })
    : undefined;
  return costs.flatMap(({ at, cost }) => {
    const spaces = at.map((space) => names.space(space));
    let actual: number | null = null;
    if (!spaces.includes(-1) && [...spaces].sort().join() === own) actual = 0;
    else if (found && !spaces.includes(-1)) {
      const key = found.keyOf(spaces.length === 1 ? (spaces[0] as number) : spaces);
      actual = key < 0 ? null : found.cost(key);
    }
    return actual === cost ? [] : [`${name} reaches ${at.join('+')} for ${actual}, expected ${cost}`];
  });
}

/** Checks the legal targets of a normal attack, as if the attack phase began now. */
export function checkTargets(play: Play, { figure, are }: Of<'targets'>): string | undefined {
  const targets = legalTargets(play.game, { attacker: play.names.figure(figure) });
  const found = targets.map((target) => play.names.figureName(target)).sort();
  const wanted = [...new Set(are)].sort();
  if (found.join() === wanted.join()) return undefined;
  return `${figure} can attack ${found.join(', ') || 'nobody'}, expected ${wanted.join(', ') || 'nobody'}`;
}

/** Checks a number of a figure with everything that changes it; null: its card does not have it. */
export function checkValue(play: Play, { figure, stat, against, is }: Of<'value'>): string | undefined {
  const found = numberOf(play, play.names.figure(figure), stat, against);
  if (found === is) return undefined;
  return `${stat} of ${figure}${against === undefined ? '' : ` against ${against}`} is ${found}, expected ${is}`;
}

function numberOf(play: Play, figure: Figure, stat: string, against: string | undefined): number | null {
  const { game, names } = play;
  const definition = game.definition(figure);
  const other = against === undefined ? -1 : names.figure(against);
  switch (stat) {
    case 'attack':
      if (definition.attack === null) return null;
      if (other >= 0) return attackNumber(game, figure, other);
      return game.value(attackDice, definition.attack, {
        figure,
        attacker: figure,
        defender: -1,
        special: 0,
      });
    case 'defense':
      if (definition.defense === null) return null;
      if (other >= 0) return defenseNumber(game, other, figure);
      return game.value(defenseDice, definition.defense, {
        figure,
        attacker: -1,
        defender: figure,
        special: 0,
      });
    case 'move':
      return plain(game, moveNumber, definition.move, { figure, kind: moveKinds.normal });
    case 'range':
      return plain(game, rangeNumber, definition.range, { figure });
    case 'life':
      return plain(game, lifeNumber, definition.life, { figure });
    case 'height':
      return game.heightOf(figure);
    case 'climbing-height':
      return game.value(climbingHeight, game.heightOf(figure), { figure });
    default:
      return otherNumber(game, definition, figure, stat, other);
  }
}

function otherNumber(
  game: Game,
  definition: CardDefinition,
  figure: Figure,
  stat: string,
  other: Figure,
): number | null {
  const printed = definition[stat as keyof CardDefinition];
  if (typeof printed === 'number' || printed === null) return printed;
  const declared = bonusValues[stat];
  if (!declared) {
    const known = [
      'life',
      'height',
      'climbing-height',
      ...Object.keys(bonusValues).filter((name) => name !== 'life'),
    ];
    throw new ScenarioFailure(`there is no number "${stat}" of a figure; use one of: ${known.join(', ')}`);
  }
  const base = ['attacks', 'move-actions', 'attack-actions', 'swipe'].includes(stat) ? 1 : 0;
  return game.value(declared, base, { figure, other, kind: moveKinds.normal });
}

function plain(game: Game, declared: ValueDeclaration, printed: number | null, args: object): number | null {
  return printed === null ? null : game.value(declared, printed, args);
}
