import type { HookSource, Seat } from '@scapewright/kernel';
import type { SkirmishRun } from '../../state/content/unit.ts';

/**
 * Asks for a plus or a minus, or for neither: 1, -1 or 0. The sign may be named at once (`+3`), or after a `yes`, so that
 * the answer fits who asks `use it?` first as well as who asks `plus or minus?` only.
 */
export function askSign(run: SkirmishRun, source: HookSource, seat: Seat, amount: number): -1 | 0 | 1 {
  const signs = [`+${amount}`, `-${amount}`];
  const choice = { seat, asks: source.id, domain: 'sign', options: [], source: source.key };
  let picked = run.pick({ ...choice, extras: [...signs, 'yes', 'no'], defaultReply: -4 });
  if (picked === -3) picked = run.pick({ ...choice, extras: signs });
  return picked === -1 ? 1 : picked === -2 ? -1 : 0;
}
