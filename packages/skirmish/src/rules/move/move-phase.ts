import { type Column, call, type ValueDeclaration } from '@scapewright/kernel';
import { type FigureArgs, moveActions, movingFigures } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, matchTable } from '../../model/tables.ts';
import { isOver } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { UnitArgs } from '../../state/procedure-args.ts';
import { procedures, type Step } from '../../state/procedures.ts';
import { actingIn, anyIn, figuresIn, isUsual, nextPlace, ofCard, ofFigure } from '../basics/args.ts';
import { expire } from '../effects/expiry.ts';

/** The variables of `move-phase`, `transition` and `attack-phase`. */
export interface PhaseVars extends UnitArgs {
  /** The number of the phase. */
  readonly phase: number;
  /** The figure that is looked at, or acts. */
  readonly figure: Figure;
  /** The place on the card of the figure that comes next. */
  readonly each: number;
  readonly replaced: number;
  /** 1 where figures have actions of a phase left in whose middle this one is allowed; how many, by figure. */
  readonly waiting?: number;
  readonly [left: `waiting${number}`]: number;
}

/** The steps of phases that are run for each figure, or once for the unit. */
type PhaseStep = '3A' | '3B' | '3I' | '4' | '5A' | '5B' | '5J';

/** Runs steps for each figure that takes part, in the order of the card: variable `figure`. */
export function eachFigure(steps: readonly Step<PhaseVars>[]): readonly Step<PhaseVars>[] {
  return [
    { set: () => ({ each: 0 }) },
    {
      while: (game, vars) => nextOf(game, vars) >= 0,
      steps: [
        { set: (game, vars) => ({ figure: figureAt(game, vars), each: nextOf(game, vars) + 1 }) },
        ...steps,
      ],
    },
  ];
}

function nextOf(game: Game, vars: PhaseVars): number {
  return nextPlace(game, vars.card, vars.mask, vars.each);
}

function figureAt(game: Game, vars: PhaseVars): number {
  return game.figuresOf(vars.card)[nextOf(game, vars)] as number;
}

/** Takes the figure of variable `figure` out of the unit when variable `replaced` says that its phase was replaced. */
export function leavesIfReplaced(reason: string): Step<PhaseVars> {
  return {
    do: (run, vars) => {
      if (isUsual(run.game, vars)) return undefined;
      const { figure } = vars;
      run.note(reason, { figure });
      const place = run.game.figuresOf(vars.card).indexOf(figure);
      return { mask: vars.mask & ~(1 << place) };
    },
  };
}

/** A window, compiled away with its loop when nobody in the match listens to it. */
export function phaseWindow(step: PhaseStep): Step<PhaseVars>[] {
  return [
    {
      whenHeard: step,
      steps: eachFigure([{ at: step, args: ofFigure }]),
      else: [{ at: step, args: ofCard }],
    },
  ];
}

/** A window that opens once in the phase, for the first of the figures that take part (SS-MOVE-040). */
function unitWindow(step: PhaseStep): Step<PhaseVars>[] {
  return [{ whenHeard: step, steps: heardByUnit(step), else: [{ at: step, args: ofCard }] }];
}

function heardByUnit(step: PhaseStep): Step<PhaseVars>[] {
  return [
    {
      if: (game, vars) => nextPlace(game, vars.card, vars.mask, 0) >= 0,
      steps: [
        { set: (game, vars) => ({ figure: figureAt(game, { ...vars, each: 0 }) }) },
        { at: step, args: ofFigure },
      ],
    },
  ];
}

/** 3A to 3I: each figure moves in turn, or does something instead of its phase. */
const movePhase: readonly Step<PhaseVars>[] = [
  ...phaseWindow('3A'),
  {
    whenHeard: '3.instead',
    steps: eachFigure([
      { at: '3.instead', args: ofFigure },
      {
        instead: '3.instead',
        args: ofFigure,
        seat: (_game, vars) => vars.seat,
        into: 'replaced',
      },
      leavesIfReplaced('move-phase.replaced'),
    ]),
  },
  ...unitWindow('3B'),
  { do: (run, vars) => giveActions(run, vars, moves) },
  { set: () => ({ figure: 0 }) },
  {
    while: (game, vars) => vars.figure >= 0 && !isOver(game) && anyIn(game, vars, mayGo),
    steps: [
      { do: (run, vars) => ({ figure: chooseMover(run, vars) }) },
      {
        if: (_game, vars) => vars.figure >= 0,
        steps: [
          call(procedures.moveAction, (_game, vars) => ({ figure: vars.figure, seat: vars.seat })),
          { do: (run, vars) => endsWhenEnough(run, vars, moves) },
        ],
      },
    ],
  },
  ...unitWindow('3I'),
];

/** `move-phase`: 3A to 3I (SS-MOVE-001). A granted move phase is the same procedure. */
export const movePhaseProcedure = procedures.movePhase.define<PhaseVars>([
  { do: nextPhase },
  {
    at: '3',
    args: ofCard,
    note: (run, vars) => run.note('move-phase.begins', { card: vars.card }),
    steps: movePhase,
  },
  {
    do: (run, vars) => {
      run.note('move-phase.ends', { card: vars.card });
      takeBackActions(run, vars, moves);
      endPhase(run, vars);
    },
  },
]);

/** Counts a new phase: the stamp of `once per phase`. */
export function nextPhase(run: SkirmishRun): Pick<PhaseVars, 'phase'> {
  const phase = run.read(matchTable.phases, 0) + 1;
  run.write(matchTable.phases, 0, phase);
  return { phase };
}

/** Ends what lasts for the phase. */
export function endPhase(run: SkirmishRun, vars: PhaseVars): void {
  expire(run, 'phase', vars.phase);
}

/** The actions of a kind of phase: the value that says how many, the column of those that are left, and the line that tells of several. */
export interface PhaseActions {
  readonly number: ValueDeclaration;
  readonly left: Column;
  readonly several: string;
  /** How many figures of the unit may take any. */
  readonly figures: ValueDeclaration<FigureArgs>;
}

const moves: PhaseActions = {
  number: moveActions,
  left: figureTable.moveActions,
  several: 'move-action.several',
  figures: movingFigures,
};

/**
 * Gives each figure the actions of the phase. What it has left of a phase of its own, in the middle of which this one is
 * granted, waits in a variable (and `waiting` is 1) until this one has ended (SS-ABIL-020).
 */
export function giveActions(
  run: SkirmishRun,
  vars: PhaseVars,
  phaseActions: PhaseActions,
): Partial<PhaseVars> | undefined {
  const { number, left, several } = phaseActions;
  let waiting: Partial<PhaseVars> | undefined;
  for (const figure of figuresIn(run.game, vars.card, vars.mask)) {
    const before = run.read(left, figure);
    if (before > 0) waiting = { ...waiting, waiting: 1, [waitingName(figure)]: before };
    const actions = run.game.value(number, 1, { figure });
    run.write(left, figure, actions);
    if (actions > 1) run.note(several, { figure, actions });
  }
  // Where none of them may act at all there is nothing to wait for.
  endsWhenEnough(run, vars, phaseActions);
  return waiting;
}

/** The phase is over: a figure has what it had left before it, and no more. */
export function takeBackActions(run: SkirmishRun, vars: PhaseVars, { left }: PhaseActions): void {
  for (const figure of figuresIn(run.game, vars.card, vars.mask)) {
    const before = vars.waiting === 1 ? (vars[waitingName(figure)] ?? 0) : 0;
    if (run.read(left, figure) !== before) run.write(left, figure, before);
  }
}

const waitingName = (figure: Figure) => `waiting${figure}` as const;

/** Once as many figures of the unit have acted as may, the others have no action left. */
export function endsWhenEnough(run: SkirmishRun, vars: PhaseVars, actions: PhaseActions): void {
  const { game } = run;
  const unit = figuresIn(game, vars.card, vars.mask);
  const most = mostOf(game, actions, unit);
  const rested = unit.filter((figure) => !hasActed(game, actions, figure));
  if (unit.length - rested.length < most) return;
  for (const figure of rested) run.write(actions.left, figure, 0);
}

/** How many more figures of a unit may act in the phase. */
export function leftToAct(game: Game, actions: PhaseActions, unit: readonly Figure[]): number {
  return mostOf(game, actions, unit) - unit.filter((figure) => hasActed(game, actions, figure)).length;
}

function mostOf(game: Game, { figures }: PhaseActions, unit: readonly Figure[]): number {
  const [figure] = unit;
  return figure === undefined ? 0 : game.value(figures, unit.length, { figure });
}

/** Has a figure used an action that the phase has given it? */
function hasActed(game: Game, { number, left }: PhaseActions, figure: Figure): boolean {
  return game.state.read(left, figure) < game.value(number, 1, { figure });
}

/** Takes one of the actions that the phase has given to a figure; granted ones are besides them. */
export function spend(run: SkirmishRun, { left }: PhaseActions, figure: Figure): void {
  run.write(left, figure, run.read(left, figure) - 1);
}

/** Has the figure a move action left, and a place from which to move? */
function mayGo(game: Game, figure: Figure): boolean {
  return (
    game.state.read(figureTable.moveActions, figure) > 0 &&
    (game.space(figure) >= 0 || game.objectAround(figure) >= 0)
  );
}

/** The player picks who moves next, or that nobody does (SS-MOVE-025); that takes one of its actions. */
function chooseMover(run: SkirmishRun, vars: PhaseVars): number {
  const figure = run.pick({
    seat: vars.seat,
    asks: 'move',
    domain: 'figure',
    options: actingIn(run.game, vars).filter((figure) => mayGo(run.game, figure)),
    extras: ['done'],
    source: 'move.phase',
    defaultReply: -1,
  });
  if (figure < 0) return -1;
  spend(run, moves, figure);
  return figure;
}
