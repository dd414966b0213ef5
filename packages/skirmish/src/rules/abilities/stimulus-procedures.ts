import { call, type Procedure, type ProcedurePlan } from '@scapewright/kernel';
import { mayCarry } from '../../model/declarations.ts';
import { durations } from '../../model/durations.ts';
import { attackTable, figureTable, tokenTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures } from '../../state/procedures.ts';
import { closeAttack, openAttack } from '../attack/attack-rows.ts';
import { numbersOf } from '../basics/numbered-vars.ts';
import { rollNumber } from '../dice/dice.ts';
import { addMarkers } from '../effects/effects.ts';
import { placeFigure } from '../move/displace.ts';
import { switchFigures } from '../move/switch.ts';
import { tilesOf } from '../stimuli/laying-vars.ts';
import { stimuli } from '../stimuli/stimuli.ts';
import { additionRefusal } from '../terrain/terrain-additions.ts';
import { addTerrain, removeTerrain } from '../terrain/terrain-changes.ts';
import { removalRefusal } from '../terrain/terrain-pieces.ts';
import { carry, flipToken, useToken } from '../tokens/token-changes.ts';
import { flipCard } from '../turn/flip-card.ts';
import { heal } from '../wounds/healing.ts';
import { defeat, inflict, rollDamage } from '../wounds/wounds.ts';
import { takeControl } from './control.ts';

function kindsOf(game: Game, bits: number): string[] {
  return game.parameters.kinds.filter((_, at) => (bits & (1 << at)) !== 0);
}

function stimulus<Args>(
  declared: Procedure<Args, object, Game>,
  body: (run: SkirmishRun, args: Readonly<Args>) => void,
): ProcedurePlan<Game> {
  return declared.define([{ do: body }]);
}

/** The variables of `stimulus:strike`. */
interface StrikeVars {
  /** The row of the attack. */
  readonly row: number;
}

/**
 * Events caused from outside a turn, without a card for them: what scenarios, editors and effects of items use. Each is
 * a small procedure over the ordinary verbs, so that every hook runs.
 */
export const stimulusProcedures: readonly ProcedurePlan<Game>[] = [
  stimulus(stimuli.inflict, (run, { figure, wounds: amount, kinds, by }) => {
    inflict(run, { figure, amount, kinds, by });
  }),
  stimulus(stimuli.damage, (run, { figure, dice, kinds, by }) => {
    rollDamage(run, figure, dice, kindsOf(run.game, kinds), by);
  }),
  stimulus(stimuli.place, (run, vars) => {
    placeFigure(run, vars.figure, numbersOf(vars, 'space'), { by: vars.by });
  }),
  stimulus(stimuli.switch, (run, { figure, other }) => {
    switchFigures(run, figure, other);
  }),
  stimulus(stimuli.knockback, (run, { figure, from, spaces }) => {
    run.call(procedures.knockback, { figure, from, spaces });
  }),
  stimulus(stimuli.defeat, (run, { figure }) => defeat(run, figure)),
  stimulus(stimuli.heal, (run, { figure, wounds }) => {
    heal(run, figure, wounds);
  }),
  stimulus(stimuli.control, (run, { figure, seat, until }) => {
    takeControl(run, figure, seat, durations[until] ?? 'game');
  }),
  stimulus(stimuli.mark, (run, { card, marker, count }) => {
    addMarkers(run, card, run.game.facts.markerNames[marker] ?? '', count);
  }),
  stimulus(stimuli.roll, (run, { seat, sides }) => {
    rollNumber(run, { seat, figure: -1, role: 'd20', sides });
  }),
  stimulus(stimuli.flipCard, (run, { card }) => {
    flipCard(run, card);
  }),
  stimulus(stimuli.flip, (run, { token }) => {
    flipToken(run, token, run.game.positions.occupant(run.read(tokenTable.space, token)));
  }),
  stimulus(stimuli.equip, (run, { figure, token }) => {
    const refusal = run.game.refusalOf(mayCarry, { figure, token });
    if (refusal) run.note(refusal.reason, { figure, token });
    else carry(run, token, figure);
  }),
  stimulus(stimuli.useToken, (run, { figure, token }) => {
    useToken(run, figure, token);
  }),
  stimulus(stimuli.face, (run, { figure, facing }) => run.write(figureTable.facing, figure, facing)),
  stimulus(stimuli.turn, (run, { figure, facing }) => {
    run.write(figureTable.facing, figure, facing);
    run.note('move.turned', { figure });
  }),
  stimulus(stimuli.removeTerrain, (run, vars) => {
    const spaces = numbersOf(vars, 'space');
    const refusal = removalRefusal(run.game, spaces);
    if (refusal) run.note(refusal.reason, {});
    else removeTerrain(run, spaces);
  }),
  stimulus(stimuli.addTerrain, (run, vars) => {
    const tiles = tilesOf(run.game, vars);
    const refusal = additionRefusal(run.game, tiles);
    if (refusal) run.note(refusal.reason, {});
    else addTerrain(run, tiles);
  }),
  stimuli.strike.define<StrikeVars>([
    {
      do: (run, { from, range, attack, kinds }) => {
        const row = openAttack(run, from, -1);
        run.write(attackTable.special, row, 1);
        run.write(attackTable.range, row, range);
        run.write(attackTable.number, row, attack);
        run.write(attackTable.kinds, row, kinds);
        return { row };
      },
    },
    call(procedures.combat, (game, { row, from, to }) => ({
      attack: row,
      seat: Math.max(0, game.controller(from)),
      given: to,
    })),
    {
      at: '5H',
      args: (game, { row, from, to }) => ({
        seat: game.controller(from),
        card: game.cardOf(from),
        figure: from,
        attack: row,
        attacker: from,
        defender: to,
      }),
    },
    { do: (run, { row }) => closeAttack(run, row) },
  ]),
];
