import { closest } from '@scapewright/packs';
import { rulings as allRulings } from '@scapewright/rulebook';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { BattleTerms } from '@scapewright/table/battle';
import { CliError } from '../errors/cli-error.ts';

/** Reads rulings as they are written on the command line: `RULING=POSITION`. Throws where there is no such position. */
export function readRulings(
  { kit: { catalogue } }: Pick<SkirmishEngine, 'kit'>,
  texts: readonly string[] | undefined,
): BattleTerms['rulings'] | undefined {
  if (texts === undefined) return undefined;
  const known = allRulings().filter(({ id, switchable }) => switchable && id in catalogue.rulings);
  return Object.fromEntries(
    texts.map((text) => {
      const [, id = text.trim(), written = ''] = /^\s*([^=:]+?)\s*[=:]\s*(.*?)\s*$/.exec(text) ?? [];
      const ruling = known.find((one) => one.id.toLowerCase() === id.toLowerCase());
      if (!ruling) {
        const near = closest(
          id,
          known.map((one) => one.id),
        );
        throw new CliError(
          `there is no ruling "${id}" that can be switched in this game`,
          near === undefined ? 'npx scape rules --rulings lists them' : `did you mean ${near}?`,
        );
      }
      const position = ruling.values.find(({ value }) => String(value) === written);
      if (!position)
        throw new CliError(
          written === '' ? `${ruling.id} needs a position` : `${ruling.id} has no position "${written}"`,
          `write one of: ${ruling.values.map(({ value }) => `--ruling ${ruling.id}=${value}`).join(', ')}`,
        );
      return [ruling.id, position.value] as const;
    }),
  );
}
