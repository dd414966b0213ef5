import type { Refusal } from '@scapewright/kernel';
import type { ChosenParts, Figure, Game } from '@scapewright/skirmish/author';
import type { TreasureMessages } from './treasure-messages.ts';
import { isTreasure, isUniqueHero, treasuresUnder } from './treasure-tokens.ts';

/** The words by which players ask for what can be done with things that are carried, treasures among them. */
export const treasureOptions: readonly string[] = ['equip', 'drop', 'pass', 'swap'];

/** Why a treasure is not taken, laid down or handed over by a figure now. */
export function treasureRefusal(
  id: string,
  messages: TreasureMessages,
): (game: Game, figure: Figure, chosen: ChosenParts) => Refusal | undefined {
  return (game, figure, { option, tokens }) => {
    if (tokens.some((token) => !isTreasure(game, token, id))) return undefined;
    if (option === 'pass' || option === 'swap') return { reason: messages.kept };
    if (option === 'drop') return { reason: messages.notLaid };
    if (!isUniqueHero(game, figure)) return { reason: messages.stays };
    return treasuresUnder(game, figure, id).length > 0 ? undefined : { reason: messages.notHere };
  };
}
