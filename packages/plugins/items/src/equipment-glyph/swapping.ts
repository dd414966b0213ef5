import {
  adjacent,
  bareRefusal,
  carry,
  defineMessages,
  type Figure,
  type Game,
  isMoving,
  layToken,
  rules,
  type SkirmishRun,
  type Token,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import { carriedItems, hasCarriables, isUniqueHero, itemsUnder } from '../carrying.ts';
import { pickToken, spaceChoice } from '../choices.ts';
import { hasArrived } from '../in-movement.ts';

/** Options of a swap are tokens by their rows, and friends by theirs beyond all tokens. */
function optionsOf(game: Game, figure: Figure): readonly number[] {
  if (!hasOne(game, figure)) return [];
  const tokens = hasArrived(game, { figure }) ? itemsUnder(game, figure) : [];
  return [...tokens, ...friendsWithGlyphs(game, figure).map((other) => game.facts.tokens.length + other)];
}

/** The same where a rule has put the figure: it comes to rest on what lies there, and ends no move beside a friend. */
function optionsWherePut(game: Game, figure: Figure): readonly number[] {
  return hasOne(game, figure) && !isMoving(game, figure) ? itemsUnder(game, figure) : [];
}

function hasOne(game: Game, figure: Figure): boolean {
  return carriedItems(game, figure).length > 0 && isUniqueHero(game, figure);
}

function friendsWithGlyphs(game: Game, figure: Figure): readonly number[] {
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

/** A swap with one of these, for whoever has come to rest. */
function offered(options: typeof optionsOf) {
  return {
    optional: true,
    seat: (game: Game, { figure }: { readonly figure: Figure }) => game.controller(figure),
    when: (game: Game, { figure }: { readonly figure: Figure }) =>
      figure >= 0 && game.isPlaced(figure) && options(game, figure).length > 0,
    run: (run: SkirmishRun, { figure }: { readonly figure: Figure }) =>
      swap(run, figure, options(run.game, figure)),
  };
}

/** What is said of it, and the rules behind it. */
const messages = defineMessages('swap', {
  withGround: {
    text: '{figure} takes {token} and lays its own at {space}',
    rules: { '*': ['EQ-SWAP-001', 'EQ-SWAP-002', 'EQ-SWAP-003', 'EQ-SWAP-005'] },
  },
  withFriend: {
    text: '{figure} and {other} exchange what they carry',
    rules: { '*': ['EQ-SWAP-006', 'EQ-SWAP-007', 'EQ-SWAP-008', 'EQ-SWAP-009'] },
  },
  nothing: {
    text: 'there is nothing to exchange: it takes two glyphs, and a move that has ended',
    rules: {
      '*': ['EQ-SWAP-001', 'EQ-SWAP-005', 'EQ-SWAP-006', 'EQ-SWAP-008', 'EQ-SWAP-009', 'EQ-PASS-006'],
    },
  },
  notThere: {
    text: 'the old glyph is laid on a space of the hero where no other glyph stays',
    rules: { '*': ['EQ-SWAP-002', 'EQ-DROP-004'] },
  },
});

/** Exchanging glyphs: with the one stopped on, or with a friend where the move has ended. */
export const swapRule = rules({
  id: 'swap',
  name: 'Swap',
  text: 'A hero with a glyph that stops on another may exchange the two; one that ends its move next to a friend with a glyph may exchange with it.',
  messages: messages,
  wanted: hasCarriables,
  whyNot: (game, figure) =>
    isMoving(game, figure) && optionsOf(game, figure).length > 0 ? undefined : { reason: messages.nothing },
  hooks: [
    trigger('3H', offered(optionsOf)),
    trigger('E.figure-placed', offered(optionsWherePut)),
    trigger('after:E.figure-knocked-back', offered(optionsWherePut)),
  ],
});

/** Where the old glyph may lie: where the new one is taken from, or on another space of the hero without a glyph. */
function spacesForOld(game: Game, figure: Figure, token: Token): readonly number[] {
  return game
    .spacesOf(figure)
    .filter(
      (space) =>
        tokensOn(game, space).every((other) => other === token) && !bareRefusal(game, space, 'glyph'),
    );
}

function swap(run: SkirmishRun, figure: Figure, options: readonly number[]): void {
  const { game } = run;
  const seat = game.controller(figure);
  const chosen = run.pick({
    seat,
    asks: 'swap',
    domain: 'partner',
    options,
    subject: game.keyOf('figure', figure),
    source: 'rule:swap',
    keyOf: (option) => keyOf(game, option),
    readKey: (key) => readKey(game, key),
    whyNot: () => ({ reason: messages.nothing }),
  });
  const { length } = game.facts.tokens;
  const own = pickToken(run, seat, 'swap', carriedItems(game, figure), figure);
  if (chosen < length) {
    const spaces = spacesForOld(game, figure, chosen);
    const space = run.pickOrTake(spaceChoice(run, { seat, asks: 'swap', figure }, spaces, messages.notThere));
    carry(run, chosen, figure);
    layToken(run, own, space);
    run.note(messages.withGround, { figure, token: chosen, space });
    return;
  }
  const other = chosen - length;
  const theirs = pickToken(run, seat, 'swap', carriedItems(game, other), figure);
  carry(run, own, other);
  carry(run, theirs, figure);
  run.note(messages.withFriend, { figure, other });
}
