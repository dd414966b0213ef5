import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { replayed, type SavedBattle } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { openLineReader } from '../terminal/line-reader.ts';
import { MatchTeller, type Telling } from './match-teller.ts';

const keys = 'Enter: next decision   number: that decision   b: back   m: map   q: quit';

/** Goes through a recorded game, one decision at a time, forward and back. */
export async function stepThrough(
  composition: DependencyContainer,
  read: SavedBattle,
  engine: SkirmishEngine,
  telling: Telling,
): Promise<void> {
  const page = composition.resolve(tokens.page);
  const { line, colours } = page;
  const reader = openLineReader(composition.resolve(tokens.surroundings));
  const { inputs } = read.match;
  let at = 0;
  const show = (from: number): void => {
    const result = replayed(engine, read, inputs.slice(0, at));
    if (!result.ok) {
      line(colours.red(`differs at decision ${result.decision}: ${result.message}`));
      return;
    }
    const { match } = result;
    const before = from === 0 ? 0 : (replayedLog(engine, read, from) ?? 0);
    new MatchTeller(page, engine, match, telling, before).tell();
    const [next] = match.host.pending();
    const asked = next
      ? `${match.host.game.facts.playerNames[next.seat]} is asked: ${next.asks.replaceAll('-', ' ')}`
      : 'the game is over';
    line(colours.dim(`decision ${at} of ${inputs.length}; ${asked}`));
  };
  line(colours.dim(keys));
  show(0);
  for (;;) {
    const typed = (await reader.ask('> '))?.trim().toLowerCase();
    if (typed === undefined || typed === 'q') break;
    const before = at;
    if (typed === 'm') {
      const result = replayed(engine, read, inputs.slice(0, at));
      if (result.ok)
        page.write(new MatchTeller(page, engine, result.match, telling).draw(read.record, { legend: false }));
      continue;
    }
    if (typed === 'b') at = Math.max(0, at - 1);
    else if (/^\d+$/.test(typed)) at = Math.min(inputs.length, Number(typed));
    else if (typed === '') at = Math.min(inputs.length, at + 1);
    else {
      line(colours.dim(keys));
      continue;
    }
    show(typed === '' ? before : Math.max(0, at - 1));
  }
  reader.close();
}

/** How long the log was after so many decisions. */
function replayedLog(engine: SkirmishEngine, read: SavedBattle, decisions: number): number | undefined {
  const result = replayed(engine, read, read.match.inputs.slice(0, decisions));
  return result.ok ? result.match.host.log.length : undefined;
}
