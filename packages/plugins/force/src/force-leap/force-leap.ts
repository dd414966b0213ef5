import {
  fall,
  forbid,
  type Game,
  instead,
  makeSpecialMove,
  mayFall,
  type SkirmishPlugin,
  symbol,
} from '@scapewright/skirmish';

/** Move of a leap, and how many levels it goes up or down at most. */
const move = 3;
const levels = 25;
/** So many dice and more, or a d20, are an extreme fall. */
const extremeDice = 3;

function isExtreme(game: Game, figure: number, drop: number): boolean {
  const dice = game.parameters.fall.dice(drop, game.heightOf(figure));
  return dice === 'd20' || dice >= extremeDice;
}

/** Force Leap: a special move of 3 over everything, and little fear of falls. */
const forceLeap = symbol({
  id: 'force-leap',
  name: 'Force Leap',
  text: 'Instead of its normal move the figure may leap: Move 3, levels not counted, over figures, water and obstacles, at most 25 levels up or down. It takes no falling damage but from extreme falls.',
  reasons: ['force-leap.leaps', 'force-leap.lands', 'force-leap.no-fall'],
  rules: { '*': ['FORCE-LEAP-001', 'FORCE-LEAP-002', 'FORCE-LEAP-003', 'FORCE-LEAP-007', 'FORCE-LEAP-011'] },
  reasonRules: {
    'force-leap.leaps': {
      '*': [
        'FORCE-LEAP-001',
        'FORCE-LEAP-002',
        'FORCE-LEAP-003',
        'FORCE-LEAP-004',
        'FORCE-LEAP-005',
        'FORCE-LEAP-006',
        'FORCE-LEAP-007',
        'FORCE-LEAP-008',
      ],
    },
    'force-leap.lands': { '*': ['FORCE-LEAP-010', 'FORCE-LEAP-011', 'FORCE-LEAP-012'] },
    'force-leap.no-fall': { '*': ['FORCE-LEAP-009'] },
  },
  lines: {
    'force-leap.leaps': '{figure} leaps with the Force',
    'force-leap.lands': '{figure} has leapt to {space}: it was no flight',
    'force-leap.no-fall': 'the Force softens the fall of {figure}',
  },
  hooks: [
    instead('3D', {
      when: (game, { figure }) => game.has(figure, 'force-leap') && game.isPlaced(figure),
      run: (run, { figure }, source) => {
        const { game } = run;
        const before = game.levelOf(figure);
        run.note('force-leap.leaps', { figure });
        makeSpecialMove(run, source, figure, { move, flying: true, heightLevels: levels });
        if (!game.isPlaced(figure)) return;
        run.note('force-leap.lands', { figure, space: game.space(figure) });
        const drop = before - game.levelOf(figure);
        if (drop >= game.parameters.fall.from(game.heightOf(figure)))
          fall(run, figure, game.space(figure), drop);
      },
    }),
    forbid<{ readonly figure: number; readonly drop?: number }>(mayFall, {
      reason: 'force-leap.no-fall',
      when: (game, { figure, drop }) =>
        game.has(figure, 'force-leap') && (drop === undefined || !isExtreme(game, figure, drop)),
    }),
  ],
});

/** The plugin that brings Force Leap. */
export const forceLeapPlugin: SkirmishPlugin = {
  id: 'force/force-leap',
  version: '1.0.0',
  units: [forceLeap],
};
