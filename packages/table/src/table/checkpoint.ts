import type { SavedIds } from './accepted-ids.ts';
import type { SavedPlay } from './saved-play.ts';
import type { SavedClock } from './table-clock.ts';
import type { SavedStreams } from './table-streams.ts';
import type { SavedTalk } from './table-talk.ts';

/**
 * A table at one moment, as plain JSON: with its journal it goes on from here, and what was before need not be played again.
 * It holds every secret of the game, and is good for the same rules and words alone. What is played from it and what is
 * played from the journal is the same for every viewer, but for the updates that somebody who comes back may have missed:
 * of those before this moment, they are told the whole state instead.
 */
export interface Checkpoint {
  /** How many entries of the journal have been played. */
  readonly entries: number;
  readonly play: SavedPlay;
  readonly streams: SavedStreams;
  readonly accepted: SavedIds;
  readonly talk: SavedTalk;
  readonly clock?: SavedClock | undefined;
}

/** What can be saved as plain JSON. */
interface Saves<Saved> {
  save(): Saved;
}

/** The checkpoint of a table of such parts. */
export function checkpointOf(
  entries: number,
  play: SavedPlay,
  {
    streams,
    accepted,
    talk,
    clock,
  }: {
    readonly streams: Saves<SavedStreams>;
    readonly accepted: Saves<SavedIds>;
    readonly talk: Saves<SavedTalk>;
    readonly clock: Saves<SavedClock> | undefined;
  },
): Checkpoint {
  const rest = { accepted: accepted.save(), talk: talk.save(), clock: clock?.save() };
  return { entries, play, streams: streams.save(), ...rest };
}
