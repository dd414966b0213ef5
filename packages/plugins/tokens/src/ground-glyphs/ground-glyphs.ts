import {
  answer,
  flipToken,
  isFaceUp,
  rules,
  type SkirmishPlugin,
  stops,
  tokenPlan,
  tokensOn,
  trigger,
} from '@scapewright/skirmish';

/** Glyphs on spaces: whoever moves onto one stops there; one that lies symbol side up is turned and works at once. */
export const groundGlyphs = rules({
  id: 'ground-glyphs',
  name: 'Glyphs on spaces',
  text: 'A figure that moves onto a glyph stops there; a glyph with its symbol up is turned.',
  reasons: ['glyph.stops', 'token.flipped', 'token.removed'],
  reasonRules: {
    'glyph.stops': { heroscape: ['HS-GLYPH-002', 'HS-MOVE-011'] },
    'token.flipped': { heroscape: ['HS-GLYPH-002'] },
    'token.removed': { heroscape: ['HS-GLYPH-006'] },
  },
  wanted: (setup) => (setup.tokens ?? []).some((token) => token.kind === 'glyph'),
  hooks: [
    answer<{ figure: number; space: number }>(stops, {
      reason: 'glyph.stops',
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => tokenPlan(game, token).kind === 'glyph') ? 1 : undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) =>
        tokensOn(game, space).some((token) => tokenPlan(game, token).kind === 'glyph'),
      run: (run, { figure, space }) => {
        run.note('glyph.stops', { figure, space });
        for (const token of tokensOn(run.game, space))
          if (!isFaceUp(run.game, token)) flipToken(run, token, figure);
      },
    }),
  ],
});

/** The plugin of glyphs on spaces. */
export const groundGlyphsPlugin: SkirmishPlugin = {
  id: 'tokens/ground-glyphs',
  version: '1.0.0',
  units: [groundGlyphs],
};
