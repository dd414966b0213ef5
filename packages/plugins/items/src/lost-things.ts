import {
  bareRefusal,
  type Figure,
  type Game,
  layToken,
  removeToken,
  type SkirmishRun,
  type Token,
} from '@scapewright/skirmish/author';
import { pickOpponent, pickSpace, tokenChoice } from './choices.ts';

const asked = 'place-dropped-item';

/** Things that a figure loses at one moment, and how an opponent lays them down. */
interface Loss {
  readonly figure: Figure;
  /** Their tokens, by row. */
  readonly tokens: readonly Token[];
  /** As what they lie: a terrain may bear none of the kind. */
  readonly kind: 'item' | 'glyph';
  /** The spaces on which one of them can be laid now. */
  readonly spaces: (game: Game) => readonly number[];
  /** The reasons told of a thing that has been laid down, and of one that found no space. */
  readonly placed: string;
  readonly removed: string;
}

/** An opponent whom the figure's player names lays the things on spaces, one on each; what finds none leaves the game. */
export function layLost(run: SkirmishRun, { figure, tokens, kind, spaces, placed, removed }: Loss): void {
  const seat = pickOpponent(run, figure);
  const left = [...tokens];
  while (left.length > 0) {
    const free = spaces(run.game);
    if (free.length === 0 || seat < 0) {
      for (const token of left) {
        run.note(removed, { token });
        removeToken(run, token);
      }
      return;
    }
    const token = run.pickOrTake(tokenChoice(run, { seat, asks: asked, figure }, left));
    const why = (one: number): string => bareRefusal(run.game, one, kind)?.reason ?? placed;
    const space = pickSpace(run, seat, asked, free, figure, why);
    left.splice(left.indexOf(token), 1);
    layToken(run, token, space);
    run.note(placed, { seat, token, space });
  }
}
