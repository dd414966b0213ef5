import { type GameShare, type ShareOutcome, ShareReader } from './game-share.ts';

const reader = new ShareReader();

/** Plays its share of a batch in a thread of its own. */
export default function play(share: GameShare): Promise<ShareOutcome> {
  return reader.play(share);
}
