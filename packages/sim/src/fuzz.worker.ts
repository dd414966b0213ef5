import { type FuzzOutcome, type FuzzShare, playFuzzShare } from './fuzz-share.ts';

/** Plays its part of the random games in a thread of its own. */
export default function playPart(share: FuzzShare): Promise<FuzzOutcome> {
  return playFuzzShare(share);
}
