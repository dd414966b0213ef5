import type { ProcedurePlan, StepPlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { narrator } from '../narration/narrator.ts';
import { matchTable } from '../tables.ts';
import { tokenSlot } from '../token-slot.ts';
import type { SkirmishRun } from '../unit.ts';
import { decideVictory } from '../victory/decide-victory.ts';
import { nobody } from './args.ts';
import { earlyOrder, usualOrder } from './early-order.ts';
import { isToBePlaced } from './placement.ts';

const setup: readonly StepPlan<Game>[] = [
  {
    if: ({ facts }) => facts.tokens.some(({ drawn }) => drawn !== undefined),
    steps: [{ do: (run: SkirmishRun) => tokenSlot.code.drawTokens(run) }],
  },
  { at: 'G1.1' },
  {
    at: 'G1.2',
    steps: [
      {
        if: (game) => game.facts.start === 'setup',
        steps: [
          {
            if: (game) => game.facts.draft.length > 0,
            steps: [{ call: 'draft' }],
            else: [{ at: 'G1.2.draft' }],
          },
          {
            if: isToBePlaced,
            steps: [
              { at: 'G1.2.roll', body: (run: SkirmishRun) => void run.call('placement-roll', {}) },
              { call: 'placement' },
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
export const gameProcedure: ProcedurePlan<Game> = {
  name: 'game',
  steps: [
    {
      at: 'GAME',
      steps: [
        { at: 'G1', steps: setup },
        { note: (run: SkirmishRun) => narrator(run)?.noteTeams(run) },
        {
          at: 'G2',
          steps: [
            { while: (game) => game.state.read(matchTable.winner, 0) === -2, steps: [{ call: 'round' }] },
          ],
        },
        {
          at: 'G3',
          note: (run: SkirmishRun) => run.note('game.over', { winner: run.read(matchTable.winner, 0) }),
        },
      ],
    },
  ],
};

/** `victory`: looks whether somebody has won (SS-END-001, HS-WIN-002). */
export const victoryProcedure: ProcedurePlan<Game> = {
  name: 'victory',
  steps: [
    {
      at: 'E.victory-check',
      args: nobody,
      body: (run: SkirmishRun, vars) => decideVictory(run, vars['roundEnd'] === 1),
    },
  ],
};
