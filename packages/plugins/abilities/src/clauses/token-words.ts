import {
  carriedBy,
  distanceOfSpaces,
  figuresMatching,
  type Game,
  isTokenOfClass,
  layToken,
  placesOf,
  sharesToken,
  type Token,
  takeFromCarrier,
  tokenPlan,
  tokenStops,
  tokenTable,
} from '@scapewright/skirmish/author';
import type { Choosing } from './choice.ts';
import { answerHook, type ContinuousReader } from './continuous.ts';
import { does, type EffectReader } from './effect.ts';
import { oneOf, readFigures, readFilter } from './figures.ts';
import type { Parameters } from './parameters.ts';
import { type ClauseFilter, seenIn } from './scope.ts';
import { tokenKinds } from './token-kinds.ts';

/** Which tokens a block means by their classes: `class: [treasure]`, `not-class: [ancient-artifact]`. */
export function readTokenClasses(p: Parameters): (game: Game, token: Token) => boolean {
  const classes = p.has('class') ? p.texts('class') : undefined;
  const others = p.texts('not-class');
  return (game, token) =>
    (!classes || isTokenOfClass(game, token, classes)) &&
    (others.length === 0 || !isTokenOfClass(game, token, others));
}

/** A token that lies on a space: `{kind?, class?, stops?, unoccupied?, within?, of?}`; or `carried-by: FILTER`, one on a card. */
export function readTokenChoice(p: Parameters): Choosing {
  const isMeant = readTokenClasses(p);
  if (p.has('carried-by')) return carriedToken(readFilter(p.under('carried-by')), isMeant);
  const kind = p.has('kind') ? p.oneOf('kind', tokenKinds) : undefined;
  const stops = p.has('stops') ? p.flag('stops') : undefined;
  const unoccupied = p.flag('unoccupied');
  const within = p.has('within') ? p.number('within') : undefined;
  const of = readFigures(p, 'of');
  const fits = (game: Game, token: Token, from: number): boolean => {
    const space = game.state.read(tokenTable.space, token);
    if (game.state.read(tokenTable.removed, token) === 1 || space < 0) return false;
    if (!isMeant(game, token)) return false;
    if (kind !== undefined && tokenPlan(game, token).kind !== kind) return false;
    if (stops !== undefined && game.ask(tokenStops, true, { token }) !== stops) return false;
    if (unoccupied && game.positions.occupant(space) >= 0) return false;
    if (within === undefined) return true;
    const distance = from < 0 ? -1 : distanceOfSpaces(game, placesOf(game, from), [space]);
    return distance >= 0 && distance <= within;
  };
  return {
    least: 1,
    options: (scope) => {
      const { game } = scope;
      const from = oneOf(of, scope);
      return game.facts.tokens.flatMap((_, token) => (fits(game, token, from) ? [token] : []));
    },
    ask: (run, { source }, seat, options) => [
      run.pick({ seat, asks: source.id, domain: 'token', options, source: source.key }),
    ],
  };
}

/** A token that a figure carries whom a filter passes. */
function carriedToken(filter: ClauseFilter, isMeant: (game: Game, token: Token) => boolean): Choosing {
  return {
    least: 1,
    options: (scope) => {
      const { game, self } = scope;
      const seen = seenIn(scope, filter);
      return figuresMatching(game, seen, self).flatMap((figure) =>
        carriedBy(game, figure).filter((token) => isMeant(game, token)),
      );
    },
    ask: (run, { source }, seat, options) => [
      run.pick({ seat, asks: source.id, domain: 'token', options, source: source.key }),
    ],
  };
}

/** `take-token: {token, by?}`: a figure takes a chosen token from whoever carries it. */
export const takeToken: EffectReader = (p) => {
  const name = p.choice('token');
  const by = readFigures(p, 'by');
  return does((run, scope) => {
    const [token] = scope.chosen[name] ?? [];
    const figure = oneOf(by, scope);
    if (token !== undefined && figure >= 0) takeFromCarrier(run, token, figure);
  });
};

/** `share-tokens: {class?, not-class?, of}`: what the figure with the ability carries counts as carried by those of whom it is. */
export const shareTokens: ContinuousReader = (p) => {
  const isMeant = readTokenClasses(p);
  return {
    hooks: (applies) => [
      answerHook(sharesToken, applies, true, ({ scope }, { token = -1 }) => {
        const { game, self } = scope;
        return game.state.read(tokenTable.holder, token) === self && isMeant(game, token);
      }),
    ],
  };
};

/** `move-token: {token, at}`: a token is laid on a chosen space, as it lies. */
export const moveToken: EffectReader = (p) => {
  const token = p.choice('token');
  const at = p.choice('at');
  return does((run, { chosen }) => {
    const [one] = chosen[token] ?? [];
    const [space] = chosen[at] ?? [];
    if (one === undefined || space === undefined) return;
    layToken(run, one, space);
    run.note('token.moved', { token: one, space });
  });
};
