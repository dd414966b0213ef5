import { rulesetNames } from '@scapewright/table/battle';
import { atMost, type Figure } from '../figure.ts';
import { playBare, playedGame, playOverPorts, sendOverPorts, sentOf } from '../port-game.ts';
import { compareLater } from '../timing.ts';

/** Runs of a game until its code is compiled. */
const warm = 25;

/**
 * What an answer at a table costs whose two players sit behind a `MessagePort` each, beside the same answer to the bare engine:
 * the views, lines and questions of both and of those who might watch, and four messages through the ports.
 */
export async function table(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const ruleset of rulesetNames) {
    const game = playedGame(ruleset, 3);
    const answers = game.picks.length;
    const sent = sentOf(game);
    const [ported = 1, bare = 1, messages = 1] = await compareLater(
      [() => playOverPorts(game), async () => playBare(game), () => sendOverPorts(game, sent)],
      { warm },
    );
    const micro = (time: number): string => `${Math.round(time / answers / 1000)} µs`;
    figures.push({
      ...atMost(
        `an answer over a port in ${ruleset}, of the bare engine's`,
        ported / bare,
        'times',
        1.5,
        1.2,
      ),
      note: `${micro(ported)} of ${micro(bare)}, ${answers} answers; its messages alone ${micro(messages)}`,
    });
  }
  return figures;
}
