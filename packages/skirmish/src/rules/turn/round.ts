import { call } from '@scapewright/kernel';
import { matchTable, seatTable } from '../../model/tables.ts';
import { isOver } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures, type Step } from '../../state/procedures.ts';
import { nobody } from '../basics/args.ts';
import { expire } from '../effects/expiry.ts';
import { earlyOrder, usualOrder } from './early-order.ts';
import { placeMarker, planning, type RoundVars } from './planning.ts';

const phases = ['game', 'round', 'planning', 'initiative', 'turns'];

/** Has play begun with this phase or an earlier one, or is it a later round? */
function runs(phase: string): (game: Game) => boolean {
  const at = phases.indexOf(phase);
  return (game) =>
    game.state.read(matchTable.round, 0) > 1 ||
    game.facts.start === 'setup' ||
    phases.indexOf(game.facts.start) <= at;
}

/** A player's turns come one after another, three in a round, in the order of initiative. */
const turns: readonly Step<RoundVars>[] = [
  {
    do: (run) => {
      run.note('turns.begin', { round: run.read(matchTable.round, 0) });
      return { turn: 1, place: 0 };
    },
  },
  {
    while: (game, vars) => vars.turn <= 3 && !isOver(game),
    steps: [
      {
        if: (game, vars) => seatAt(game, vars) >= 0,
        steps: [call(procedures.turn, (game, vars) => ({ seat: seatAt(game, vars), turn: vars.turn }))],
        else: [{ note: skipTurn }],
      },
      { set: nextTurn },
    ],
  },
];

/** R1 to R6. */
const phasesOfRound: readonly Step<RoundVars>[] = [
  { if: runs('round'), steps: [earlyOrder('R1'), { at: 'R1', args: nobody }, usualOrder] },
  { if: runs('planning'), steps: planning, else: [{ do: givenMarkers }] },
  {
    if: runs('initiative'),
    steps: [
      earlyOrder('R3'),
      {
        at: 'R3',
        args: nobody,
        steps: [
          usualOrder,
          { at: 'R3.roll', args: nobody, body: (run) => void run.call(procedures.initiative, {}) },
        ],
      },
    ],
    else: [{ do: givenOrder }],
  },
  { at: 'R4', args: nobody, steps: turns },
  { leave: isOver },
  {
    do: (run) => {
      run.write(matchTable.seat, 0, -1);
      run.write(matchTable.chooser, 0, run.game.seatOrder()[0] ?? 0);
    },
  },
  {
    if: (game) => game.parameters.cleanup,
    steps: [{ note: (run) => run.note('cleanup.begins', roundOf(run)) }, { at: 'R5', args: nobody }],
  },
  { note: (run) => run.note('round.ends', roundOf(run)) },
  { at: 'R6', args: nobody },
  {
    do: (run) => {
      expire(run, 'round', run.read(matchTable.rounds, 0));
    },
  },
  call(procedures.victory, () => ({ roundEnd: 1 })),
];

/** `round`: R1 to R6 (SS-ROUND-003). Phases before the one with which play begins are left out of round 1. */
export const roundProcedure = procedures.round.define<RoundVars>([
  {
    do: (run) => {
      run.write(matchTable.round, 0, run.read(matchTable.round, 0) + 1);
      run.write(matchTable.rounds, 0, run.read(matchTable.rounds, 0) + 1);
      run.write(matchTable.turn, 0, 0);
      run.write(matchTable.seat, 0, -1);
      run.note('round.begins', { round: run.read(matchTable.round, 0) });
    },
  },
  { at: 'ROUND', args: nobody, steps: phasesOfRound },
]);

function roundOf(run: SkirmishRun): { readonly round: number } {
  return { round: run.read(matchTable.round, 0) };
}

/** A player who is out of the game has no turn (SS-COMP-002, HS-WIN-004). */
function skipTurn(run: SkirmishRun, vars: RoundVars): void {
  const seat = run.game.seatOrder()[vars.place] ?? -1;
  if (seat >= 0) run.note('turn.skipped', { seat });
}

function seatAt(game: Game, vars: RoundVars): number {
  const seat = game.seatOrder()[vars.place] ?? -1;
  return seat >= 0 && !game.isOut(seat) ? seat : -1;
}

function nextTurn(game: Game, vars: RoundVars): Partial<RoundVars> {
  const place = vars.place + 1;
  return place < game.seatCount ? { place } : { place: 0, turn: vars.turn + 1 };
}

/** Play begins after planning: the markers that the setup gives. */
function givenMarkers(run: SkirmishRun): void {
  run.game.facts.orders.forEach((cards, seat) => {
    cards.forEach((card, marker) => {
      if (card >= 0) placeMarker(run, seat, marker, card);
    });
  });
}

/** Play begins with the turns: the order of the players as they are listed. */
function givenOrder(run: SkirmishRun): void {
  for (let seat = 0; seat < run.game.seatCount; seat++) run.write(seatTable.order, seat, seat);
}
