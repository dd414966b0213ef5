import {
  answer,
  flipToken,
  type Game,
  isFaceUp,
  rules,
  type SkirmishPlugin,
  stops,
  tokenPlan,
  tokensOn,
  trigger,
} from '@scapewright/skirmish';
import { grantedStats } from '../token-grants.ts';

/** The kinds of token that it has rules for; of glyphs it knows plain ones. */
const kinds: readonly string[] = ['item', 'hazard', 'resource'];

/** Does this token end the movement of whoever enters its space: face down, or a face-up hazard or resource? */
function stopsHere(game: Game, token: number): boolean {
  if (!isFaceUp(game, token)) return true;
  const { kind } = tokenPlan(game, token);
  return (
    kind === 'hazard' || kind === 'resource' || (kind === 'item' && game.ruling('faceUpItemStops') === true)
  );
}

/** Tokens that lie on spaces: they stop, are turned up, and hazards and resources work for who stands on them. */
export const groundTokens = rules({
  id: 'ground-tokens',
  name: 'Tokens on spaces',
  text: 'A figure that enters a space with a face-down token, a hazard or a resource stops there; a face-down token is turned up.',
  reasons: ['token.stops', 'token.passed', 'token.flipped', 'token.removed', 'token.grants'],
  reasonRules: {
    'token.stops': { superscape: ['SS-TOK-007', 'SS-TOK-008', 'SS-MOVE-038', 'SS-TOK-003', 'SS-TOK-006'] },
    'token.passed': { superscape: ['SS-TOK-010', 'SS-TOK-003', 'SS-TOK-006'] },
    'token.flipped': { superscape: ['SS-TOK-009', 'SS-TOK-001', 'SS-TOK-004', 'SS-TOK-005'] },
    'token.removed': { superscape: ['SS-TOK-001'] },
    'token.grants': { superscape: ['SS-TOK-005'] },
  },
  wanted: (setup) => (setup.tokens ?? []).length > 0,
  token: ({ kind, content }) => (kind === 'glyph' ? content === '' : kinds.includes(kind)),
  hooks: [
    answer<{ figure: number; space: number }>(stops, {
      reason: 'token.stops',
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => stopsHere(game, token)) ? 1 : undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).length > 0,
      run: (run, { figure, space }) => {
        const isStopped = tokensOn(run.game, space).some((token) => stopsHere(run.game, token));
        run.note(isStopped ? 'token.stops' : 'token.passed', { figure, space });
        for (const token of tokensOn(run.game, space)) flipToken(run, token, figure);
      },
    }),
    ...grantedStats(['hazard', 'resource'], 'token.grants'),
  ],
});

/** The plugin of tokens on spaces. */
export const groundTokensPlugin: SkirmishPlugin = {
  id: 'tokens/ground-tokens',
  version: '1.0.0',
  units: [groundTokens],
  rulings: { faceUpItemStops: false },
};
