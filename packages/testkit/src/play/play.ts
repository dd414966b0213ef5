import type { Decision, Match, MatchPlan, Reply } from '@scapewright/kernel';
import type { Command, Scenario, ScenarioStep } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { explainDecision } from '@scapewright/skirmish/explain';
import type { StopWindow } from '../abilities/stops.ts';
import { ScenarioFailure } from '../failure.ts';
import { actorOf } from '../setup/reading-ahead.ts';
import { AnswerSheet } from './answer-sheet.ts';
import { AskedQuestions } from './asked-questions.ts';
import { stopOf } from './course-decisions.ts';
import { defaultReply } from './defaults.ts';
import { DiceScript } from './dice-script.ts';
import { Names } from './names.ts';
import { isNoFigures, isYesOrNo, optionNames, optionsNamed, sourceOfOption } from './options.ts';
import { isAskedAs } from './question-words.ts';
import type { Remark } from './remark.ts';

/** What a command makes of a decision: a reply, `stop` to leave it waiting, or undefined where it is not its business. */
export type Handling = Reply | 'stop' | undefined;

/** A command's view on the decisions that it meets. */
export type Handler = (decision: Decision) => Handling;

/** How a match is run for a scenario. */
export interface PlayOptions {
  readonly paranoid?: boolean;
  readonly guard?: <T>(work: () => T) => T;
  readonly progress?: (where: string) => void;
  /** The entries of the ledger in which a rule stands. Left out: which rules are named is not compared. */
  readonly entriesOf?: (id: string) => readonly string[];
}

/** Decisions between two commands at most: more are taken for endless. */
const mostDecisions = 5000;

/** A scenario being played: the match, the dice and answers of the step, and what comes after it. */
export class Play {
  readonly scenario: Scenario;
  readonly engine: SkirmishEngine;
  readonly plan: MatchPlan<Game>;
  readonly options: PlayOptions;
  readonly script = new DiceScript();
  readonly sheet = new AnswerSheet((refusal) => this.engine.rulesOfRefusal(refusal));
  readonly names: Names;
  /** Rules that were named by log lines and refusals so far. */
  readonly cited = new Set<string>();
  /** What the command of the step came to ask; of one that must be refused, where it was tried. */
  asked = new AskedQuestions();
  /** What was asked and offered in the whole scenario so far, by every word for it; copies add to it. */
  readonly everAsked: Set<string>;
  /** What proves nothing, or might not be what its author means. */
  readonly notes: Remark[] = [];
  match: Match<Game>;
  /** The step that is played now: its place among the steps. */
  at = -1;
  /** Is the command one that has to be refused? */
  isRefusal = false;
  /** Are the rules collected by which assertions are answered? Once is enough for a scenario played twice. */
  isCiting = true;
  /** Is a command still on its way to what it does? What the next one uses is not waited for until then. */
  isUnderway = false;
  /** Has an answer of this step accepted an allowance, which its receiver uses by the next command? */
  isGranting = false;

  constructor(
    scenario: Scenario,
    engine: SkirmishEngine,
    plan: MatchPlan<Game>,
    options: PlayOptions = {},
    from?: Play,
  ) {
    this.scenario = scenario;
    this.engine = engine;
    this.plan = plan;
    this.options = options;
    this.everAsked = from?.everAsked ?? new Set();
    this.match = from
      ? engine.load(plan, JSON.parse(JSON.stringify(from.match.host.save())), this.matchOptions())
      : engine.prepare(plan, this.matchOptions());
    if (from) this.at = from.at;
    this.names = new Names(this);
  }

  get game(): Game {
    return this.match.host.game;
  }

  /** Plays to where the first command finds the game: before the first turn, or before the first round. */
  begin(): void {
    this.match.advance();
    const start: StopWindow = this.scenario.start === 'turns' ? 'before:TURN' : 'before:ROUND';
    this.drive((decision) => (stopOf(decision) === start ? 'stop' : stopOf(decision) ? -1 : undefined));
  }

  /** The step that is played now. */
  get step(): ScenarioStep | undefined {
    return this.scenario.steps[this.at];
  }

  /** The steps after this one, without those that are tried on copies. */
  ahead(): readonly ScenarioStep[] {
    return this.scenario.steps.slice(this.at + 1).filter(({ command }) => command.kind !== 'refuse');
  }

  /** The next command that is really done. */
  next(): Command | undefined {
    return this.ahead()[0]?.command;
  }

  /** What is tried in vain from where this step leaves the game, before the next command. */
  private triedNext(): readonly Command[] {
    const after = this.scenario.steps.slice(this.at + 1).map(({ command }) => command);
    const next = after.findIndex(({ kind }) => kind !== 'refuse');
    return after
      .slice(0, next < 0 ? after.length : next)
      .flatMap((command) => (command.kind === 'refuse' ? [command.command] : []));
  }

  /** Saves the match to JSON and loads it with another engine. */
  reload(engine: SkirmishEngine, plan: MatchPlan<Game>): void {
    const saved = JSON.parse(JSON.stringify(this.match.host.save()));
    this.match = engine.load(plan, saved, this.matchOptions());
    this.match.advance();
  }

  /** An independent copy, with a script and answers of its own. */
  copy(): Play {
    const { paranoid, ...rest } = this.options;
    const copy = new Play(this.scenario, this.engine, this.plan, rest, this);
    copy.match.advance();
    return copy;
  }

  /** Works through decisions until the command leaves one waiting, or the game is over. */
  drive(handler: Handler): void {
    for (let count = 0; !this.match.over; count++) {
      if (count > mostDecisions) throw new ScenarioFailure('the game goes on without end');
      const [decision] = this.match.host.pending();
      if (!decision) throw new ScenarioFailure('the game waits, but for nobody');
      if (this.isCiting && !stopOf(decision))
        for (const rule of explainDecision(this.engine, this.game, decision).rules) this.cited.add(rule);
      this.hear(decision);
      const handled = handler(decision);
      if (handled === 'stop') return;
      const reply = handled ?? this.replyTo(decision);
      if (reply === 'stop') return;
      this.match.reply(decision.seat, reply);
    }
  }

  private hear(decision: Decision): void {
    if (stopOf(decision)) return;
    for (const word of this.asked.add(this.game, decision)) this.everAsked.add(word);
  }

  /** The decision that waits, undefined when the game is over. */
  pending(): Decision | undefined {
    return this.match.host.pending()[0];
  }

  /** Where the game pauses for the scenario alone, undefined where a player is asked. */
  stop(): StopWindow | undefined {
    const decision = this.pending();
    return decision ? stopOf(decision) : undefined;
  }

  private replyTo(decision: Decision): Reply | 'stop' {
    const { game } = this;
    const answer = this.sheet.reply(game, decision);
    if (answer !== undefined) {
      if (decision.asks === 'grants') this.isGranting = true;
      return answer;
    }
    if (this.isAwaited(decision)) return 'stop';
    const reply = this.receiverAhead(decision) ?? this.usedAhead(decision) ?? defaultReply(game, decision);
    if (reply !== undefined) return reply;
    const who = game.facts.playerNames[decision.seat] ?? 'nobody';
    const about = decision.subject === undefined ? '' : ` (${decision.subject.replace(/^\w+:/, '')})`;
    throw new ScenarioFailure(
      `nothing answers what ${who} is asked: ${decision.asks}${about}; options: ${optionNames(decision)}`,
    );
  }

  /** Who of several receives an allowance: the figure that acts by this command or the next. */
  private receiverAhead({ asks, choice }: Decision): Reply | undefined {
    if (asks !== 'grants' || choice.domain !== 'figure') return undefined;
    const actors = [this.step?.command, this.next()].flatMap(
      (command) => (command && actorOf(command)) ?? [],
    );
    return actors
      .flatMap((name) => this.names.figureOrNone(name) ?? [])
      .find((figure) => Array.from(choice.options).includes(figure));
  }

  /** Of several abilities that act at once, the one that this command or the next uses: none is declined before it. */
  private usedAhead(decision: Decision): Reply | undefined {
    if (decision.asks !== 'order' || decision.choice.domain !== 'hook') return undefined;
    const command = this.step?.command;
    for (const one of [command?.kind === 'refuse' ? command.command : command, this.next()]) {
      if (one?.kind !== 'use') continue;
      const card = one.figure === undefined ? undefined : this.game.cardOf(this.names.figure(one.figure));
      const option = optionsNamed(this.game, decision, one.what.id).find((value) => {
        const owner = sourceOfOption(this.game, decision, value)?.owner ?? -1;
        return card === undefined || owner === card || isNoFigures(this.game, owner);
      });
      if (option !== undefined) return option;
    }
    return undefined;
  }

  /** Does the step expect this decision to wait, or does the next command use what is offered? */
  private isAwaited(decision: Decision): boolean {
    const who = this.game.facts.playerNames[decision.seat];
    const expected = this.step?.expect.some(
      (one) =>
        one.assert === 'pending' &&
        (one.player === undefined || one.player === who) &&
        one.asks !== undefined &&
        isAskedAs(this.game, decision, one.asks),
    );
    return expected || (isYesOrNo(decision) && this.isUsedNext(decision)) || this.areOffered(decision);
  }

  /** Are these optional abilities that act at once, of which the step expects that they are offered together? */
  private areOffered(decision: Decision): boolean {
    if (decision.asks !== 'order' || decision.choice.domain !== 'hook') return false;
    if (this.isUnderway || this.isRefusal) return false;
    const { game } = this;
    const named = this.step?.expect.flatMap((one) => (one.assert === 'offers' ? one.has : [])) ?? [];
    const areOptional = Array.from(decision.choice.options).every((value) => {
      const hook = game.hooks.all[value]?.hook;
      return hook?.kind === 'trigger' && hook.optional !== undefined && hook.optional !== false;
    });
    return areOptional && named.some((id) => optionsNamed(game, decision, id).length > 0);
  }

  /** Does the next command use what this decision offers, is an option of the rules tried in vain before, or told as offered? */
  isUsedNext(decision: Decision): boolean {
    if (this.isUnderway || this.isRefusal) return false;
    const offered = this.step?.expect.some(
      (one) => one.assert === 'offers' && one.has.includes(decision.asks),
    );
    const isOfCard = decision.source?.startsWith('ability:') ?? false;
    const next = this.next();
    const tried = [...(next ? [next] : []), ...(isOfCard ? [] : this.triedNext())];
    const isAction = this.step?.command.kind === 'move' || this.step?.command.kind === 'attack';
    const isAnswered = isAction && next?.kind === 'end' && this.isAnsweredNext(decision);
    return (offered ?? false) || isAnswered || tried.some((one) => this.uses(one, decision));
  }

  /** Does an answer of the next step accept what is offered? */
  private isAnsweredNext({ asks, seat }: Decision): boolean {
    const who = this.game.facts.playerNames[seat];
    const answers = this.ahead()[0]?.answers ?? [];
    return answers.some(
      (answer) => answer.asks === asks && answer.pick !== 'no' && (answer.who ?? who) === who,
    );
  }

  /** Does a command use what is offered: as an option, or as what its figure does on its way from here? */
  private uses(command: Command, { asks, subject }: Decision): boolean {
    if (command.kind === 'use') return command.what.id === asks;
    if (command.kind !== 'move' || (asks !== 'drop' && asks !== 'pass')) return false;
    const figure = this.names.figureOrNone(command.figure);
    if (figure === undefined || (subject !== undefined && subject !== this.game.keyOf('figure', figure)))
      return false;
    const here = this.game.spacesOf(figure).map((space) => this.names.spaceName(space));
    return command[asks].some(({ space }) => here.includes(space));
  }

  private matchOptions() {
    const { paranoid = false, guard, progress } = this.options;
    return {
      dice: this.script.source,
      trace: true,
      onForcedChoice: (decision: Decision) => this.sheet.forego(this.game, decision),
      paranoid,
      ...(guard ? { guard } : {}),
      ...(progress ? { progress } : {}),
    };
  }
}
