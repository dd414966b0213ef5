import type { Decision, Match, Seat } from '@scapewright/kernel';
import type { Status } from '@scapewright/protocol';
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
    const lines = from ? undefined : this.newLines();
    const saved = new Map(from?.viewers);
    for (const viewer of viewers) {
      const known = saved.get(viewer);
      const told = known
        ? beginningOf(known, from?.lines ?? [])
        : { now: this.momentOf(viewer), lines: lines?.get(viewer) ?? [] };
      const first = known?.at ?? firstAt;
      const delay = viewer < 0 ? watchDelay : 0;
      const speakerOf = (language?: string) => words.speaker(language);
      const stream = new ViewerStream(viewer, speakerOf, told, { first, delay });
      this.streams.set(viewer, stream);
      if (known) this.views.remember(viewer, stream.lastMoment.view);
    }
  }

  save(): SavedStreams {
    const places = new Map<string, number>();
    const lines: NewLine[] = [];
    const placeOf = (line: NewLine): number => {
      const text = JSON.stringify(line);
      const place = places.get(text) ?? lines.push(line) - 1;
      places.set(text, place);
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

function beginningOf({ now, lines, later }: SavedStream, all: readonly NewLine[]) {
  const at = (places: readonly number[]): readonly NewLine[] => places.map((place) => all[place] as NewLine);
  return { now, lines: at(lines), later: later.map(([moment, places]) => [moment, at(places)] as const) };
}
