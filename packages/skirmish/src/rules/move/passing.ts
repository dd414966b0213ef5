import type { Figure } from '../../model/numbers.ts';
import type { WalkedStep } from '../../queries/movement/walked-step.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';

/** The other figures in the spaces to which a step leads, where anybody asks after them: those that it passes. */
export function passedBy(
  { game }: SkirmishRun,
  figure: Figure,
  { footprint }: WalkedStep,
): readonly Figure[] {
  if (!game.hooks.listens('E.figure-passed')) return [];
  const others = footprint.map((space) => game.positions.occupant(space));
  return [...new Set(others)].filter((other) => other >= 0 && other !== figure);
}

/** Tells that a figure has gone through others, or flown over them. */
export function tellPassed(run: SkirmishRun, figure: Figure, passed: readonly Figure[]): void {
  const { game } = run;
  for (const other of passed)
    run.event('E.figure-passed', {
      seat: game.controller(figure),
      card: game.cardOf(figure),
      figure,
      other,
    });
}
