import {
  adjacent,
  carry,
  type Game,
  layToken,
  rules,
  type SkirmishRun,
  tokenTable,
  trigger,
} from '@scapewright/skirmish';
import { carriedItems, hasCarriables, isUniqueHero, itemsUnder } from '../carrying.ts';
import { hasArrived } from '../in-movement.ts';

/** Options of a swap are tokens by their rows, and friends by theirs beyond all tokens. */
function optionsOf(game: Game, figure: number): readonly number[] {
  const mine = carriedItems(game, figure);
  if (mine.length === 0 || !isUniqueHero(game, figure)) return [];
  const tokens = hasArrived(game, { figure }) ? itemsUnder(game, figure) : [];
  return [...tokens, ...friendsWithGlyphs(game, figure).map((other) => game.facts.tokens.length + other)];
}

function friendsWithGlyphs(game: Game, figure: number): readonly number[] {
  return game.positions
    .beside(figure)
    .filter(
      (other) =>
        game.isAlly(figure, other) &&
        adjacent(game, figure, other) &&
        isUniqueHero(game, other) &&
        carriedItems(game, other).length > 0,
    );
}

function keyOf(game: Game, option: number): string {
  const { length } = game.facts.tokens;
  return option < length ? game.keyOf('token', option) : game.keyOf('figure', option - length);
}

function readKey(game: Game, key: string): number | undefined {
  const token = game.valueOf('token', key);
  if (token !== undefined) return token;
  const figure = game.valueOf('figure', key);
  return figure === undefined ? undefined : figure + game.facts.tokens.length;
}

/** Exchanging glyphs: with the one stopped on, or with a friend where the move has ended. */
export const swapRule = rules({
  id: 'swap',
  name: 'Swap',
  text: 'A hero with a glyph that stops on another may exchange the two; one that ends its move next to a friend with a glyph may exchange with it.',
  reasons: ['swap.with-ground', 'swap.with-friend', 'swap.nothing'],
  reasonRules: {
    'swap.with-ground': { '*': ['EQ-SWAP-001', 'EQ-SWAP-002', 'EQ-SWAP-003', 'EQ-SWAP-005'] },
    'swap.with-friend': { '*': ['EQ-SWAP-006', 'EQ-SWAP-007', 'EQ-SWAP-008', 'EQ-SWAP-009'] },
    'swap.nothing': { '*': ['EQ-SWAP-001', 'EQ-SWAP-005', 'EQ-SWAP-006', 'EQ-SWAP-008', 'EQ-SWAP-009'] },
  },
  lines: {
    'swap.with-ground': '{figure} takes {token} and lays its own at {space}',
    'swap.with-friend': '{figure} and {other} exchange what they carry',
    'swap.nothing': 'there is nothing to exchange: it takes two glyphs, and a move that has ended',
  },
  wanted: hasCarriables,
  whyNot: (game, figure) => (optionsOf(game, figure).length === 0 ? { reason: 'swap.nothing' } : undefined),
  hooks: [
    trigger('3H', {
      optional: true,
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure }) => game.isPlaced(figure) && optionsOf(game, figure).length > 0,
      run: (run, { figure }) => swap(run, figure),
    }),
  ],
});

function swap(run: SkirmishRun, figure: number): void {
  const { game } = run;
  const [own = -1] = carriedItems(game, figure);
  const chosen = run.pick({
    seat: game.controller(figure),
    asks: 'swap',
    domain: 'partner',
    options: optionsOf(game, figure),
    subject: game.keyOf('figure', figure),
    source: 'rule:swap',
    keyOf: (option) => keyOf(game, option),
    readKey: (key) => readKey(game, key),
    whyNot: () => ({ reason: 'swap.nothing' }),
  });
  const { length } = game.facts.tokens;
  if (chosen < length) {
    const space = run.read(tokenTable.space, chosen);
    layToken(run, own, space);
    carry(run, chosen, figure);
    run.note('swap.with-ground', { figure, token: chosen, space });
    return;
  }
  const other = chosen - length;
  const [theirs = -1] = carriedItems(game, other);
  carry(run, own, other);
  carry(run, theirs, figure);
  run.note('swap.with-friend', { figure, other });
}
