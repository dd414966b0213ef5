import { timingStep } from '@scapewright/rulebook/timing';

/** A window by the id of its step, where a scenario may write an alias. */
export function windowOf(written: string): string {
  const colon = /^(?:before|after):/.exec(written)?.[0] ?? '';
  const step = written.slice(colon.length);
  return `${colon}${timingStep(step)?.id ?? step}`;
}
