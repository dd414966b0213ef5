/**
 * The coded errors of the kernel. The core throws only for a programmer's error (a faulty plugin, a wrong call);
 * what a player does wrong comes back as a refusal value.
 */
export const kernelErrorCodes = {
  'unknown-column': 'a column was used that no table of this match declares',
  'row-out-of-range': 'a table row outside the table was read or written',
  'foreign-write': 'a watch hook wrote a column that its own plugin does not declare',
  'dead-context': 'a hook or body used its context after it had been suspended or had ended',
  'caught-suspension': 'a hook or body caught the suspension signal and went on',
  'diverged-run': 'a hook or body asked, rolled or emitted something else when it was run again',
  'foreign-mutation': 'a hook or body changed state without its context',
  'forbidden-global': 'a hook or body read a clock or a random source',
  'step-budget': 'a hook or body made more context calls in one run than the budget allows',
  'unknown-procedure': 'a procedure was called that the ruleset does not have',
  'unknown-step': 'a step was named that the vocabulary does not have',
  'no-options': 'a decision without any option was asked',
  'dice-missing': 'the dice source has no more dice for a roll',
  'bad-save': 'a saved match does not fit this engine',
  'setup-problems': 'the engine cannot start with these parts',
} as const;

/** One code of {@link kernelErrorCodes}. */
export type KernelErrorCode = keyof typeof kernelErrorCodes;

/** A programmer's error, with its code and the hook or step that caused it (`where`). */
export class KernelError extends Error {
  readonly code: KernelErrorCode;
  readonly where: string;
  constructor(code: KernelErrorCode, where: string, detail: string) {
    super(`${code} at ${where}: ${detail}`);
    this.name = 'KernelError';
    this.code = code;
    this.where = where;
  }
}
