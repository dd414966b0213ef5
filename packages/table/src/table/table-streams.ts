import type { Decision, Match, Seat } from '@scapewright/kernel';
import { KnownChanges, type Status } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import { NamedViews } from '../view/named-views.ts';
import type { PlayedBattle } from './played-battle.ts';
import { QuestionNumbers, type SavedNumbers } from './question-numbers.ts';
import type { TableParts } from './table-parts.ts';
import { type SavedTellings, Tellings } from './tellings.ts';
import type { ToldQuestion } from './told.ts';
import { type SavedStream, type ToldMoment, ViewerStream } from './viewer-stream.ts';
import type { NewLine, Words } from './words.ts';

/** What the streams of a table go on from, as plain JSON. */
export interface SavedStreams {
  readonly step: string;
  readonly numbers: SavedNumbers;
  readonly tellings: SavedTellings;
  /** The lines of all viewers, each once. */
  readonly lines: readonly NewLine[];
  readonly viewers: readonly (readonly [Seat, SavedStream])[];
}

/** What each viewer of a battle is sent, a seat or -1 for those who watch. */
export class TableStreams {
  private readonly battle: PlayedBattle;
  private readonly words: Words;
  private readonly views: NamedViews;
  private readonly streams = new Map<Seat, ViewerStream>();
  private readonly tellings: Tellings;
  private readonly numbers: QuestionNumbers;
  private lastStep: string;

  /**
   * `firstAt`: the number of the first moment of every viewer; `watchDelay`: how many moments later those see it who watch;
   * `from`: they go on from there.
   */
  constructor(
    battle: PlayedBattle,
    words: Words,
    { firstAt, watchDelay = 0 }: Pick<TableParts, 'firstAt' | 'watchDelay'>,
    from?: SavedStreams,
  ) {
    this.battle = battle;
    this.words = words;
    this.views = new NamedViews(this.match.host.game);
    this.numbers = new QuestionNumbers(from?.numbers);
    this.lastStep = from?.step ?? '';
    const viewers = [...battle.seats, -1];
    this.tellings = new Tellings(viewers, (saved) => words.teller(() => this.match, saved), from?.tellings);
    const speakerOf = (language?: string) => words.speaker(language);
    const begin = from ? savedBeginnings(from) : this.beginnings(firstAt);
    const known = new KnownChanges();
    for (const viewer of viewers) {
      const { first, ...told } = begin(viewer);
      const delay = viewer < 0 ? watchDelay : 0;
      const stream = new ViewerStream(viewer, speakerOf, told, { first, delay, known });
      this.streams.set(viewer, stream);
      if (from) this.views.remember(viewer, stream.lastMoment.view);
    }
  }

  save(): SavedStreams {
    // What several viewers are told is one list of sentences: it need not be written out for each of them.
    const places = new Map<string | NewLine['told'], number>();
    const lines: NewLine[] = [];
    const placeOf = (line: NewLine): number => {
      const known = places.get(line.told);
      if (known !== undefined) return known;
      const text = JSON.stringify(line);
      const place = places.get(text) ?? lines.push(line) - 1;
      places.set(text, place).set(line.told, place);
      return place;
    };
    const viewers = [...this.streams].map(([viewer, stream]) => [viewer, stream.save(placeOf)] as const);
    const { lastStep: step, numbers, tellings } = this;
    return { step, numbers: numbers.save(), tellings: tellings.save(), lines, viewers };
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
    const momentOf = this.moments();
    for (const stream of this.streams.values())
      stream.go(momentOf(stream.viewer), [...about, ...(lines.get(stream.viewer) ?? [])]);
  }

  /** Something was taken back: what is asked and told from now on is asked and told anew. */
  renew(): void {
    this.numbers.renew();
    this.tellings.rewind((viewer) => this.match.events(viewer).length);
  }

  private get match(): Match<Game> {
    return this.battle.match;
  }

  /** Where a new table begins. */
  private beginnings(first: number | undefined) {
    const [lines, momentOf] = [this.newLines(), this.moments()];
    return (viewer: Seat) => ({ first, now: momentOf(viewer), lines: lines.get(viewer) ?? [] });
  }

  /** What each viewer is told of what has happened since it was told last. */
  private newLines(): ReadonlyMap<Seat, readonly NewLine[]> {
    return this.tellings.tell((viewer, since) => this.match.events(viewer, since));
  }

  /** The moments of all viewers as the battle stands now; what is the same for all of them is worked out once. */
  private moments(): (viewer: Seat) => ToldMoment {
    const { battle, match, status } = this;
    const pending = battle.isOver ? [] : match.host.pending();
    this.lastStep = this.words.step(pending[0]?.step ?? '') || this.lastStep;
    const viewOf = this.views.at(match.host.game, { step: this.lastStep });
    const waitingFor = battle.askedSeats();
    return (viewer) => ({
      view: viewOf(viewer),
      questions: battle.decisionsFor(viewer).map((decision) => this.questionOf(viewer, decision)),
      waitingFor,
      status,
      mayUndo: battle.mayUndo(viewer),
    });
  }

  /** A question in words; one that is still asked is as it was. */
  private questionOf(viewer: Seat, decision: Decision): ToldQuestion {
    const number = this.numberOf(viewer, decision);
    const before = this.streams.get(viewer)?.toldMoment.questions.find((one) => one.number === number);
    return before ?? { ...this.words.question(this.match, decision), number };
  }
}

/** Where a table goes on that was saved. */
function savedBeginnings({ viewers, lines: all }: SavedStreams) {
  const saved = new Map(viewers);
  const at = (places: readonly number[]): readonly NewLine[] => places.map((place) => all[place] as NewLine);
  return (viewer: Seat) => {
    const { at: first, now, lines, later } = saved.get(viewer) as SavedStream;
    return {
      first,
      now,
      lines: at(lines),
      later: later.map(([moment, places]) => [moment, at(places)] as const),
    };
  };
}
