import type { Space } from '@scapewright/board';
import type { ModifyHook, ValueDeclaration } from '@scapewright/kernel';
import {
  attackDice,
  defenseDice,
  type FigureArgs,
  moveNumber,
  rangeNumber,
} from '../../model/declarations.ts';
import type { Figure, Token } from '../../model/numbers.ts';
import { tokenTable } from '../../model/tables.ts';
import { modify } from '../../state/content/hook-kinds.ts';
import type { Game } from '../../state/game.ts';
import { distanceOfSpaces, placesOf } from '../adjacency.ts';
import { isFaceUp, tokenPlan } from './tokens.ts';

/** What the rules of a token's card add to a number of everybody within so many spaces of it; 0: where it is. */
export interface TokenRule {
  readonly stat: 'attack' | 'defense' | 'move' | 'range';
  readonly add: number;
  readonly within: number;
}

/** The spaces on which a token counts as lying: its own, or those of who carries it (SS-ITEM-004, EQ-EQUIP-008). */
export function tokenPlaces(game: Game, token: Token): readonly Space[] {
  const holder = game.state.read(tokenTable.holder, token);
  if (holder >= 0) return placesOf(game, holder);
  const space = game.state.read(tokenTable.space, token);
  return space < 0 ? [] : [space];
}

/**
 * Hooks by which the rules of face-up tokens change the numbers of normal attacks and moves, and of defense, of everybody
 * whom they reach: of the tokens that `works` takes.
 */
export function rulesOfTokens(
  reason: string,
  works: (game: Game, token: Token) => boolean,
): readonly ModifyHook[] {
  const values: Readonly<Record<TokenRule['stat'], ValueDeclaration<FigureArgs>>> = {
    attack: attackDice,
    defense: defenseDice,
    move: moveNumber,
    range: rangeNumber,
  };
  return Object.entries(values).map(([stat, value]) =>
    modify(value, {
      how: 'add',
      reason,
      by: (game, { figure }) => {
        if (figure < 0) return undefined;
        let sum = 0;
        for (let token = 0; token < game.facts.tokens.length; token++)
          if (isFaceUp(game, token) && works(game, token)) sum += addedBy(game, token, figure, stat);
        return sum === 0 ? undefined : sum;
      },
    }),
  );
}

function addedBy(game: Game, token: Token, figure: Figure, stat: string): number {
  const rules = (tokenPlan(game, token).data['rules'] ?? []) as readonly TokenRule[];
  const own = rules.filter((rule) => rule.stat === stat);
  if (own.length === 0) return 0;
  const distance = distanceOfSpaces(game, tokenPlaces(game, token), placesOf(game, figure));
  return own.reduce((sum, { add, within }) => (distance >= 0 && distance <= within ? sum + add : sum), 0);
}
