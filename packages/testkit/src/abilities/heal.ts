import { ability, heal as healFigure, trigger, type WindowId } from '@scapewright/skirmish/author';
import { isWindowAt, livingFigures } from './figures-of-card.ts';
import { windowOf } from './window-names.ts';

/** Takes wound markers off its own figure at a step. */
export const heal = ability({
  id: 'heal',
  name: 'Heal',
  text: 'At {at} heal {wounds}.',
  parameters: { at: 'R5', wounds: 1 },
  hooks: ({ at, wounds }) => [
    trigger(windowOf(at) as WindowId, {
      when: (game, args, source) =>
        isWindowAt(game, source, 'self', at, args) &&
        livingFigures(game, source).some((figure) => game.wounds(figure) > 0),
      run: (run, args, source) => {
        const all = livingFigures(run.game, source);
        for (const figure of all.includes(args.figure) ? [args.figure] : all) healFigure(run, figure, wounds);
      },
    }),
  ],
});
