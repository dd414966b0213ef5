import type { ProcedurePlan, Vars } from '@scapewright/kernel';
import { mayCarry } from '../declarations.ts';
import type { Game } from '../game.ts';
import { attackTable, figureTable, tokenTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { rollNumber } from '../verbs/dice.ts';
import { addMarkers } from '../verbs/effects.ts';
import { durations } from '../verbs/expiry.ts';
import { flipCard } from '../verbs/flip-card.ts';
import { heal } from '../verbs/healing.ts';
import { additionRefusal } from '../verbs/terrain-additions.ts';
import { addTerrain, removeTerrain } from '../verbs/terrain-changes.ts';
import { removalRefusal } from '../verbs/terrain-pieces.ts';
import { carry, flipToken, useToken } from '../verbs/token-changes.ts';
import { defeat, inflict, rollDamage } from '../verbs/wounds.ts';
import { closeAttack, openAttack } from './attack-rows.ts';
import { takeControl } from './control.ts';
import { placeFigure } from './displace.ts';
import { tilesOf } from './laying-vars.ts';
import { numbersOf } from './numbered-vars.ts';
import { switchFigures } from './switch.ts';

/** Reads a variable of a stimulus. */
const read = (vars: Readonly<Vars>, name: string): number => vars[name] ?? -1;

function stimulus(name: string, body: (run: SkirmishRun, vars: Readonly<Vars>) => void): ProcedurePlan<Game> {
  return { name: `stimulus:${name}`, steps: [{ do: body }] };
}

function kindsOf(game: Game, bits: number): string[] {
  return game.parameters.kinds.filter((_, at) => (bits & (1 << at)) !== 0);
}

/**
 * Events caused from outside a turn, without a card for them: what scenarios, editors and effects of items use. Each is
 * a small procedure over the ordinary verbs, so that every hook runs.
 */
export const stimulusProcedures: readonly ProcedurePlan<Game>[] = /* @__PURE__ */ allStimuli();

/** In a function, so that bundlers may leave the list out. */
function allStimuli(): readonly ProcedurePlan<Game>[] {
  return [
    stimulus('inflict', (run, vars) => {
      inflict(run, {
        figure: read(vars, 'figure'),
        amount: read(vars, 'wounds'),
        kinds: read(vars, 'kinds'),
        by: read(vars, 'by'),
      });
    }),
    stimulus('damage', (run, vars) => {
      rollDamage(
        run,
        read(vars, 'figure'),
        read(vars, 'dice'),
        kindsOf(run.game, read(vars, 'kinds')),
        read(vars, 'by'),
      );
    }),
    stimulus('place', (run, vars) => {
      placeFigure(run, read(vars, 'figure'), numbersOf(vars, 'space'), { by: read(vars, 'by') });
    }),
    stimulus('switch', (run, vars) => {
      switchFigures(run, read(vars, 'figure'), read(vars, 'other'));
    }),
    stimulus('knockback', (run, vars) => {
      run.call('knockback', {
        figure: read(vars, 'figure'),
        from: read(vars, 'from'),
        spaces: read(vars, 'spaces'),
      });
    }),
    stimulus('defeat', (run, vars) => defeat(run, read(vars, 'figure'))),
    stimulus('heal', (run, vars) => {
      heal(run, read(vars, 'figure'), read(vars, 'wounds'));
    }),
    stimulus('control', (run, vars) => {
      takeControl(run, read(vars, 'figure'), read(vars, 'seat'), durations[read(vars, 'until')] ?? 'game');
    }),
    stimulus('mark', (run, vars) => {
      const { markerNames } = run.game.facts;
      addMarkers(run, read(vars, 'card'), markerNames[read(vars, 'marker')] ?? '', vars['count'] ?? 1);
    }),
    stimulus('roll', (run, vars) => {
      rollNumber(run, { seat: read(vars, 'seat'), figure: -1, role: 'd20', sides: read(vars, 'sides') });
    }),
    stimulus('flip-card', (run, vars) => flipCard(run, read(vars, 'card'))),
    stimulus('flip', (run, vars) => {
      const token = read(vars, 'token');
      flipToken(run, token, run.game.positions.occupant(run.read(tokenTable.space, token)));
    }),
    stimulus('equip', (run, vars) => {
      const [figure, token] = [read(vars, 'figure'), read(vars, 'token')];
      const refusal = run.game.refusalOf(mayCarry, { figure, token });
      if (refusal) run.note(refusal.reason, { figure, token });
      else carry(run, token, figure);
    }),
    stimulus('use-token', (run, vars) => useToken(run, read(vars, 'figure'), read(vars, 'token'))),
    stimulus('face', (run, vars) =>
      run.write(figureTable.facing, read(vars, 'figure'), read(vars, 'facing')),
    ),
    stimulus('turn', (run, vars) => {
      run.write(figureTable.facing, read(vars, 'figure'), read(vars, 'facing'));
      run.note('move.turned', { figure: read(vars, 'figure') });
    }),
    stimulus('remove-terrain', (run, vars) => {
      const spaces = numbersOf(vars, 'space');
      const refusal = removalRefusal(run.game, spaces);
      if (refusal) run.note(refusal.reason, {});
      else removeTerrain(run, spaces);
    }),
    stimulus('add-terrain', (run, vars) => {
      const tiles = tilesOf(run.game, vars);
      const refusal = additionRefusal(run.game, tiles);
      if (refusal) run.note(refusal.reason, {});
      else addTerrain(run, tiles);
    }),
    {
      name: 'stimulus:strike',
      steps: [
        {
          do: (run: SkirmishRun, vars) => {
            const attack = openAttack(run, read(vars, 'from'), -1);
            run.write(attackTable.special, attack, 1);
            run.write(attackTable.range, attack, read(vars, 'range'));
            run.write(attackTable.number, attack, read(vars, 'attack'));
            run.write(attackTable.kinds, attack, read(vars, 'kinds'));
            return { row: attack };
          },
        },
        {
          call: 'combat',
          vars: (game, vars) => ({
            attack: vars['row'] as number,
            seat: Math.max(0, game.controller(vars['from'] as number)),
            given: vars['to'] as number,
          }),
        },
        {
          at: '5H',
          args: (game, vars) => ({
            seat: game.controller(vars['from'] as number),
            card: game.cardOf(vars['from'] as number),
            figure: vars['from'] as number,
            attack: vars['row'] as number,
            attacker: vars['from'] as number,
            defender: vars['to'] as number,
          }),
        },
        { do: (run: SkirmishRun, vars) => closeAttack(run, vars['row'] as number) },
      ],
    },
  ];
}
