import { heroscapeUncited } from '@scapewright/heroscape/uncited';
import { UncheckedSkirmishEngine } from '@scapewright/skirmish/engine';
import { superscapeUncited } from '@scapewright/superscape/uncited';

export { compileBattlefield } from '@scapewright/board';

/** The engine as an app for browsers has it: both games with every plugin and variant, without the checks that built packs have passed. */
export const engines = {
  superscape: new UncheckedSkirmishEngine(superscapeUncited),
  heroscape: new UncheckedSkirmishEngine(heroscapeUncited),
} as const;

/** Loads the ledger ids behind lines and refusals: files of their own. */
export async function cite(): Promise<void> {
  const [{ superscapeCitations }, { heroscapeCitations }] = await Promise.all([
    import('@scapewright/superscape/citations'),
    import('@scapewright/heroscape/citations'),
  ]);
  engines.superscape.cite(superscapeCitations);
  engines.heroscape.cite(heroscapeCitations);
}
