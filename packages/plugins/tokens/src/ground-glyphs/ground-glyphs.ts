import type { Space } from '@scapewright/board';
import {
  answer,
  defineMessages,
  type Figure,
  flipToken,
  type Game,
  isFaceUp,
  isMoving,
  rules,
  stopping,
  stops,
  tokenPlan,
  tokenSpaces,
  tokenStops,
  tokensOn,
  tokenTable,
  trigger,
} from '@scapewright/skirmish/author';

const glyphMessages = defineMessages('glyph', {
  laid: {
    text: '{times, plural, one {a glyph lies} other {glyphs lie}} on {space_each}',
    rules: { heroscape: ['HS-GLYPH-001'] },
  },
  stops: {
    text: '{figure} stops on the glyph at {space}',
    rules: { heroscape: ['HS-GLYPH-002', 'HS-MOVE-011'] },
  },
  leadingPart: {
    text: 'the leading part of {figure} is on the glyph at {space}',
    rules: { heroscape: ['HS-GLYPH-003', 'HS-GLYPH-002'] },
  },
  placed: { text: '{figure} has been put on the glyph at {space}', rules: { heroscape: ['HS-GLYPH-004'] } },
  second: { text: 'a space has room for one glyph', rules: { heroscape: ['HS-GLYPH-001'] } },
});

/** Glyphs on spaces: whoever moves onto one stops there; one that lies symbol side up is turned and works at once. */
export const groundGlyphs = rules({
  id: 'ground-glyphs',
  name: 'Glyphs on spaces',
  text: 'A figure that moves onto a glyph stops there; a glyph with its symbol up is turned.',
  messages: [
    glyphMessages,
    defineMessages('token', {
      flipped: { rules: { heroscape: ['HS-GLYPH-002'] } },
      removed: { rules: { heroscape: ['HS-GLYPH-006'] } },
    }),
  ],
  wanted: (setup) => (setup.tokens ?? []).some((token) => token.kind === 'glyph'),
  token: ({ kind, content }) => kind === 'glyph' && content === '',
  refuses: ({ battlefield, tokens = [] }) =>
    tokens
      .filter(({ kind, space }) => kind === 'glyph' && space >= 0)
      .filter(({ space }, at, glyphs) => glyphs.findIndex((other) => other.space === space) < at)
      .map(({ name, space }) => ({
        part: `tokens/${name}`,
        place: 'space',
        reason: glyphMessages.second,
        message: `${name} lies on ${battlefield.names[space]}, where another glyph is`,
        fix: 'lay it on a space of its own',
      })),
  hooks: [
    answer(stops, {
      reason: glyphMessages.leadingPart,
      where: tokenSpaces,
      answer: (game, { figure, space }) =>
        game.definition(figure).base !== 'single' && stoppingGlyphs(game, space, figure).length > 0
          ? stopping.anyPart
          : undefined,
    }),
    answer(stops, {
      reason: glyphMessages.stops,
      where: tokenSpaces,
      answer: (game, { figure, space }) =>
        stoppingGlyphs(game, space, figure).length > 0 ? stopping.anyPart : undefined,
    }),
    trigger('G1.1', {
      commutes: true,
      run: (run) => {
        run.game.facts.tokens.forEach((_, token) => {
          const space = run.read(tokenTable.space, token);
          if (space >= 0) run.note(glyphMessages.laid, { token, space });
        });
      },
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { figure, space }) => stoppingGlyphs(game, space, figure).length > 0,
      run: (run, { figure, space }) => {
        const { game } = run;
        run.note(isMoving(game, figure) ? glyphMessages.stops : glyphMessages.placed, { figure, space });
        if (game.definition(figure).base !== 'single') run.note(glyphMessages.leadingPart, { figure, space });
        for (const token of stoppingGlyphs(game, space, figure))
          if (!isFaceUp(game, token)) flipToken(run, token, figure);
      },
    }),
  ],
});

/** Glyphs that act on whoever comes: some kinds only lie there until somebody takes them. */
function stoppingGlyphs(game: Game, space: Space, figure: Figure): readonly number[] {
  return tokensOn(game, space).filter(
    (token) => tokenPlan(game, token).kind === 'glyph' && game.ask(tokenStops, true, { token, figure }),
  );
}
