import { call } from '@scapewright/kernel';
import { verdicts } from '../../model/codes.ts';
import { matchTable } from '../../model/tables.ts';
import { procedures, type Step } from '../../state/procedures.ts';
import { nobody } from '../basics/args.ts';
import { drawTokens } from '../tokens/token-draw.ts';
import { decideVictory } from '../victory/decide-victory.ts';
import { earlyOrder, type KnownOrder, usualOrder } from './early-order.ts';
import { isToBePlaced } from './placement.ts';
import { noteTeams } from './setup-notes.ts';

const setup: readonly Step<KnownOrder>[] = [
  {
    if: ({ facts }) => facts.tokens.some(({ drawn }) => drawn !== undefined),
    steps: [{ do: drawTokens }],
  },
  { at: 'G1.1', args: nobody },
  {
    at: 'G1.2',
    args: nobody,
    steps: [
      {
        if: (game) => game.facts.start === 'setup',
        steps: [
          {
            if: (game) => game.facts.draft.length > 0,
            steps: [call(procedures.draft, () => ({}))],
            else: [{ at: 'G1.2.draft', args: nobody }],
          },
          {
            if: isToBePlaced,
            steps: [
              { at: 'G1.2.roll', args: nobody, body: (run) => void run.call(procedures.placementRoll, {}) },
              call(procedures.placement, () => ({})),
            ],
          },
        ],
      },
    ],
  },
  { at: 'G1.3', args: nobody },
  earlyOrder('G1.4'),
  { at: 'G1.4', args: nobody },
  usualOrder,
];

/** `game`: setup, rounds until somebody has won, the end (SS-SETUP-001). */
export const gameProcedure = procedures.game.define<KnownOrder>([
  {
    at: 'GAME',
    args: nobody,
    steps: [
      { at: 'G1', args: nobody, steps: setup },
      { note: noteTeams },
      {
        at: 'G2',
        args: nobody,
        steps: [
          {
            while: (game) => game.state.read(matchTable.winner, 0) === verdicts.open,
            steps: [call(procedures.round, () => ({}))],
          },
        ],
      },
      {
        at: 'G3',
        args: nobody,
        note: (run) => run.note('game.over', { winner: run.read(matchTable.winner, 0) }),
      },
    ],
  },
]);

/** `victory`: looks whether somebody has won (SS-END-001, HS-WIN-002). */
export const victoryProcedure = procedures.victory.define([
  {
    at: 'E.victory-check',
    args: nobody,
    body: (run, vars) => decideVictory(run, vars.roundEnd === 1),
  },
]);
