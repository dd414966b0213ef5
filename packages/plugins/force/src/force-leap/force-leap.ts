import {
  defineMessages,
  type Figure,
  fall,
  forbid,
  type Game,
  instead,
  makeSpecialMove,
  mayFall,
  symbol,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('force-leap', {
  leaps: {
    text: '{figure} leaps with the Force',
    rules: {
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
  },
  lands: {
    text: '{figure} has leapt to {space}: it was no flight',
    rules: { '*': ['FORCE-LEAP-010', 'FORCE-LEAP-011', 'FORCE-LEAP-012'] },
  },
  noFall: {
    text: 'the Force softens the fall of {figure}',
    rules: { '*': ['FORCE-LEAP-009', 'FORCE-LEAP-010'] },
  },
  extremeFall: {
    text: 'the Force does not soften an extreme fall of {figure}',
    rules: { '*': ['FORCE-LEAP-010'] },
  },
  onlySensitive: {
    text: 'the figure feels the Force, but does not leap with it',
    rules: { '*': ['FORCE-SENS-001'] },
  },
});

/** Move of a leap, and how many levels it goes up or down at most. */
const move = 3;
const levels = 25;
/** So many dice and more are an extreme fall where no fall is rolled with a d20, deeper ones included. */
const extremeDice = 3;
const deepest = 1000;

function isExtreme(game: Game, figure: Figure, drop: number): boolean {
  const height = game.heightOf(figure);
  const { dice } = game.parameters.fall;
  const rolled = dice(drop, height);
  return dice(deepest, height) === 'd20' ? rolled === 'd20' : Number(rolled) >= extremeDice;
}

/** Force Leap: a special move of 3 over everything, and little fear of falls. */
export const forceLeap = symbol({
  id: 'force-leap',
  name: 'Force Leap',
  text: 'Instead of its normal move the figure may leap: Move 3, levels not counted, over figures, water and obstacles, at most 25 levels up or down. It takes no falling damage but from extreme falls.',
  messages,
  rules: {
    '*': [
      'FORCE-LEAP-001',
      'FORCE-LEAP-002',
      'FORCE-LEAP-003',
      'FORCE-LEAP-006',
      'FORCE-LEAP-007',
      'FORCE-LEAP-011',
    ],
  },
  whyNot: (game, figure) =>
    game.has(figure, 'force-sensitive') && !game.has(figure, 'force-leap')
      ? { reason: messages.onlySensitive }
      : undefined,
  hooks: [
    instead('3D', {
      when: (game, { figure }) => game.has(figure, 'force-leap') && game.isPlaced(figure),
      run: (run, { figure }, source) => {
        const { game } = run;
        const before = game.levelOf(figure);
        run.note(messages.leaps, { figure });
        makeSpecialMove(run, source, figure, { move, flying: 'throughout', heightLevels: levels });
        if (!game.isPlaced(figure)) return;
        run.note(messages.lands, { figure, space: game.space(figure) });
        const drop = before - game.levelOf(figure);
        if (drop >= game.parameters.fall.from(game.heightOf(figure)))
          fall(run, figure, game.space(figure), drop);
      },
    }),
    trigger('E.figure-falls', {
      commutes: true,
      when: (game, { figure }) => game.has(figure, 'force-leap'),
      run: (run, { figure }) => run.note(messages.extremeFall, { figure }),
    }),
    forbid(mayFall, {
      reason: messages.noFall,
      when: (game, { figure, drop }) =>
        game.has(figure, 'force-leap') && (drop === undefined || !isExtreme(game, figure, drop)),
    }),
  ],
});
