import {
  ability,
  adjacent,
  type Game,
  instead,
  makeSpecialAttack,
  type SpecialAttack,
  targetRefusal,
} from '@scapewright/skirmish';

/** A special attack with these numbers; whom it hits is one of four forms. */
export const specialAttack = ability({
  id: 'special-attack',
  name: 'Special attack',
  text: 'Special attack. Range {range}. Attack {attack}.',
  parameters: {
    range: 1,
    attack: 1,
    hits: 'target',
    kinds: [] as readonly string[],
    attacks: 1,
  },
  specialAttack: ({ range, attack, hits, kinds, attacks }): SpecialAttack => {
    const numbers = { range, attack, kinds, attacks };
    if (hits === 'all-adjacent')
      return { ...numbers, untargeted: true, attackerOrders: true, affects: neighbours };
    if (hits === 'adjacent-to-target')
      return {
        ...numbers,
        attackerOrders: true,
        affects: (game, attacker, target) => [
          target,
          ...neighbours(game, target, target).filter((figure) => figure !== attacker),
        ],
      };
    if (hits === 'line')
      return {
        ...numbers,
        candidates: (game, attacker) => lineTargets(game, attacker, numbers),
        affects: (game, attacker, target) => figuresOnLine(game, attacker, target),
      };
    return numbers;
  },
  hooks: () => [
    instead('5C', {
      when: (game, { figure }, source) => game.cardOf(figure) === source.owner,
      run: (run, { figure }, source) => makeSpecialAttack(run, source, figure),
    }),
  ],
});

function neighbours(game: Game, figure: number, _target: number): readonly number[] {
  return figures(game).filter((other) => other !== figure && adjacent(game, figure, other));
}

/** The figures that may be named: in a straight line with the attacker, and attackable but for those that stand between. */
function lineTargets(game: Game, attacker: number, special: SpecialAttack): readonly number[] {
  return figures(game).filter((target) => {
    if (target === attacker || lineTo(game, attacker, target).length === 0) return false;
    const refusal = targetRefusal(game, { attacker, special }, target);
    return refusal === undefined;
  });
}

/** All figures on the line up to the one named, nearest first, never the attacker. */
function figuresOnLine(game: Game, attacker: number, target: number): readonly number[] {
  const columns = lineTo(game, attacker, target);
  const { column } = game.field;
  const place = (figure: number): number =>
    Math.min(
      ...game.spacesOf(figure).map((space) => {
        const at = columns.indexOf(column[space] as number);
        return at < 0 ? columns.length : at;
      }),
    );
  return figures(game)
    .filter((figure) => figure !== attacker && place(figure) < columns.length)
    .sort((a, b) => place(a) - place(b) || a - b);
}

/** The columns of the straight line from the attacker to the target, the target's included; none where there is no line. */
function lineTo(game: Game, attacker: number, target: number): readonly number[] {
  const { field } = game;
  const goals = game.spacesOf(target).map((space) => field.column[space] as number);
  let shortest: readonly number[] = [];
  for (const from of game.spacesOf(attacker))
    for (let direction = 0; direction < 6; direction++) {
      const line = field.straightLine(from, direction, 60);
      const end = line.findIndex((column) => goals.includes(column));
      if (end >= 0 && (shortest.length === 0 || end + 1 < shortest.length)) shortest = line.slice(0, end + 1);
    }
  return shortest;
}

function figures(game: Game): readonly number[] {
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter((figure) =>
    game.isPlaced(figure),
  );
}
