import type { HookSource, Seat } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import { attackedTable, attackTable, figureTable } from '../../model/tables.ts';
import { adjacent } from '../../queries/adjacency.ts';
import type { SkirmishRun, SpecialAttack } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { isActivated } from '../../state/positions.ts';
import { leftToAct } from '../move/move-phase.ts';
import { attacks } from './attack-actions.ts';
import { linesBehind, neighboursOf } from './attack-areas.ts';
import { attackedRow, specialOf } from './attack-rows.ts';
import type { CombatVars } from './defenders.ts';
import { sweptBy } from './sweep.ts';

/** The target, and others beside it that the attacker has affected too, where its attack allows it. */
export function alsoAffected(run: SkirmishRun, { attack: row, seat }: CombatVars, target: Figure): number[] {
  const { game } = run;
  const source = game.facts.sources[run.read(attackTable.source, row)];
  const special = specialOf(game, run.read(attackTable.source, row));
  const attacker = run.read(attackTable.attacker, row);
  const also = special?.also;
  if (special?.lineBehind !== undefined && source)
    return askLine(run, { source, seat, attacker, target, length: special.lineBehind });
  if (!also || !source) return [target];
  const ask = (taken: readonly Figure[], wanted: readonly Figure[], least: number, most: number) => {
    const options = wanted.filter((figure) => figure !== attacker && !taken.includes(figure));
    if (options.length === 0) return taken;
    const chosen = run.pickSeveral({
      ...{ seat, asks: source.id, domain: 'figure', options, source: source.key },
      ...{ least: Math.min(least, options.length), most: Math.min(most, options.length) },
    });
    return [...taken, ...chosen];
  };
  const chosen = ask([target], also.figures(game, attacker, target), also.least ?? 0, also.most);
  const last = chosen.at(-1);
  const goesOn = also.then && chosen.length > 1 && last !== undefined;
  const all = goesOn ? ask(chosen, also.then(game, attacker, last), 0, 1) : chosen;
  return spread(game, attacker, all, also);
}

/** Those who have been chosen, and whom the attack reaches through them. */
function spread(
  game: Game,
  attacker: Figure,
  chosen: readonly Figure[],
  { beside, sweep }: NonNullable<SpecialAttack['also']>,
): number[] {
  const [first = -1, last] = chosen;
  if (sweep && last !== undefined) return [...sweptBy(game, attacker, first, last)];
  if (!beside) return [...chosen];
  return [...new Set(chosen.flatMap((one) => [one, ...neighboursOf(game, attacker, one, true)]))];
}

/** A line that begins behind the target, as the attacker chooses: by the space where it ends, or none. */
function askLine(
  run: SkirmishRun,
  {
    source,
    seat,
    ...line
  }: {
    readonly source: HookSource;
    readonly seat: Seat;
    readonly attacker: Figure;
    readonly target: Figure;
    readonly length: number;
  },
): number[] {
  const { target } = line;
  const lines = linesBehind(run.game, line);
  if (lines.length === 0) return [target];
  const chosen = run.pick({
    ...{ seat, asks: source.id, domain: 'space', options: lines.map(({ end }) => end), source: source.key },
    ...{ extras: ['none'], defaultReply: -1 },
  });
  return [target, ...(lines.find(({ end }) => end === chosen)?.figures ?? [])];
}

/** Who could make an attack together with the attacker: their attack actions are not used up. */
export function partnersFor(
  game: Game,
  attacker: Figure,
  target: Figure,
  { figures, count }: NonNullable<SpecialAttack['together']>,
): readonly number[] {
  if (count > othersLeft(game, attacker)) return [];
  return figures(game, attacker, target).filter(
    (figure) => figure !== attacker && game.state.read(figureTable.attackActions, figure) > 0,
  );
}

/** How many figures of its unit may attack in this phase beside a figure. */
function othersLeft(game: Game, attacker: Figure): number {
  const unit = game.figuresOf(game.cardOf(attacker)).filter((figure) => isActivated(game, figure));
  const mayBegin = game.state.read(figureTable.attackActions, attacker) > 0;
  return leftToAct(game, attacks, unit) - (mayBegin ? 1 : 0);
}

/** Nothing keeps the attack from being made now: who is next to its target is remembered, and who makes it too acts. */
export function beginAttack(run: SkirmishRun, vars: CombatVars): void {
  const special = specialOf(run.game, run.read(attackTable.source, vars.attack));
  if (special?.further === 'chain') noteNeighbours(run, vars.attack, vars.target);
  if (special?.together) actTogether(run, vars, run.read(attackTable.attacker, vars.attack), vars.target);
}

/** Others attack together with the attacker: that takes an attack action of each. */
function actTogether(run: SkirmishRun, vars: CombatVars, attacker: Figure, target: Figure): void {
  const { game } = run;
  const source = game.facts.sources[run.read(attackTable.source, vars.attack)];
  const together = specialOf(game, run.read(attackTable.source, vars.attack))?.together;
  if (!together || !source) return;
  const options = partnersFor(game, attacker, target, together);
  const { count } = together;
  const partners =
    options.length <= count
      ? options
      : run.pickSeveral({
          ...{ seat: vars.seat, asks: source.id, domain: 'figure', options, source: source.key },
          ...{ least: count, most: count },
        });
  for (const figure of partners)
    run.write(figureTable.attackActions, figure, run.read(figureTable.attackActions, figure) - 1);
}

/** Remembers who is next to the target as an attack begins: the next of a chain goes on to one of them. */
function noteNeighbours(run: SkirmishRun, row: number, target: Figure): void {
  const { game } = run;
  for (let figure = 0; figure < game.figureCount; figure++) {
    const isNear = game.isPlaced(figure) && adjacent(game, target, figure);
    run.write(attackedTable.near, attackedRow(game, row, figure), isNear ? 1 : 0);
  }
}
