import type { SetupProblem } from '@scapewright/kernel/check';
import {
  bareRefusal,
  type Figure,
  type Game,
  type GameSetup,
  layToken,
  removeToken,
  type SkirmishRun,
  type Token,
  tokenPlan,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import { carriedItems } from '../carrying.ts';
import { itemGlyphMessages } from './item-glyph-messages.ts';

/** Item glyphs of a figure that its player's army may not carry twice, and does. */
function surplus(game: Game, figure: Figure): readonly number[] {
  const seat = game.controller(figure);
  const others = Array.from({ length: game.figureCount }, (_, other) => other).filter(
    (other) => other !== figure && game.isAlive(other) && game.controller(other) === seat,
  );
  const contents = new Set(
    others.flatMap((other) => carriedItems(game, other).map((token) => tokenPlan(game, token).content)),
  );
  return carriedItems(game, figure).filter((token) => {
    const { content, data } = tokenPlan(game, token);
    return data['rarity'] === 'unique' && contents.has(content);
  });
}

/** A figure that comes to an army which carries the same unique item drops its copy at once. */
export const surplusHooks = [
  trigger('E.control-changed', {
    when: (game, { figure }) => surplus(game, figure).length > 0,
    run: (run, { figure }) => {
      for (const token of surplus(run.game, figure)) drop(run, figure, token);
    },
  }),
];

function drop(run: SkirmishRun, figure: Figure, token: Token): void {
  const { game } = run;
  const space = game
    .spacesOf(figure)
    .find((one) => tokensOn(game, one).length === 0 && !bareRefusal(game, one, 'glyph'));
  run.note(itemGlyphMessages.droppedWithControl, { figure, token });
  if (space === undefined) removeToken(run, token);
  else layToken(run, token, space);
}

/** Figures that start with an uncommon item glyph twice, and armies that start with a unique one twice. */
export function copyProblems(
  { players, tokens = [] }: GameSetup,
  reasons: { readonly uncommon: string; readonly unique: string },
): readonly SetupProblem[] {
  const planOf = new Map(tokens.map((token) => [token.name, token]));
  const problems: SetupProblem[] = [];
  for (const { cards } of players) {
    const ofArmy: string[] = [];
    for (const { name: figure, items = [] } of cards.flatMap((card) => card.figures)) {
      const ofFigure: string[] = [];
      for (const item of items) {
        const { content = item, data } = planOf.get(item) ?? {};
        const rarity = data?.['rarity'];
        if (rarity !== 'uncommon' && rarity !== 'unique') continue;
        const held = rarity === 'unique' ? ofArmy : ofFigure;
        if (held.includes(content))
          problems.push({
            part: `figure/${figure}`,
            place: 'items',
            reason: reasons[rarity],
            message: `${figure} is set up with the ${rarity} item glyph ${content}, which is carried already`,
            fix: 'leave one of the copies out',
          });
        held.push(content);
      }
    }
  }
  return problems;
}
