import type { Decision, Match, Seat } from '@scapewright/kernel';
import type { Status } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import { NamedViews } from '../view/named-views.ts';
import type { PlayedBattle } from './played-battle.ts';
import { QuestionNumbers } from './question-numbers.ts';
import type { TableParts } from './table-parts.ts';
import { Tellings } from './tellings.ts';
import type { ToldQuestion } from './told.ts';
import { type ToldMoment, ViewerStream } from './viewer-stream.ts';
import type { NewLine, Words } from './words.ts';

/** What each viewer of a battle is sent, a seat or -1 for those who watch. */
export class TableStreams {
  private readonly battle: PlayedBattle;
  private readonly words: Words;
  private readonly views: NamedViews;
  private readonly streams = new Map<Seat, ViewerStream>();
  private readonly tellings: Tellings;
  private readonly numbers = new QuestionNumbers();
  private lastStep = '';

  /** `firstAt`: the number of the first moment of every viewer; `watchDelay`: how many moments later those see it who watch. */
  constructor(
    battle: PlayedBattle,
    words: Words,
    { firstAt, watchDelay = 0 }: Pick<TableParts, 'firstAt' | 'watchDelay'>,
  ) {
    this.battle = battle;
    this.words = words;
    this.views = new NamedViews(this.match.host.game);
    const viewers = [...battle.seats, -1];
    this.tellings = new Tellings(
      viewers,
      words.teller(() => this.match),
    );
    const lines = this.newLines();
    for (const viewer of viewers) {
      const told = { now: this.momentOf(viewer), lines: lines.get(viewer) ?? [] };
      const delay = viewer < 0 ? watchDelay : 0;
      const speakerOf = (language?: string) => words.speaker(language);
      this.streams.set(viewer, new ViewerStream(viewer, speakerOf, told, { first: firstAt, delay }));
    }
  }

  get status(): Status {
    return this.battle.isOver ? 'over' : 'playing';
  }

  /** What a seat, or a spectator (-1), is sent. Throws RangeError for a seat that the table does not have. */
  of(viewer: Seat): ViewerStream {
    const stream = this.streams.get(viewer);
    if (!stream) throw new RangeError(`the table has no seat ${viewer}`);
    return stream;
  }

  /** The number under which a decision is asked of a viewer. */
  numberOf(viewer: Seat, decision: Decision): number {
    return this.numbers.of(viewer, decision);
  }

  /** Every stream goes on to where the battle stands; `about` comes before what is seen to happen. */
  goOn(about: readonly NewLine[]): void {
    const lines = this.newLines();
    for (const stream of this.streams.values())
      stream.go(this.momentOf(stream.viewer), [...about, ...(lines.get(stream.viewer) ?? [])]);
  }

  /** Something was taken back: what is asked and told from now on is asked and told anew. */
  renew(): void {
    this.numbers.renew();
    this.tellings.rewind((viewer) => this.match.events(viewer).length);
  }

  private get match(): Match<Game> {
    return this.battle.match;
  }

  /** What each viewer is told of what has happened since it was told last. */
  private newLines(): ReadonlyMap<Seat, readonly NewLine[]> {
    return this.tellings.tell((viewer, since) => this.match.events(viewer, since));
  }

  private momentOf(viewer: Seat): ToldMoment {
    const { battle, match, views } = this;
    const pending = battle.isOver ? [] : match.host.pending();
    this.lastStep = this.words.step(pending[0]?.step ?? '') || this.lastStep;
    return {
      view: views.of(match.host.game, viewer, { step: this.lastStep }),
      questions: battle.decisionsFor(viewer).map((decision) => this.questionOf(viewer, decision)),
      waitingFor: battle.askedSeats(),
      status: this.status,
      mayUndo: battle.mayUndo(viewer),
    };
  }

  /** A question in words; one that is still asked is as it was. */
  private questionOf(viewer: Seat, decision: Decision): ToldQuestion {
    const number = this.numberOf(viewer, decision);
    const before = this.streams.get(viewer)?.toldMoment.questions.find((one) => one.number === number);
    return before ?? { ...this.words.question(this.match, decision), number };
  }
}
