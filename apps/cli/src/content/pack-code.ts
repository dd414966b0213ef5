import { codeProblem, loadPackCode, type PackCode, type Problem } from '@scapewright/packs';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { packCodeIn } from '@scapewright/testkit';

/** What has become of the code of a pack. */
export interface FoundCode {
  readonly folder: string;
  /** The code, where there is some and it could be run. */
  readonly code: PackCode | undefined;
  readonly plugins: readonly SkirmishPlugin[];
  readonly problems: readonly Problem[];
  /** The abilities that it is for, also where it was not run: what names them is not wrong as well. */
  readonly abilities: readonly string[];
  /** Is there code that was not run because nobody trusts it? */
  readonly waits: boolean;
}

/** Runs the code of the pack in a folder if the caller trusts it; code that nobody trusts is a problem. */
export async function openPackCode(folder: string, isTrusted: boolean): Promise<FoundCode> {
  const code = packCodeIn(folder);
  const abilities = code?.abilities.map(({ id }) => id) ?? [];
  if (!code) return { folder, code, plugins: [], problems: [], abilities, waits: false };
  const made = isTrusted ? await loadPackCode(code) : { ok: false as const, problems: untrusted(code) };
  const waits = !isTrusted;
  if (!made.ok) return { folder, code: undefined, plugins: [], problems: made.problems, abilities, waits };
  return { folder, code, plugins: [made.plugin], problems: [], abilities, waits };
}

/** Why code is not run unasked: it can do whatever the program can. */
export function untrusted({ abilities }: Pick<PackCode, 'abilities'>): readonly Problem[] {
  return abilities.map(({ file }) =>
    codeProblem(
      file,
      'the ability is code, and code is not run unasked',
      'read it, and if you trust it add --code, or set SCAPE_CODE=1',
    ),
  );
}
