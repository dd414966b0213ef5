import {
  answer,
  crowdedTokens,
  flipToken,
  forbid,
  type Game,
  isFaceUp,
  mayChangeSpecial,
  rules,
  rulesOfTokens,
  type SkirmishPlugin,
  stopping,
  stops,
  type TokenPlan,
  tokenPlan,
  tokenStops,
  tokensOn,
  tokenTable,
  trigger,
} from '@scapewright/skirmish';
import { grantedBy, grantedStats } from '../token-grants.ts';
import { wrongCards } from './card-problems.ts';
import { resourceTransfer } from './resource-transfer.ts';

/** The kinds of token that it has rules for; of glyphs it knows plain ones. */
const kinds: readonly string[] = ['item', 'hazard', 'resource'];

/** Kinds that work for whoever stands on them. */
const helpers = ['hazard', 'resource'];

/** A glyph that figures carry lies where the rules of its kind say. */
function isOfOthers({ kind, data }: TokenPlan): boolean {
  return kind === 'glyph' && data['id'] !== undefined;
}

/** Does this token end the movement of whoever enters its space: face down, or a face-up hazard or resource? */
function stopsHere(game: Game, token: number): boolean {
  return game.ask(tokenStops, !isFaceUp(game, token) || stopsFaceUp(game, token), { token });
}

function stopsFaceUp(game: Game, token: number): boolean {
  return helpers.includes(tokenPlan(game, token).kind) || isStoppingItem(game, token);
}

/** Does a face-up item stop by the ruling of the match (SS-TOK-111)? */
function isStoppingItem(game: Game, token: number): boolean {
  return (
    game.ruling('faceUpItemStops') === true && tokenPlan(game, token).kind === 'item' && isFaceUp(game, token)
  );
}

/** The rank of a hazard or a resource; 0 where its card states none. */
function rankOf(game: Game, token: number): number {
  const { kind, data } = tokenPlan(game, token);
  return helpers.includes(kind) && typeof data['rank'] === 'number' ? data['rank'] : 0;
}

/** Tokens that lie on spaces: they stop, are turned up, and hazards and resources work for who stands on them. */
export const groundTokens = rules({
  id: 'ground-tokens',
  name: 'Tokens on spaces',
  text: 'A figure that enters a space with a face-down token, a hazard or a resource stops there; a face-down token is turned up.',
  reasons: [
    'token.laid',
    'token.not-empty',
    'token.stops',
    'token.item-stops',
    'token.passed',
    'token.object',
    'token.flipped',
    'token.removed',
    'token.grants',
    'token.rules',
    'token.card',
    'token.no-card',
    'token.rank',
    'token.not-special',
    'token.stays',
  ],
  reasonRules: {
    'token.laid': {
      superscape: ['SS-TOK-002', 'SS-TOK-102', 'SS-TOK-103', 'SS-TOK-101', 'SS-TOK-001', 'SS-HAZ-002'],
    },
    'token.not-empty': { superscape: ['SS-TOK-104', 'SS-TOK-002'] },
    'token.stops': {
      superscape: [
        ...['SS-TOK-007', 'SS-TOK-008', 'SS-MOVE-038', 'SS-TOK-003', 'SS-TOK-006'],
        ...['SS-TOK-109', 'SS-TOK-110', 'SS-TOK-114', 'SS-TOK-115', 'SS-RES-003', 'SS-MOVE-037'],
      ],
    },
    'token.item-stops': { superscape: ['SS-TOK-111', 'SS-TOK-010', 'SS-MOVE-037'] },
    'token.passed': {
      superscape: ['SS-TOK-010', 'SS-TOK-111', 'SS-TOK-003', 'SS-TOK-108', 'SS-TOK-006', 'SS-TOK-107'],
    },
    'token.object': { superscape: ['SS-TOK-116'] },
    'token.flipped': {
      superscape: [
        'SS-TOK-009',
        'TI-08',
        'SS-TOK-112',
        'SS-TOK-113',
        'SS-TOK-001',
        'SS-TOK-004',
        'SS-TOK-105',
        'SS-TOK-005',
        'SS-TOK-106',
      ],
    },
    'token.removed': { superscape: ['SS-TOK-001'] },
    'token.grants': {
      superscape: ['SS-TOK-005', 'SS-TOK-106', 'SS-HAZ-005', 'SS-HAZ-001', 'SS-RES-002', 'SS-RES-003'],
    },
    'token.rules': { superscape: ['SS-HAZ-004', 'SS-RES-003'] },
    'token.card': { superscape: ['SS-HAZ-003'] },
    'token.no-card': { superscape: ['SS-HAZ-002'] },
    'token.rank': { superscape: ['SS-HAZ-006', 'SS-HAZ-003'] },
    'token.not-special': { superscape: ['SS-HAZ-008'] },
    'token.stays': { superscape: ['SS-HAZ-007', 'SS-TOK-108'] },
  },
  lines: {
    'token.laid': '{token} lies on {space}',
    'token.not-empty': 'a token lies on a space without a figure, an object or another token',
    'token.stops': '{figure} stops on the token at {space}',
    'token.item-stops': 'the item at {space} stops {figure}',
    'token.passed': 'the token at {space} does not stop {figure}',
    'token.object': '{figure} is a figure, and stops on tokens as figures do',
    'token.grants': '{figure}: the token under it {amount}',
    'token.rules': '{figure}: the rules of a token near it {amount}',
    'token.card': 'the card of a hazard or a resource has a rank from 1 to 3',
    'token.no-card': 'every hazard and every resource has a card',
    'token.rank': '{token} is of rank {rank}: that by itself changes nothing',
    'token.not-special': 'tokens do not change special attacks and special moves of {figure}',
    'token.stays': 'the token at {space} stays where it is',
  },
  wanted: (setup) => (setup.tokens ?? []).length > 0,
  token: ({ kind, content }) => (kind === 'glyph' ? content === '' : kinds.includes(kind)),
  refuses: (setup) => [
    ...crowdedTokens(setup, (token) => !isOfOthers(token), 'token.not-empty'),
    ...wrongCards(setup),
  ],
  hooks: [
    answer(stops, {
      reason: 'token.item-stops',
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => isStoppingItem(game, token)) ? stopping.anyPart : undefined,
    }),
    answer(stops, {
      reason: 'token.stops',
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => stopsHere(game, token)) ? stopping.anyPart : undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).length > 0,
      run: (run, { figure, space }) => {
        const stopping = tokensOn(run.game, space).filter((token) => stopsHere(run.game, token));
        const item = stopping.some((token) => isStoppingItem(run.game, token));
        const stopped = item ? 'token.item-stops' : 'token.stops';
        run.note(stopping.length > 0 ? stopped : 'token.passed', { figure, space });
        if (run.game.isObject(figure)) run.note('token.object', { figure });
        for (const token of stopping) flipToken(run, token, figure);
        for (const token of tokensOn(run.game, space))
          if (tokenPlan(run.game, token).kind !== 'item') run.note('token.stays', { figure, token, space });
      },
    }),
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { state, facts } = run.game;
        facts.tokens.forEach((_, token) => {
          const space = state.read(tokenTable.space, token);
          if (space >= 0) run.note('token.laid', { token, space });
        });
      },
    }),
    ...grantedStats(helpers, 'token.grants'),
    ...rulesOfTokens('token.rules', (game, token) => helpers.includes(tokenPlan(game, token).kind)),
    trigger('E.token-flipped', {
      commutes: true,
      when: (game, { token }) => rankOf(game, token) > 0,
      run: (run, { token }) => run.note('token.rank', { token, rank: rankOf(run.game, token) }),
    }),
    trigger('C4', {
      commutes: true,
      when: (game, { attack, attacker }) =>
        game.readAttack('special', attack) === 1 && grantedBy(game, attacker, helpers, 'attack') !== 0,
      run: (run, { attacker }) => run.note('token.not-special', { figure: attacker }),
    }),
    forbid(mayChangeSpecial, {
      reason: 'token.not-special',
      when: (game, { figure, move }) => grantedBy(game, figure, helpers, move === 1 ? 'move' : 'range') > 0,
    }),
  ],
});

/** The plugin of tokens on spaces. */
export const groundTokensPlugin: SkirmishPlugin = {
  id: 'tokens/ground-tokens',
  version: '1.0.0',
  units: [groundTokens, resourceTransfer],
  rulings: { faceUpItemStops: false },
};
