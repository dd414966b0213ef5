import {
  distanceOfSpaces,
  type Game,
  layToken,
  placesOf,
  type Token,
  tokenPlan,
  tokenStops,
  tokenTable,
} from '@scapewright/skirmish/author';
import type { Choosing } from './choice.ts';
import { does, type EffectReader } from './effect.ts';
import { oneOf, readFigures } from './figures.ts';
import type { Parameters } from './parameters.ts';

const kinds = ['glyph', 'item', 'hazard', 'resource'] as const;

/** A token that lies on a space: `{kind?, stops?, unoccupied?, within?, of?}`. */
export function readTokenChoice(p: Parameters): Choosing {
  const kind = p.has('kind') ? p.oneOf('kind', kinds) : undefined;
  const stops = p.has('stops') ? p.flag('stops') : undefined;
  const unoccupied = p.flag('unoccupied');
  const within = p.has('within') ? p.number('within') : undefined;
  const of = readFigures(p, 'of');
  const fits = (game: Game, token: Token, from: number): boolean => {
    const space = game.state.read(tokenTable.space, token);
    if (game.state.read(tokenTable.removed, token) === 1 || space < 0) return false;
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
