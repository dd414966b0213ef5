import {
  carriedBy,
  type Figure,
  type Game,
  mayUseToken,
  rules,
  type SkirmishRun,
  type StepId,
  type Token,
  tokenPlan,
  trigger,
  useToken,
} from '@scapewright/skirmish/author';
import { hasCarriables, isCarriable, itemsUnder } from '../carrying.ts';
import { pickToken } from '../choices.ts';

/** The numbered steps, at each of which the game can wait for who carries a temporary item (IG-TEMP-001). */
const moments: readonly StepId[] = [
  ...(['R1', 'R2', 'R3', '1A', '1B', '1C', '2'] as const),
  ...(['3A', '3B', '3C', '3D', '3E', '3F', '3G', '3H', '3I', '4'] as const),
  ...(['5A', '5B', '5C', '5D', '5E', '5F', '5G', '5H', '5I', '5J'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11'] as const),
  ...(['6', '7', 'R5', 'R6'] as const),
];

/** May the token be used at a step: at any, unless its card prints at which? */
function isMoment(game: Game, token: Token, step: StepId): boolean {
  const { when = [] } = tokenPlan(game, token).data;
  return (when as readonly string[]).length === 0 || (when as readonly string[]).includes(step);
}

/** The item glyphs that a figure may use at a step; those under its feet are asked about, and refused. */
function usable(game: Game, figure: Figure, step: StepId): readonly number[] {
  if (!game.isAlive(figure)) return [];
  return [...carriedBy(game, figure), ...itemsUnder(game, figure)].filter(
    (token) =>
      isCarriable(tokenPlan(game, token)) &&
      isMoment(game, token, step) &&
      !game.refusalOf(mayUseToken, { figure, token }),
  );
}

/** The figures that may use something at a step: players in initiative order, the figures of each as they are listed. */
function users(game: Game, step: StepId): readonly number[] {
  const able: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (usable(game, figure, step).length > 0) able.push(figure);
  const order = game.seatOrder();
  const turn = (figure: Figure): number => order.indexOf(game.controller(figure));
  return able.filter((figure) => turn(figure) >= 0).sort((a, b) => turn(a) - turn(b) || a - b);
}

/** Using temporary item glyphs: each figure as often as it has one and its player wants to. */
export const useItemRule = rules({
  id: 'use-item',
  name: 'Use',
  text: 'At any numbered step, of anybody, or at those that it prints, a figure may use a temporary item glyph that it carries.',
  rules: { '*': ['IG-TEMP-001', 'IG-TEMP-002'] },
  wanted: (setup) =>
    hasCarriables(setup) && (setup.tokens ?? []).some(({ data }) => data['effect'] !== undefined),
  hooks: moments.map((step) =>
    trigger(step, {
      group: 9,
      when: (game) => users(game, step).length > 0,
      run: (run) => {
        for (const figure of users(run.game, step)) offer(run, figure, step);
      },
    }),
  ),
});

function offer(run: SkirmishRun, figure: Figure, step: StepId): void {
  const { game } = run;
  const seat = game.controller(figure);
  const subject = game.keyOf('figure', figure);
  for (let tokens = usable(game, figure, step); tokens.length > 0; tokens = usable(game, figure, step)) {
    if (!run.may(seat, 'use-item', 'rule:use-item', subject)) return;
    useToken(run, figure, pickToken(run, seat, 'use-item', tokens, figure));
  }
}
