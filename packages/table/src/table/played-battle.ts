import { type BotSeat, createBot, thinks } from '@scapewright/bots';
import {
  type Decision,
  type Match,
  type MatchOptions,
  type MatchPlan,
  type Reply,
  replyFault,
  type Seat,
} from '@scapewright/kernel';
import type { StandingOrders } from '@scapewright/protocol';
import { type Game, isOver, matchTable } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type BattleRecord, planOf, type SeatKind } from '../battle/battle-record.ts';
import { diceOf } from '../battle/secure-dice.ts';
import { begunFrom, passOn } from './begun-from.ts';
import type { BotTask } from './bot-task.ts';
import { forcedReply } from './forced-reply.ts';
import type { GivenReply, JournalEntry, PlayEntry } from './journal.ts';
import type { SavedPlay } from './saved-play.ts';
import { orderedReply, withoutPrepared } from './standing-orders.ts';
import type { Beginning } from './table-parts.ts';

/** A decision that no person has to answer, and the answer where it needs no bot. */
interface Automatic {
  readonly decision: Decision;
  readonly given?: { readonly reply: Reply; readonly by: 'rules' | 'orders' };
}

/** How a battle is played, and where it begins. */
type BattleOptions = Pick<MatchOptions, 'budget' | 'guard' | 'hashes'> & {
  readonly beginning?: Beginning | undefined;
};

/** A battle as it is played: its match, who has given up, what seats have ordered, the answers that count. */
export class PlayedBattle {
  readonly record: BattleRecord;
  private readonly engine: SkirmishEngine;
  private readonly plan: MatchPlan<Game>;
  private readonly options: Pick<MatchOptions, 'budget' | 'guard' | 'hashes'>;
  private readonly beginning: Beginning | undefined;
  private readonly standing: Map<Seat, StandingOrders>;
  private readonly resigned: Set<Seat>;
  private readonly replaced: Set<Seat>;
  private isDrawn: boolean;
  private current: Match<Game>;
  /** Those that were taken back are left out. */
  private answers: GivenReply[] = [];

  /** `from`: it goes on from there; `journal`: what had happened then. Throws what keeps the battle from being played. */
  constructor(
    engine: SkirmishEngine,
    record: BattleRecord,
    { beginning, ...options }: BattleOptions = {},
    from?: SavedPlay,
    journal: readonly JournalEntry[] = [],
  ) {
    this.engine = engine;
    this.record = record;
    this.options = options;
    this.beginning = beginning;
    this.plan = beginning?.plan ?? planOf(engine, record);
    this.standing = new Map(from?.standing);
    this.resigned = new Set(from?.resigned);
    this.replaced = new Set(from?.replaced);
    this.isDrawn = from?.isDrawn ?? false;
    this.current = from ? this.goOnFrom(from) : this.start();
    for (const place of from?.counted ?? []) this.answers.push(journal[place] as GivenReply);
  }

  /** What it goes on from; undefined while somebody may take back an answer without asking, and from a position. */
  save(journal: readonly JournalEntry[]): SavedPlay | undefined {
    const { host } = this.current;
    if (this.beginning || this.seats.some((seat) => this.current.mayUndo(seat))) return undefined;
    const places = new Map(journal.map((entry, place) => [entry, place]));
    return {
      ...{ match: host.save(), hash: host.hash(), isDrawn: this.isDrawn },
      ...{ standing: [...this.standing], resigned: [...this.resigned], replaced: [...this.replaced] },
      counted: this.answers.map((answer) => places.get(answer) ?? -1),
    };
  }

  get match(): Match<Game> {
    return this.current;
  }
  get seats(): readonly Seat[] {
    return this.record.seats.map((_, seat) => seat);
  }
  get isOver(): boolean {
    return this.isDrawn || this.current.over || (this.resigned.size > 0 && this.teamsLeft().length < 2);
  }
  /** The seats that have won, once the game is over: by the rules, or because everybody else has given up. */
  get winners(): readonly Seat[] {
    if (this.isDrawn) return [];
    const { game } = this.current.host;
    const winner = this.isWon ? game.state.read(matchTable.winner, 0) : (this.teamsLeft()[0] ?? -1);
    return this.isOver ? this.seats.filter((seat) => winner >= 0 && game.teamOf(seat) === winner) : [];
  }
  /** By what the game has ended, once it is over. */
  get endedBy(): 'rules' | 'resignation' | 'agreement' {
    if (this.isDrawn) return 'agreement';
    return this.isWon ? 'rules' : 'resignation';
  }
  /** Have the rules ended the game? */
  get isWon(): boolean {
    return isOver(this.current.host.game);
  }

  /** The answers that count: those that were taken back are left out. */
  get counted(): readonly GivenReply[] {
    return this.answers;
  }

  isPerson(seat: Seat): boolean {
    return this.kindOf(seat) === 'person' && !this.resigned.has(seat);
  }

  /** Who plays a seat now. */
  kindOf(seat: Seat): SeatKind {
    return this.replaced.has(seat) ? 'quick' : (this.record.seats[seat] ?? 'person');
  }

  /** The people who are asked something now. */
  askedPeople(): readonly Seat[] {
    const asked = this.askedSeats();
    return this.seats.filter((seat) => asked.includes(seat) && this.isPerson(seat));
  }

  /** The seats that are asked something now, bots among them. What allows one reply alone is asked of nobody. */
  askedSeats(): readonly Seat[] {
    if (this.isOver) return [];
    const { game } = this.current.host;
    const open = this.current.host.pending().filter((one) => forcedReply(game, one) === undefined);
    return [...new Set(open.map(({ seat }) => seat))];
  }

  hasResigned(seat: Seat): boolean {
    return this.resigned.has(seat);
  }

  /** What is asked of a viewer: its own questions, and of the first person also what the real dice of bots show. */
  decisionsFor(viewer: Seat): readonly Decision[] {
    if (this.isOver || !this.isPerson(viewer)) return [];
    const { game } = this.current.host;
    const own = this.current.pending(viewer).filter((one) => forcedReply(game, one) === undefined);
    if (this.record.dice !== 'asked' || this.seats.find((seat) => this.isPerson(seat)) !== viewer) return own;
    const rolls = this.current.host
      .pending()
      .filter(({ seat, shape }) => shape === 'chance' && !this.isPerson(seat));
    return [...own, ...rolls];
  }

  /** May a seat take its last answer back without asking anybody? */
  mayUndo(seat: Seat): boolean {
    if (this.isOver || !this.isPerson(seat)) return false;
    // A position is there to try things out: whatever was shown since, what one has answered may be taken back.
    return this.beginning ? this.answersBefore(seat) !== undefined : this.current.mayUndo(seat);
  }

  /** How many answers counted before the last one that a person gave for a seat; undefined where there is none. */
  answersBefore(seat: Seat): number | undefined {
    const at = this.answers.findLastIndex((one) => one.seat === seat && one.by === 'person');
    return at < 0 ? undefined : at;
  }

  /**
   * The answer that is to be given now without a person: the only one that the rules allow, by standing orders, or of a bot;
   * `thought`: what the bot has thought elsewhere.
   */
  automatic(thought?: Reply): JournalEntry | undefined {
    const next = this.nextAutomatic();
    if (!next) return undefined;
    const { decision, given } = next;
    const { seat } = decision;
    if (given) return { kind: 'answer', seat, ...given };
    return { kind: 'answer', seat, reply: thought ?? this.botsReply(decision), by: 'bot' };
  }

  /** What a bot that thinks long is asked next; undefined where the next answer needs no long thought. */
  thinking(): BotTask | undefined {
    const next = this.nextAutomatic();
    if (!next || next.given || this.beginning) return undefined;
    const { seat } = next.decision;
    const bot = this.botOf(seat);
    if (!thinks(bot)) return undefined;
    return { record: this.record, saved: this.current.host.save(), seat, bot, seed: this.botsSeed(seat) };
  }

  /** The first decision that no person has to answer, and the answer where it needs no bot. */
  private nextAutomatic(): Automatic | undefined {
    if (this.isOver) return undefined;
    for (const decision of this.current.host.pending()) {
      const { seat, shape } = decision;
      const forced = forcedReply(this.current.host.game, decision);
      if (forced !== undefined) return { decision, given: { reply: forced, by: 'rules' } };
      const reply = orderedReply(this.standing.get(seat), decision);
      if (reply !== undefined && replyFault(decision, reply) === undefined)
        return { decision, given: { reply, by: 'orders' } };
      if (this.isPerson(seat) || (shape === 'chance' && this.record.dice === 'asked')) continue;
      return { decision };
    }
    return undefined;
  }

  /** Everybody has agreed that nobody wins. */
  callDraw(): void {
    this.isDrawn = true;
  }

  /** Does what an entry says. Where it throws nothing has changed. */
  act(entry: PlayEntry): void {
    const { seat } = entry;
    switch (entry.kind) {
      case 'answer':
        this.current.reply(seat, entry.reply);
        passOn(this.current, this.beginning);
        this.answers.push(entry);
        if (entry.by === 'orders') this.standing.set(seat, withoutPrepared(this.standing.get(seat)));
        return;
      case 'undo':
        if (entry.to === undefined && !this.beginning) this.takeBackOwn(seat);
        else if (entry.to === undefined) this.takeBackTo(this.answersBefore(seat) ?? 0);
        else this.takeBackTo(entry.to);
        return;
      case 'orders':
        this.standing.set(seat, { ...this.standing.get(seat), ...entry.standing });
        return;
      case 'resign':
        this.resigned.add(seat);
        return;
      case 'timeout':
        this.replaced.add(seat);
        return;
    }
  }

  private teamsLeft(): readonly number[] {
    const { game } = this.current.host;
    const left = this.seats.filter((seat) => !this.resigned.has(seat));
    return [...new Set(left.map((seat) => game.teamOf(seat)))];
  }

  /** A bot remembers nothing: the same position gives the same answer after any restart. */
  private botsReply(decision: Decision): Reply {
    const { seat } = decision;
    return createBot(this.botOf(seat), this.botsSeed(seat)).decide(decision, this.current);
  }

  private botOf(seat: Seat): BotSeat {
    const kind = this.kindOf(seat);
    return kind === 'person' ? 'quick' : kind;
  }

  private botsSeed(seat: Seat): string {
    return `${this.record.seed}/${seat}/${this.answers.length}`;
  }

  /** Takes back the seat's last answer, with all that its orders have answered since. */
  private takeBackOwn(seat: Seat): void {
    for (;;) {
      const refused = this.current.undo(seat);
      if (refused) throw new Error(refused.message);
      const at = this.answers.findLastIndex((one) => one.seat === seat);
      const [taken] = this.answers.splice(at, 1);
      if (taken?.by === 'person' || !this.current.mayUndo(seat)) return;
    }
  }

  /** Plays the first answers again, and forgets the others. */
  private takeBackTo(count: number): void {
    const kept = this.answers.slice(0, count);
    const match = this.start();
    for (const { seat, reply } of kept) {
      match.reply(seat, reply);
      passOn(match, this.beginning);
    }
    this.current = match;
    this.answers = kept;
  }

  private start(): Match<Game> {
    const { engine, plan, beginning, options } = this;
    return beginning ? begunFrom(engine, beginning, options) : engine.start(plan, this.matchOptions());
  }

  private goOnFrom({ match: saved, hash }: SavedPlay): Match<Game> {
    const match = this.engine.load(this.plan, saved, this.matchOptions());
    if (match.host.hash() !== hash) throw new Error('the position is not the one that was saved');
    return match;
  }

  private matchOptions(): MatchOptions {
    const { seed } = this.record;
    return { ...this.options, seed, undo: true, ...diceOf(this.record) };
  }
}
