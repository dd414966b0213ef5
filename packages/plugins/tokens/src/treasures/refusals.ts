import type { Refusal } from '@scapewright/kernel';
import type { ChosenParts, Game } from '@scapewright/skirmish';
import { isTreasure, isUniqueHero, treasuresUnder } from './treasure-tokens.ts';

/** The words by which players ask for what can be done with things that are carried, treasures among them. */
export const treasureOptions: readonly string[] = ['equip', 'drop', 'pass', 'swap'];

/** Why a treasure is not taken, laid down or handed over by a figure now. */
export function treasureRefusal(
  id: string,
): (game: Game, figure: number, chosen: ChosenParts) => Refusal | undefined {
  const reason = `treasure.${id}`;
  return (game, figure, { option, tokens }) => {
    if (tokens.some((token) => !isTreasure(game, token, id))) return undefined;
    if (option === 'pass' || option === 'swap') return { reason: `${reason}.kept` };
    if (option === 'drop') return { reason: `${reason}.not-laid` };
    if (!isUniqueHero(game, figure)) return { reason: `${reason}.stays` };
    return treasuresUnder(game, figure, id).length > 0 ? undefined : { reason: `${reason}.not-here` };
  };
}
