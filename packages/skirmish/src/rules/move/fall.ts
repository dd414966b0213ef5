import type { Space } from '@scapewright/board';
import { moveKinds } from '../../model/codes.ts';
import { fallDice, mayFall } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { SpaceArgs } from '../../model/steps.ts';
import { softnessOf } from '../../queries/movement/ground.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { FallArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { notedNumber } from '../basics/noted-number.ts';
import { rollCombatDice, rollNumber } from '../dice/dice.ts';
import { defeat, inflict } from '../wounds/wounds.ts';

/** A drop of enough levels: dice, or a d20 over life (SS-FALL-002, HS-FALL-001 to HS-FALL-005). `dice` where a rule names their number; `height`: the Height that counts, where not its own. False: it is gone. */
export function fall(
  run: SkirmishRun,
  figure: Figure,
  space: Space,
  drop: number,
  dice?: number,
  height = run.game.heightOf(figure),
): boolean {
  const { game } = run;
  const spared = game.refusalOf(mayFall, { figure, kind: moveKinds.none, drop });
  if (spared) {
    run.note(spared.reason, { figure, drop });
    return true;
  }
  const { softLanding } = game.parameters;
  const soft = softnessOf(game, game.countedTerrainOf(space));
  if (soft > 0 && softLanding === 'harmless') {
    run.note(`terrain.${game.countedTerrainOf(space)}.soft-landing`, { figure, space, drop });
    return true;
  }
  run.call(procedures.fall, { figure, space, drop, soft, height, ...(dice === undefined ? {} : { dice }) });
  return game.isPlaced(figure);
}

/**
 * Falling damage of a figure that has been placed `drop` levels lower: where the rule that places it names it, otherwise
 * only by ruling (SS-PLACE-104). False: it is gone.
 */
export function fallOfPlacement(
  run: SkirmishRun,
  figure: Figure,
  space: Space,
  drop: number,
  isNamed = false,
): boolean {
  const { game } = run;
  if (drop < game.parameters.fall.from(game.heightOf(figure))) return true;
  const always = game.ruling('placementFalling') === 'always';
  if (!isNamed) run.note(always ? 'place.falls' : 'place.no-fall', { figure, levels: drop });
  return !(isNamed || always) || fall(run, figure, space, drop);
}

/** `fall`: the event, then its dice. */
export const fallProcedure = procedures.fall.define([
  { at: 'E.figure-falls', args: fallArgs, body: takeFall },
]);

function takeFall(run: SkirmishRun, vars: FallArgs): void {
  const { game } = run;
  const { figure, space, drop, soft, height } = vars;
  const stated = vars.dice ?? game.parameters.fall.dice(drop, height);
  if (stated === 'd20') {
    run.note('fall.extreme', { figure, drop });
    const { result } = rollNumber(run, { seat: game.controller(figure), figure, role: 'd20' });
    if (result < game.parameters.fall.survivesOn) defeat(run, figure);
    else run.note('fall.survived', { figure, result });
    return;
  }
  const dice = notedNumber(run, fallDice, figure, (sink) =>
    game.value(fallDice, stated, { figure, drop }, sink),
  );
  run.note(stated > 1 ? 'fall.major' : 'fall.damage', { figure, drop, dice });
  if (game.definition(figure).base !== 'single') run.note('fall.of-leading-part', { figure, drop });
  const { skulls } = rollCombatDice(run, {
    seat: game.controller(figure),
    figure,
    role: 'fall',
    count: dice,
  });
  run.note('fall.rolled', { figure, dice, skulls });
  const taken = Math.max(0, skulls - soft);
  if (taken < skulls)
    run.note(`terrain.${game.countedTerrainOf(space)}.soft-landing`, { figure, space, wounds: taken });
  inflict(run, { figure, amount: taken, kinds: game.kindBits(['falling']) });
}

function fallArgs(game: Game, { figure, space, drop }: FallArgs): SpaceArgs {
  return {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space,
    from: -1,
    drop,
  };
}
