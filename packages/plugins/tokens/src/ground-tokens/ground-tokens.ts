import {
  answer,
  crowdedTokens,
  type Figure,
  flipToken,
  forbid,
  type Game,
  isFaceUp,
  isMoving,
  mayChangeSpecial,
  type PluginParts,
  rules,
  rulesOfTokens,
  stopping,
  stops,
  type Token,
  type TokenPlan,
  tokenPlan,
  tokenSpaces,
  tokenStops,
  tokensOn,
  tokenTable,
  trigger,
} from '@scapewright/skirmish/author';
import { grantedBy, grantedStats } from '../token-grants.ts';
import { wrongCards } from './card-problems.ts';
import { resourceTransfer } from './resource-transfer.ts';
import { tokenMessages } from './token-messages.ts';

/** The kinds of token that it has rules for; of glyphs it knows plain ones. */
const kinds: readonly string[] = ['item', 'hazard', 'resource'];

/** Kinds that work for whoever stands on them. */
const helpers = ['hazard', 'resource'];

/** A glyph that figures carry lies where the rules of its kind say. */
function isOfOthers({ kind, data }: TokenPlan): boolean {
  return kind === 'glyph' && data['id'] !== undefined;
}

/** Does this token end the movement of whoever enters its space: face down, or a face-up hazard or resource? */
function stopsHere(game: Game, token: Token): boolean {
  return game.ask(tokenStops, !isFaceUp(game, token) || stopsFaceUp(game, token), { token });
}

/** Face-down tokens under a figure that its movement has ended on: they are turned up then (SS-TOK-009). */
function hiddenUnder(game: Game, figure: Figure): readonly number[] {
  return game
    .spacesOf(figure)
    .flatMap((space) => tokensOn(game, space))
    .filter((token) => !isFaceUp(game, token) && stopsHere(game, token));
}

function stopsFaceUp(game: Game, token: Token): boolean {
  return helpers.includes(tokenPlan(game, token).kind) || isStoppingItem(game, token);
}

/** Does a face-up item stop by the ruling of the match (SS-TOK-111)? */
function isStoppingItem(game: Game, token: Token): boolean {
  return (
    game.ruling('faceUpItemStops') === true && tokenPlan(game, token).kind === 'item' && isFaceUp(game, token)
  );
}

/** The rank of a hazard or a resource; 0 where its card states none. */
function rankOf(game: Game, token: Token): number {
  const { kind, data } = tokenPlan(game, token);
  return helpers.includes(kind) && typeof data['rank'] === 'number' ? data['rank'] : 0;
}

/** Tokens that lie on spaces: they stop, are turned up, and hazards and resources work for who stands on them. */
export const groundTokens = rules({
  id: 'ground-tokens',
  name: 'Tokens on spaces',
  text: 'A figure that enters a space with a face-down token, a hazard or a resource stops there; a face-down token is turned up.',
  messages: tokenMessages,
  wanted: (setup) => (setup.tokens ?? []).length > 0,
  token: ({ kind, content }) => (kind === 'glyph' ? content === '' : kinds.includes(kind)),
  refuses: (setup) => [
    ...crowdedTokens(setup, (token) => !isOfOthers(token), tokenMessages.notEmpty),
    ...wrongCards(setup),
  ],
  hooks: [
    answer(stops, {
      reason: tokenMessages.itemStops,
      where: tokenSpaces,
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => isStoppingItem(game, token)) ? stopping.anyPart : undefined,
    }),
    answer(stops, {
      reason: tokenMessages.stops,
      where: tokenSpaces,
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => stopsHere(game, token)) ? stopping.anyPart : undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).length > 0,
      run: (run, { figure, space }) => {
        const stopping = tokensOn(run.game, space).filter((token) => stopsHere(run.game, token));
        const item = stopping.some((token) => isStoppingItem(run.game, token));
        const stopped = item ? tokenMessages.itemStops : tokenMessages.stops;
        run.note(stopping.length > 0 ? stopped : tokenMessages.passed, { figure, space });
        if (run.game.isObject(figure)) run.note(tokenMessages.object, { figure });
        const atOnce = !isMoving(run.game, figure) || run.game.ruling('TI-08') === 'token-first';
        if (atOnce) for (const token of stopping) flipToken(run, token, figure);
        for (const token of tokensOn(run.game, space))
          if (tokenPlan(run.game, token).kind !== 'item')
            run.note(tokenMessages.stays, { figure, token, space });
      },
    }),
    trigger('after:E.movement-ended', {
      commutes: true,
      when: (game, { figure }) => hiddenUnder(game, figure).length > 0,
      run: (run, { figure }) => {
        for (const token of hiddenUnder(run.game, figure)) flipToken(run, token, figure);
      },
    }),
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { state, facts } = run.game;
        facts.tokens.forEach((_, token) => {
          const space = state.read(tokenTable.space, token);
          if (space >= 0) run.note(tokenMessages.laid, { token, space });
        });
      },
    }),
    ...grantedStats(helpers, tokenMessages.grants),
    ...rulesOfTokens(tokenMessages.rules, (game, token) => helpers.includes(tokenPlan(game, token).kind)),
    trigger('E.token-flipped', {
      commutes: true,
      when: (game, { token }) => rankOf(game, token) > 0,
      run: (run, { token }) => run.note(tokenMessages.rank, { token, rank: rankOf(run.game, token) }),
    }),
    trigger('C4', {
      commutes: true,
      when: (game, { attack, attacker }) =>
        game.readAttack('special', attack) === 1 && grantedBy(game, attacker, helpers, 'attack') !== 0,
      run: (run, { attacker }) => run.note(tokenMessages.notSpecial, { figure: attacker }),
    }),
    forbid(mayChangeSpecial, {
      reason: tokenMessages.notSpecial,
      when: (game, { figure, move }) => grantedBy(game, figure, helpers, move === 1 ? 'move' : 'range') > 0,
    }),
  ],
});

/** The plugin of tokens on spaces. */
export const groundTokensParts: PluginParts = {
  units: [groundTokens, resourceTransfer],
  rulings: { faceUpItemStops: false },
};
