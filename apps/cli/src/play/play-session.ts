import { type Level, type Question, type TableClient, typedAnswer, type View } from '@scapewright/protocol';
import { engineFault, type JournalEntry, type Table, victoryTexts } from '@scapewright/table';
import type { DependencyContainer } from 'tsyringe';
import { BoardPicture } from '../battle/board-picture.ts';
import * as tokens from '../composition/tokens.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import type { LineReader } from '../terminal/line-reader.ts';
import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { askCard, askHint, askOdds, askReach, askSight, askWhy, type Curious } from './asked-beside.ts';
import type { BegunGame } from './begun-game.ts';
import type { KeptGame } from './kept-game.ts';
import { commandWords, printHelp } from './play-commands.ts';
import { printQuestion } from './print-question.ts';
import { saveGame } from './save-game.ts';
import { type SeatedTable, seatTable } from './seated-table.ts';
import { isYes, takeBack } from './taking-back.ts';
import { greet, tellEnd, tellStatus } from './tell-session.ts';
import { ToldLog } from './told-log.ts';
import { typedProblem } from './typed-problem.ts';

/** What a session at the keyboard needs. */
export interface SessionParts {
  readonly composition: DependencyContainer;
  readonly game: BegunGame;
  readonly reader: LineReader;
  readonly kept: KeptGame;
  readonly detail: Level;
  /** Are steps and rules shown? */
  readonly rules: boolean;
  /** In which questions are asked and the game is told. */
  readonly language?: string | undefined;
}

/** Who is asked, and what. */
interface AskedPerson {
  readonly seat: number;
  readonly client: TableClient;
  readonly question: Question;
}

type Answer = Parameters<TableClient['answer']>[0];

/** A game at one keyboard: a table in this process, whose people answer here, and whose log is told here. */
export class PlaySession {
  private readonly parts: SessionParts;
  private readonly page: Page;
  private readonly seated: SeatedTable;
  private readonly log: ToldLog;
  private readonly taught = new Set<string>();
  private picture: BoardPicture | undefined;
  private lastPerson = -1;
  /** What the engine has thrown and nobody was told yet. */
  private fault: unknown;
  /** Has the engine failed? */
  private isBroken = false;

  /** Throws what keeps the game from being played. */
  constructor(parts: SessionParts) {
    const { composition, game, kept, detail, rules } = parts;
    this.parts = parts;
    this.page = composition.resolve(tokens.page);
    this.seated = seatTable({
      ...game,
      language: parts.language,
      keep: (entry: JournalEntry, table: Table) => {
        if (entry.kind !== 'answer' || entry.by === 'person') kept.keep(table);
      },
      failed: (error) => {
        this.fault ??= error;
      },
    });
    const isLate = game.journal.length > 0;
    this.log = new ToldLog(this.page, this.seated.viewer, { detail, rules, isLate });
  }

  /** Plays until the game is over or somebody quits. The exit code is another than 0 where something went wrong. */
  async run(): Promise<ExitCode> {
    const { game, kept } = this.parts;
    const { table, viewer } = this.seated;
    greet(this.page, game.record, victoryTexts(table.match.host.game));
    if (kept.isNamed)
      this.page.line(this.page.colours.dim(`  ${this.page.words.say('greet:kept', { file: kept.file })}`));
    const stop = viewer.subscribe(() => this.log.tell());
    try {
      for (;;) {
        await this.seated.settled();
        this.log.tell();
        this.keep();
        if (table.status === 'over') return await this.end();
        this.tellFault();
        const asked = this.askedPerson();
        if (!asked || !(await this.askPerson(asked))) return this.stop();
      }
    } finally {
      stop();
      this.seated.close();
    }
  }

  /** Keeps the game, once somebody has answered or where nobody will. */
  private keep(): void {
    const { people, table } = this.seated;
    const isPlayed = table.journal.some((entry) => entry.kind === 'answer' && entry.by === 'person');
    if (isPlayed || people.size === 0) this.parts.kept.keep(table);
  }

  private askedPerson(): AskedPerson | undefined {
    for (const [seat, client] of this.seated.people) {
      const [question] = client.getSnapshot().questions;
      if (question) return { seat, client, question };
    }
    return undefined;
  }

  /** Asks until there is an answer. False: the person wants to stop. */
  private async askPerson(asked: AskedPerson): Promise<boolean> {
    const { reader } = this.parts;
    await this.handOver(asked);
    const curious = await this.curiousOf(asked);
    this.show(asked, curious.picture);
    reader.complete([...asked.question.options.map(({ label }) => label), ...commandWords]);
    for (;;) {
      const typed = await reader.ask('> ');
      if (typed === undefined) return false;
      const done = await this.act(asked, curious, typed.trim());
      if (done !== undefined) return done;
    }
  }

  private async curiousOf({ client, question }: AskedPerson): Promise<Curious> {
    if (!this.picture) {
      const map = await client.ask('map', {});
      if (!map.ok) throw new CliError(map.message);
      this.picture = new BoardPicture(map.told);
    }
    return { page: this.page, client, question, picture: this.picture, rules: this.log.rules };
  }

  private show({ seat, question }: AskedPerson, picture: BoardPicture): void {
    const view = this.viewOf(seat);
    const isShared = this.seated.people.size > 1;
    const player = isShared ? view.seats.find((one) => one.seat === seat)?.name : undefined;
    const teaches = !this.taught.has(question.shape);
    this.taught.add(question.shape);
    printQuestion(this.page, question, { picture, view, player, seat, rules: this.log.rules, teaches });
  }

  private viewOf(seat: number): View {
    const { view } = (this.seated.people.get(seat) ?? this.seated.viewer).getSnapshot();
    if (!view) throw new Error('asked before the table has told anything');
    return view;
  }

  /** Does what was typed. True: the game goes on; false: stop; undefined: ask again. */
  private async act(asked: AskedPerson, curious: Curious, typed: string): Promise<boolean | undefined> {
    const { page } = this;
    const [word = '', ...more] = typed.split(/\s+/);
    const rest = more.join(' ');
    const looks = { ...curious, rules: this.log.rules };
    const commands: Readonly<Record<string, () => unknown>> = {
      '?': () => printHelp(page),
      help: () => printHelp(page),
      map: () =>
        page.write(
          curious.picture.draw(page, this.viewOf(asked.seat), { whole: /^(full|all)$/i.test(rest) }),
        ),
      status: () => tellStatus(page, this.viewOf(asked.seat), asked.client.getSnapshot()),
      cards: () => tellStatus(page, this.viewOf(asked.seat), asked.client.getSnapshot()),
      card: () => askCard(looks, rest),
      why: () => askWhy(looks, rest),
      odds: () => askOdds(looks, rest),
      reach: () => askReach(looks, rest),
      sight: () => askSight(looks, rest),
      log: () => this.log.tellAgain(/^\d+$/.test(rest) ? Math.min(500, Math.max(1, Number(rest))) : 40),
      report: () => this.log.setDetail(rest),
      rules: () => this.log.setRules(rest),
      again: () => this.show(asked, curious.picture),
      hint: async () => page.line(`  ${(await askHint(looks, asked.question)).words}`),
      auto: async () => {
        const { answer, words } = await askHint(looks, asked.question);
        return answer ? this.give(asked, answer) : this.say(words);
      },
      undo: () => this.undo(asked),
      save: () => this.save(rest || this.parts.kept.file),
      quit: () => false,
      exit: () => false,
    };
    const name = word.toLowerCase();
    if (!Object.hasOwn(commands, name)) return this.answer(asked, typed);
    const done = await commands[name]?.();
    return typeof done === 'boolean' ? done : undefined;
  }

  private async answer(asked: AskedPerson, typed: string): Promise<true | undefined> {
    const { page } = this;
    const { question, seat } = asked;
    const isNothing = question.shape === 'pick' && question.least === 0 && question.most > 0;
    if (typed === '' && question.shape !== 'path') return undefined;
    const read =
      isNothing && /^(none|nothing|nichts|-)$/i.test(typed)
        ? { pick: [] }
        : typedAnswer(question, typed, this.viewOf(seat));
    if ('problem' in read) return this.say(typedProblem(page.words, read));
    if (!(await this.isMeant(question, read))) return undefined;
    return this.give(asked, { number: question.number, ...read });
  }

  /** What harms one's own side is asked once more. */
  private async isMeant({ options }: Question, read: object): Promise<boolean> {
    const picked = 'pick' in read ? [read.pick].flat() : [];
    const own = options.find(({ key, sure }) => sure === true && picked.includes(key));
    if (!own) return true;
    const typed = await this.parts.reader.ask(
      `${this.page.words.say('play:own-side', { name: own.label })} `,
    );
    return isYes(typed);
  }

  private async give({ client }: AskedPerson, answer: Answer): Promise<true | undefined> {
    const outcome = await client.answer(answer);
    if (outcome.ok) return true;
    if (this.fault === undefined) return this.say(outcome.message, outcome.rules);
    this.tellFault();
    return undefined;
  }

  private say(words: string, rules: readonly string[] = []): undefined {
    const { line, colours, columns } = this.page;
    for (const text of wrapText(words, columns - 2)) line(colours.yellow(`  ${text}`));
    const [rule] = rules;
    if (rule !== undefined && this.log.rules) line(colours.dim(`  ${rule}`));
    return undefined;
  }

  /** Something in the engine has failed since this was asked last; the game is as it was before. */
  private tellFault(): void {
    if (this.fault === undefined) return;
    const { table } = this.seated;
    const { line, colours, words: phrases } = this.page;
    const where = engineFault(table.engine, table.match.host.game, this.fault);
    this.fault = undefined;
    this.isBroken = true;
    line(colours.red(`  ${phrases.say('play:engine-failed', { where })}`));
    line(colours.yellow(`  ${phrases.say('play:as-before')}`));
  }

  private async undo({ client }: AskedPerson): Promise<true | undefined> {
    const outcome = await takeBack(this.seated, this.parts.reader, client, this.page.words);
    if (!outcome) return this.say(this.page.words.say('play:nobody-agreed'));
    return outcome.ok ? true : this.say(outcome.message, outcome.rules);
  }

  private save(file: string | undefined): void {
    const problem = saveGame(this.parts.composition, file, this.seated.table);
    if (problem !== undefined) this.say(problem);
  }

  /** Where several people share a keyboard, nobody reads over another's shoulder. */
  private async handOver({ seat, question, client }: AskedPerson): Promise<void> {
    const isNew = seat !== this.lastPerson && this.lastPerson >= 0;
    if (question.shape !== 'chance') this.lastPerson = seat;
    if (this.seated.people.size < 2 || !isNew || question.shape !== 'allot') return;
    const name = client.getSnapshot().view?.seats.find((one) => one.seat === seat)?.name;
    this.clear();
    await this.parts.reader.ask(`${this.page.words.say('play:hand-over', { name })} `);
    this.clear();
  }

  private clear(): void {
    if (this.page.isTerminal) this.page.write('\u001b[2J\u001b[H');
  }

  private stop(): ExitCode {
    this.keep();
    const { line, columns, words } = this.page;
    const unfinished = words.say('play:not-finished', { place: this.parts.kept.place });
    for (const text of ['', ...wrapText(unfinished, columns)]) line(text);
    return this.codeOf();
  }

  private async end(): Promise<ExitCode> {
    const { kept, game } = this.parts;
    const { table, viewer } = this.seated;
    const map = await viewer.ask('map', {});
    this.page.line();
    if (map.ok) this.page.write(new BoardPicture(map.told).draw(this.page, this.viewOf(-1)));
    tellEnd(this.page, table.result, game.record.seed);
    if (kept.isNamed) kept.keep(table);
    kept.close();
    return this.codeOf();
  }

  private codeOf(): ExitCode {
    if (this.isBroken) return exitCodes.broken;
    const { kept } = this.parts;
    return kept.isNamed && !kept.isKept ? exitCodes.usage : exitCodes.fine;
  }
}
