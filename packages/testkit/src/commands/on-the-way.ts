import type { Space } from '@scapewright/board';
import type { Decision } from '@scapewright/kernel';
import type { Command } from '@scapewright/packs';
import type { Figure } from '@scapewright/skirmish/author';
import { CommandRefused } from '../failure.ts';
import { extraOf, isYesOrNo, optionNamed, optionNames } from '../play/options.ts';
import type { Handling, Play } from '../play/play.ts';
import { optionRefusals, rulesOfOption } from './option-refusals.ts';
import { refused } from './path-choice.ts';

type MoveCommand = Extract<Command, { kind: 'move' }>;

interface Errand {
  readonly option: 'drop' | 'pass';
  readonly space: Space;
  readonly item: string;
  readonly to?: string;
}

/** What a figure drops and passes on the spaces of its move; each is done where the game offers it. */
export class OnTheWay {
  private readonly play: Play;
  private readonly figure: Figure;
  private readonly end: readonly number[];
  private open: readonly Errand[];
  private current: Errand | undefined;
  private readonly rules: readonly string[];

  constructor(play: Play, figure: Figure, { to, drop, pass }: MoveCommand) {
    this.play = play;
    this.figure = figure;
    this.end = play.names.spaces(to);
    const space = (name: string): number => play.names.space(name);
    this.open = [
      ...drop.map((one) => ({ option: 'drop' as const, space: space(one.space), item: one.item })),
      ...pass.map((one) => ({
        option: 'pass' as const,
        space: space(one.space),
        item: one.item,
        to: one.to,
      })),
    ];
    this.rules = this.open.flatMap(({ option, item, to, space: at }) =>
      optionRefusals(play, option, figure, [item, to, play.names.spaceName(at)]).flatMap((refusal) =>
        play.engine.rulesOfRefusal(refusal),
      ),
    );
  }

  /** The answer to a decision about a drop or a pass, undefined where it is about something else. */
  reply(decision: Decision): Handling {
    const { asks } = decision;
    if (asks !== 'drop' && asks !== 'pass') return undefined;
    const no = extraOf(decision, 'no');
    if (no === undefined) return this.current && this.part(decision, this.current);
    const here = this.play.game.spacesOf(this.figure);
    this.current = this.open.find(({ option, space }) => option === asks && here.includes(space));
    if (!this.current) return isYesOrNo(decision) && !this.isElsewhere(decision) ? no : undefined;
    const done = this.current;
    this.open = this.open.filter((one) => one !== done);
    return isYesOrNo(decision) ? extraOf(decision, 'yes') : this.part(decision, done);
  }

  /** Is it answered by an answer of the step, or at the end of the figure's way by a next command that uses the option there? */
  private isElsewhere(decision: Decision): boolean {
    if (this.play.sheet.isFor(this.play.game, decision)) return true;
    const here = this.play.game.spacesOf(this.figure);
    const isThere = here.length === this.end.length && this.end.every((space) => here.includes(space));
    return isThere && this.play.isUsedNext(decision);
  }

  private part(decision: Decision, { item, to, space }: Errand): Handling {
    const { game, names } = this.play;
    const wanted = { token: item, figure: to, space: names.spaceName(space) }[decision.choice.domain];
    if (wanted === undefined) return undefined;
    const option = optionNamed(game, decision, wanted);
    if (option !== undefined) return option;
    const value = game.valueOf(decision.choice.domain, wanted);
    const parts = [item, to, names.spaceName(space)];
    const refusal =
      (value === undefined ? undefined : decision.choice.whyNot?.(value)) ??
      optionRefusals(this.play, decision.asks, this.figure, parts)[0];
    throw refused(this.play, `${wanted} is no option of ${decision.asks}: ${optionNames(decision)}`, refusal);
  }

  /** Throws where the move is over and something has not been dropped or passed. */
  check(): void {
    const [left] = this.open;
    if (!left) return;
    const where = this.play.names.spaceName(left.space);
    throw new CommandRefused(
      `nothing lets ${this.play.names.figureName(this.figure)} ${left.option} ${left.item} on ${where}`,
      [...this.rules, ...rulesOfOption(this.play, left.option)],
    );
  }
}
