import { type RuleUnit, rules, trigger, type WindowId } from '@scapewright/skirmish/author';

/** What the pauses of a scenario ask: nobody but the runner answers. */
export const stopAsks = 'scenario';

/** Where the runner can stop a game in which nobody has anything to decide: the ends of phases, turns and rounds. */
export const stopWindows = [
  'before:ROUND',
  'before:R3',
  'before:TURN',
  'before:3I',
  'before:4',
  'before:5',
  'before:5J',
  'before:6',
  'before:7',
  'after:7',
  'before:R5',
  'before:R6',
  'after:R6',
] as const;

export type StopWindow = (typeof stopWindows)[number];

/**
 * Pauses between commands. A listener at 5D keeps every figure with an attack action in the attack phase, also while it
 * has no target, since a stimulus may give it one.
 */
export const stops: RuleUnit = rules({
  id: 'scenario-stops',
  name: 'Pauses between commands',
  text: 'The game waits for the next command of the scenario.',
  hooks: [
    ...stopWindows.map((window) =>
      trigger(window as WindowId, {
        commutes: true,
        run: (run, args) => {
          run.pick({
            seat: Math.max(0, args.seat ?? 0),
            asks: stopAsks,
            domain: 'answer',
            options: [],
            extras: ['on'],
            subject: window,
          });
        },
      }),
    ),
    trigger('5D', { commutes: true, run: () => undefined }),
  ],
});
