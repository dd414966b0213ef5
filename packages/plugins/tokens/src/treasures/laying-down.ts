import type { Hook, HookSource } from '@scapewright/kernel';
import {
  canStand,
  type Figure,
  type Game,
  isMoving,
  layToken,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import type { TreasureMessages } from './treasure-messages.ts';
import { isFree, ownTreasuresOf } from './treasure-tokens.ts';

/** Whoever carries a treasure may lay it down wherever it stands during its move, start and end included (HS-TREAS-006). */
export function layingDownHooks(id: string, messages: TreasureMessages): readonly Hook[] {
  return (['3G', 'E.figure-enters-space'] as const).map((window) =>
    trigger(window, {
      commutes: true,
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure }) =>
        isMoving(game, figure) &&
        ownTreasuresOf(game, figure, id).length > 0 &&
        spacesToLayOn(game, figure).length > 0,
      run: (run, { figure }, source) => layDown(run, figure, id, source, messages),
    }),
  );
}

/** The spaces without a glyph on which the figure stands: none where it passes over somebody. */
function spacesToLayOn(game: Game, figure: Figure): readonly number[] {
  const spaces = game.spacesOf(figure);
  return canStand(game, figure, spaces) ? spaces.filter((space) => isFree(game, space)) : [];
}

function layDown(
  run: SkirmishRun,
  figure: Figure,
  id: string,
  { key }: HookSource,
  { dropped }: TreasureMessages,
): void {
  const { game } = run;
  const about = {
    seat: game.controller(figure),
    asks: 'drop',
    subject: game.keyOf('figure', figure),
    source: key,
  };
  if (!run.may(about.seat, about.asks, key, about.subject)) return;
  const options = ownTreasuresOf(game, figure, id);
  const token = run.pick({ ...about, domain: 'token', options, defaultReply: options[0] as number });
  const spaces = spacesToLayOn(game, figure);
  const space = run.pickOrTake({
    ...about,
    domain: 'space',
    options: [...spaces],
    defaultReply: spaces[0] as number,
  });
  layToken(run, token, space);
  run.note(dropped, { figure, token, space });
}
