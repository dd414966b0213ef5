import { readWithin } from '@scapewright/files';
import { longestFile } from '@scapewright/packs';
import { isRuleId, suggestRule } from '@scapewright/rulebook/ids';
import { filesBelow } from './files-below.ts';

/**
 * Something that the engine said with ledger ids: an explanation, a line of the log, a refusal of a setup, or the ids
 * themselves as an engine gives them (`engine.rulesOfRefusal(refusal)`, `rulesOfLog(...)`). Of a scenario that was played
 * those count that it lists and that the engine cited.
 */
export type Said =
  | { readonly rules: readonly string[]; readonly proved?: never }
  | { readonly proved: readonly string[] }
  | ReadonlySet<string>
  | readonly string[];

/** What a proving test is given. */
export interface Proof {
  /** Takes down the rules of what the engine said, and gives it back. */
  readonly cited: <Word extends Said | readonly Said[]>(said: Word) => Word;
}

/** The part of a test runner's context that is needed: notes beside the outcome of the test. */
export interface ProvingContext {
  readonly task: { readonly meta: object };
}

/** Where the rules stand that a test has proved, among the notes beside its outcome. */
export const provedNote = 'provedRules';

/**
 * Makes the body of a test that proves rules: `test('a title', proving(['SS-CMB-016'], ({ cited }) => ...))`. The test
 * fails where one of the rules is no rule of the ledger, or was not among those that the engine said while it ran
 * (`cited`); where it passes, the rules count as proved in `scape rules --coverage`.
 */
export function proving(
  rules: readonly string[],
  body: (proof: Proof) => void | Promise<void>,
): (context: ProvingContext) => Promise<void> {
  return async ({ task }) => {
    for (const rule of rules) if (!isRuleId(rule)) throw new Error(unknownRule(rule));
    const seen = new Set<string>();
    await body({
      cited: (said) => {
        for (const rule of rulesOf(said)) seen.add(rule);
        return said;
      },
    });
    const uncited = rules.filter((rule) => !seen.has(rule));
    if (uncited.length > 0) throw new Error(uncitedRules(uncited, seen));
    Object.assign(task.meta, { [provedNote]: rules });
  };
}

/** The test files in a folder and below it that hold proving tests. */
export function provingFiles(folder: string): readonly string[] {
  return filesBelow(folder, isProvingFile);
}

/** Is it a test file with proving tests? */
export function isProvingFile(path: string): boolean {
  return (
    /\.test\.[cm]?[jt]sx?$/.test(path) && /\bproving\(/.test(readWithin(path, longestFile).toString('utf8'))
  );
}

function rulesOf(said: Said | readonly Said[]): readonly string[] {
  if ('proved' in said) return said.proved ?? [];
  if ('rules' in said) return said.rules;
  return [...said].flatMap((one) => (typeof one === 'string' ? one : rulesOf(one)));
}

function unknownRule(rule: string): string {
  const near = suggestRule(rule);
  return `${rule} is no rule of the ledger${near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`}`;
}

function uncitedRules(uncited: readonly string[], seen: ReadonlySet<string>): string {
  const others = [...seen].sort().join(', ') || 'nothing';
  return `the engine did not cite ${uncited.join(', ')} in what the test took down; it cited ${others}`;
}
