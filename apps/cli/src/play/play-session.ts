import type { Bot } from '@scapewright/bots';
import { createBot } from '@scapewright/bots';
import type { Decision, Match } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { describeRefusal } from '@scapewright/skirmish/explain';
import type { BattleRecord } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import { drawGame } from '../battle/battle-map.ts';
import * as tokens from '../composition/tokens.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { saveText } from '../record/saved-battle.ts';
import { type Detail, PlayReport } from '../report/play-report.ts';
import type { LineReader } from '../terminal/line-reader.ts';
import type { Page } from '../terminal/page.ts';
import { printReport } from '../terminal/print-report.ts';
import { engineFault } from './engine-fault.ts';
import { explain } from './explain.ts';
import type { KeptGame } from './kept-game.ts';
import { printQuestion } from './print-question.ts';
import { type Question, questionOf } from './question.ts';
import { readAnswer } from './read-answer.ts';
import { replyWords } from './reply-words.ts';
import { tellOddsAsked } from './tell-odds.ts';
import { greet, listFigures, tellResult } from './tell-session.ts';

/** What a session at the keyboard needs. */
export interface SessionParts {
  readonly composition: DependencyContainer;
  readonly engine: SkirmishEngine;
  readonly match: Match<Game>;
  readonly record: BattleRecord;
  readonly reader: LineReader;
  readonly kept: KeptGame;
  readonly detail: Detail;
}

const commands: readonly (readonly [string, string])[] = [
  ['map', 'draw the battlefield with a legend'],
  [
    'why [...]',
    'the rule that asks; a space, a figure, two figures; a number (why attack Hulk); a rule (why SS-CMB-017)',
  ],
  ['odds [A] B', 'what an attack by A on B would do, exactly'],
  ['hint', 'what the greedy bot would do'],
  ['auto', 'let the bot answer this'],
  ['undo', 'take back your last answer, up to the last roll or reveal'],
  ['cards', 'who is still there'],
  ['again', 'show the question again'],
  ['save FILE', 'write the game to a file'],
  ['quit', 'stop; the game is kept, and you are told where'],
];

/** A game at one keyboard: asks people, lets bots answer, tells what happens. */
export class PlaySession {
  private readonly parts: SessionParts;
  private readonly page: Page;
  private readonly bots: ReadonlyMap<number, Bot>;
  private readonly advisor: Bot;
  /** Whose events are told: of the only person, or what everybody may see. */
  private readonly viewer: number;
  private readonly report: PlayReport;
  private told = 0;
  private lastPerson = -1;
  /** Something in the engine has failed. */
  private isBroken = false;

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.page = parts.composition.resolve(tokens.page);
    const { seats, seed } = parts.record;
    this.bots = new Map(
      seats.flatMap((kind, seat) =>
        kind === 'person'
          ? []
          : [[seat, createBot(kind, `${seed}/${seat}/${parts.match.host.inputLog.length}`)] as const],
      ),
    );
    this.advisor = createBot('greedy', `${seed}/hint`);
    const people = seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
    this.viewer = people.length === 1 ? (people[0] as number) : -1;
    this.report = new PlayReport(parts.engine, parts.match.host.game, parts.detail);
    this.told = parts.match.events(this.viewer).length;
  }

  /** Plays until the game is over or somebody quits. The exit code is another than 0 where something went wrong. */
  async run(): Promise<ExitCode> {
    const { match, record, kept } = this.parts;
    greet(this.page, record, match.host.game);
    if (kept.file) this.page.line(this.page.colours.dim(`  kept after every answer in ${kept.file}`));
    this.told = match.host.inputLog.length === 0 ? 0 : this.told;
    for (let isAnswered = false; ; isAnswered = true) {
      const person = this.guarded(() => this.letBotsAnswer());
      this.tell();
      if (isAnswered) kept.keep(record, match);
      if (match.over) break;
      if (!person || !(await this.askPerson(person))) return this.stop();
      kept.keep(record, match);
    }
    return this.end();
  }

  /** Does what lets the engine work. Where something in it fails the match is as before, and that is told. */
  private guarded<Result>(work: () => Result): Result | undefined {
    const { engine, match } = this.parts;
    const { line, colours } = this.page;
    try {
      return work();
    } catch (error) {
      this.isBroken = true;
      line(colours.red(`  the engine failed at ${engineFault(engine, match.host.game, error)}`));
      line(colours.yellow('  the game is as it was before that answer'));
      return undefined;
    }
  }

  /** Answers for bots until a person is asked. Rolls of real dice are everybody's. */
  private letBotsAnswer(): Decision | undefined {
    const { match } = this.parts;
    for (;;) {
      const pending = match.host.pending();
      const mine = pending.find(({ seat, shape }) => !this.bots.has(seat) || shape === 'chance');
      const next = pending.find(({ seat, shape }) => this.bots.has(seat) && shape !== 'chance');
      if (!next) return mine;
      match.reply(next.seat, (this.bots.get(next.seat) as Bot).decide(next, match.host.game));
    }
  }

  /** Asks until there is an answer. False: the person wants to stop. */
  private async askPerson(decision: Decision): Promise<boolean> {
    const { engine, match, record, reader } = this.parts;
    const { page } = this;
    const question = questionOf(engine, match.host.game, decision);
    await this.handOver(decision);
    printQuestion(page, { game: match.host.game, scenery: record.scenery, decision, question });
    reader.complete([
      ...question.options.map(({ label }) => label),
      ...commands.map(([name]) => name.split(' ')[0] ?? ''),
    ]);
    for (;;) {
      const typed = await reader.ask('> ');
      if (typed === undefined) return false;
      const done = this.act(decision, question, typed.trim());
      if (done !== undefined) return done;
    }
  }

  /** Does what was typed. True: the game goes on; false: stop; undefined: ask again. */
  private act(decision: Decision, question: Question, typed: string): boolean | undefined {
    const { match, engine, record } = this.parts;
    const { page } = this;
    const [word = '', ...more] = typed.split(/\s+/);
    const rest = more.join(' ');
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        for (const [name, what] of commands) page.line(`  ${page.colours.cyan(name.padEnd(12))} ${what}`);
        return undefined;
      case 'map':
        page.write(drawGame(page, record.scenery, match.host.game));
        return undefined;
      case 'why':
        this.answerCurious(() => explain({ page, engine, match, decision, question }, rest));
        return undefined;
      case 'odds':
        this.answerCurious(() =>
          tellOddsAsked(this.page, this.parts.match, { decision, question, words: rest }),
        );
        return undefined;
      case 'hint':
        page.line(`  ${replyWords(match.host.game, decision, question, this.advice(decision))}`);
        return undefined;
      case 'auto':
        return this.guarded(() => {
          match.reply(decision.seat, this.advice(decision));
          return true;
        });
      case 'cards':
        listFigures(page, match.host.game);
        return undefined;
      case 'again':
        printQuestion(page, { game: match.host.game, scenery: record.scenery, decision, question });
        return undefined;
      case 'undo':
        return this.undo(decision.seat);
      case 'save':
        this.save(rest || this.parts.kept.file);
        return undefined;
      case 'quit':
      case 'exit':
        return false;
      default:
        return this.answer(decision, question, typed);
    }
  }

  /** What only looks at the game must not end it. */
  private answerCurious(look: () => void): void {
    try {
      look();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.page.line(this.page.colours.yellow(`  that cannot be told now (${message})`));
    }
  }

  private answer(decision: Decision, question: Question, typed: string): true | undefined {
    const { match } = this.parts;
    const { line, colours } = this.page;
    if (typed === '' && decision.shape !== 'path') return undefined;
    const read = readAnswer(decision, question, typed);
    if ('problem' in read) {
      line(colours.yellow(`  ${read.problem}`));
      return undefined;
    }
    const taken = this.guarded(() => ({
      refused: match.answer(decision.seat, { ...read.answer, decision: decision.number }),
    }));
    if (!taken) return undefined;
    const { refused } = taken;
    if (!refused) return true;
    const { refusal, message } = refused;
    line(colours.yellow(`  ${refusal ? describeRefusal(match.host.game, refusal) : message}`));
    const [rule] = refusal ? this.parts.engine.rulesOf(refusal.reason, refusal.source) : [];
    if (rule) line(colours.dim(`  ${rule}`));
    return undefined;
  }

  private advice(decision: Decision) {
    return this.advisor.decide(decision, this.parts.match.host.game);
  }

  private undo(seat: number): true | undefined {
    const { match } = this.parts;
    const refused = match.undo(seat);
    if (refused) {
      this.page.line(this.page.colours.yellow(`  ${refused.message}`));
      return undefined;
    }
    this.told = Math.min(this.told, match.events(this.viewer).length);
    this.report.rewind();
    this.page.line(this.page.colours.dim('  taken back'));
    return true;
  }

  private save(file: string | undefined): void {
    if (file === undefined) {
      this.page.line('  save where? Type save game.json.');
      return;
    }
    try {
      const { composition, record, match } = this.parts;
      writeOutput(composition, file, saveText(composition, record, match));
      this.page.line(`  ${file} is written; scape play --load ${file} goes on with it`);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      this.page.line(this.page.colours.yellow(`  ${error.message}`));
    }
  }

  /** Where several people share a keyboard, nobody reads over another's shoulder. */
  private async handOver({ seat, shape }: Decision): Promise<void> {
    const { record, match, reader } = this.parts;
    const people = record.seats.filter((kind) => kind === 'person').length;
    const isNew = seat !== this.lastPerson && this.lastPerson >= 0;
    if (shape !== 'chance') this.lastPerson = seat;
    if (people < 2 || !isNew || shape !== 'allot') return;
    const name = match.host.game.facts.playerNames[seat];
    await reader.ask(`The keyboard goes to ${name}. Press Enter. `);
    if (this.page.isTerminal) this.page.write('\u001b[2J\u001b[H');
  }

  private tell(): void {
    const events = this.parts.match.events(this.viewer, this.told);
    this.told += events.length;
    printReport(this.page, this.report.take(events));
  }

  private stop(): ExitCode {
    const { kept, record, match } = this.parts;
    kept.keep(record, match);
    this.page.line();
    this.page.line(`The game is not finished. ${kept.place}`);
    return this.codeOf();
  }

  private end(): ExitCode {
    const { match, record, kept } = this.parts;
    tellResult(this.page, record, match.host.game);
    if (kept.isNamed) kept.keep(record, match);
    kept.close();
    return this.codeOf();
  }

  private codeOf(): ExitCode {
    if (this.isBroken) return exitCodes.broken;
    const { kept } = this.parts;
    return kept.isNamed && !kept.isKept ? exitCodes.usage : exitCodes.fine;
  }
}
