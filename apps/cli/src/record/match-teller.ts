import type { Match } from '@scapewright/kernel';
import type { Level, LinePart } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { mapAsDrawn, NamedViews, type Teller, tableWords, type Words } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import { BoardPicture, type PictureMarks } from '../battle/board-picture.ts';
import type { Page } from '../terminal/page.ts';
import { printLines } from '../terminal/print-lines.ts';
import { sideOfPart } from '../terminal/side-of-part.ts';

/** How a log is told. */
export interface Telling {
  readonly detail: Level;
  /** Are steps and rules shown? */
  readonly rules: boolean;
}

/** Tells a match of which everything may be known: one that is played again, or that bots play for nobody in particular. */
export class MatchTeller {
  private readonly page: Page;
  private readonly match: Match<Game>;
  private readonly words: Words;
  private readonly teller: Teller;
  private readonly views: NamedViews;
  private readonly telling: Telling;
  private told: number;

  /** `from`: how much of its log has been told already. */
  constructor(page: Page, engine: SkirmishEngine, match: Match<Game>, telling: Telling, from = 0) {
    const { log, game } = match.host;
    this.page = page;
    this.match = match;
    this.telling = telling;
    this.views = new NamedViews(game);
    this.words = tableWords(engine);
    this.teller = this.words.teller(() => match);
    this.teller.tell(log.slice(0, from));
    this.told = from;
  }

  /** Tells what is new in the log. */
  tell(): void {
    const { log } = this.match.host;
    const speaker = this.words.speaker();
    const lines = this.teller.tell(log.slice(this.told)).map((line) => speaker.newLine(line));
    this.told = log.length;
    const view = this.view;
    printLines(this.page, lines, { ...this.telling, sideOf: (part: LinePart) => sideOfPart(view, part) });
  }

  /** Draws the battlefield as it stands. */
  draw(record: BattleRecord, marks: PictureMarks = {}): string {
    return new BoardPicture(mapAsDrawn(record, this.match.host.game)).draw(this.page, this.view, marks);
  }

  private get view() {
    return this.views.at(this.match.host.game, { step: '' })(-1);
  }
}
