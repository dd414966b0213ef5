import { Barriers } from './barriers.ts';
import { Blockade } from './blockade.ts';
import { Frame } from './frame.ts';
import { Hiders } from './hiders.ts';
import { LineSearch } from './line-search.ts';
import { type FoundLine, Pair } from './pair.ts';
import { TopLines } from './top-lines.ts';
import { TurnedHex } from './turned-hex.ts';
import { WholeView } from './whole-view.ts';

/** What every question of sight writes anew. */
export class SightScratch {
  readonly frame = new Frame();
  readonly hex = new TurnedHex();
  readonly pair = new Pair();
  readonly line: FoundLine = { fromX: 0, fromY: 0, fromLevel: 0, toX: 0, toY: 0, toLevel: 0 };
  readonly barriers = new Barriers();
  readonly blockade = new Blockade();
  readonly search = new LineSearch();
  readonly topLines = new TopLines(this.pair, this.blockade, this.line);
  readonly wholeView = new WholeView(new Hiders());
}

/** Makes it; to be given to `Battlefield.scratch`. */
export function sightScratch(): SightScratch {
  return new SightScratch();
}
