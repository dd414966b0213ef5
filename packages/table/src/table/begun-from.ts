import type { Match, MatchOptions } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Beginning } from './table-parts.ts';

/** The match of a position, gone on to the first question that somebody is asked at its table. */
export function begunFrom(engine: SkirmishEngine, beginning: Beginning, options: MatchOptions): Match<Game> {
  const match = engine.load(beginning.plan, beginning.match, { ...options, trace: true });
  match.advance();
  passOn(match, beginning);
  return match;
}

/** Answers what nobody is asked at the table of a position. */
export function passOn(match: Match<Game>, beginning: Beginning | undefined): void {
  if (!beginning?.pass) return;
  for (;;) {
    const passed = match.host.pending().flatMap((decision) => {
      const reply = beginning.pass?.(decision);
      return reply === undefined ? [] : [{ seat: decision.seat, reply }];
    })[0];
    if (!passed) return;
    match.reply(passed.seat, passed.reply);
  }
}
