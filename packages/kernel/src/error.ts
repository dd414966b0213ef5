/**
 * The coded errors of the kernel. The core throws only for a programmer's error (a faulty plugin, a wrong call);
 * what a player does wrong comes back as a refusal value.
 */
export const kernelErrorCodes = {
  'unknown-column': 'a column was used that no table of this match declares',
  'row-out-of-range': 'a table row outside the table was read or written',
  'foreign-write': 'a watch hook did more than write columns of its own plugin',
  'dead-context': 'a hook or body used its context after it had been suspended or had ended',
  'caught-suspension': 'a hook or body caught the suspension signal and went on',
  'diverged-run': 'a hook or body asked, rolled or emitted something else when it was run again',
  'foreign-mutation': 'a hook or body changed state without its context',
  'forbidden-global': 'a hook or body read a clock or a random source',
  'step-budget':
    'a hook or body made more context calls in one run, or nested deeper, than the budget allows',
  'failed-hook': 'a hook or body threw an error of its own',
  'not-plain': 'state, variables or arguments were given something other than integers',
  're-entered': 'a match was answered or taken back from inside one of its own hooks',
  'illegal-reply': 'a bot or a replay gave a reply that is no option',
  'unknown-procedure': 'a procedure was called that the ruleset does not have',
  'unknown-step': 'a step was named that the vocabulary does not have',
  'no-options': 'a decision without any option was asked',
  'dice-missing': 'the dice source has no more dice for a roll',
  'bad-save': 'a saved match does not fit this engine',
  'setup-problems': 'the engine cannot start with these parts',
} as const;

/** One code of {@link kernelErrorCodes}. */
export type KernelErrorCode = keyof typeof kernelErrorCodes;

/**
 * A programmer's error, with its code, the hook or step that caused it (`where`; empty where none is known yet), and the
 * step in which the clock stood then.
 */
export class KernelError extends Error {
  readonly code: KernelErrorCode;
  readonly where: string;
  readonly detail: string;
  readonly step: string;
  constructor(code: KernelErrorCode, where: string, detail: string, cause?: unknown, step = '') {
    const within = step && step !== where ? ` in step ${step}` : '';
    super(
      `${code}${where && ` at ${where}`}${within}: ${detail}`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'KernelError';
    this.code = code;
    this.where = where;
    this.detail = detail;
    this.step = step;
  }
}

/** An error as it leaves a hook or body: named after it, unless something inside it has a name already. */
export function namedError(error: unknown, where: string): KernelError {
  if (!(error instanceof KernelError)) {
    const detail = error instanceof Error ? error.message : String(error);
    return new KernelError('failed-hook', where, detail, error);
  }
  return error.where === '' ? new KernelError(error.code, where, error.detail, error) : error;
}

/** An error as it leaves a match: what stopped the clock, and in which step. */
export function placedError(error: unknown, step: string): KernelError {
  const { code, where, detail, cause, step: known } = namedError(error, step);
  return new KernelError(code, where, detail, cause ?? error, known || step);
}
