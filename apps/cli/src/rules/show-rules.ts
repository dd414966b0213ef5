import {
  isRuleId,
  isStepId,
  ledgerFiles,
  type RuleEntry,
  rule,
  ruleIds,
  rulesOfStep,
  ruleTitle,
  rulingsOfRule,
  searchRules,
  timingStep,
} from '@scapewright/rulebook';
import type { RulesetName } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import { CliError } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';
import type { Page } from '../terminal/page.ts';
import { printEntry } from '../terminal/print-entry.ts';
import { rulesInCode } from './rules-in-code.ts';

interface Options {
  readonly json?: boolean;
  readonly limit: number;
  /** Only the rules of this game; left out: of all. */
  readonly ruleset?: RulesetName | undefined;
}

/** Shows a rule, the rules of a step, what a search finds, or what there is to look up. */
export function showRules(
  composition: DependencyContainer,
  words: readonly string[],
  options: Options,
): void {
  const page = composition.resolve(tokens.page);
  const text = words.join(' ').trim();
  const id = text.toUpperCase();
  if (text === '') showFiles(page, options);
  else if (isRuleId(id)) showRule(composition, rule(id), options);
  else if (isStep(text)) showStep(composition, text, options);
  else showSearch(composition, text, options);
}

const isStep = (text: string): boolean => isStepId(text) || timingStep(text) !== undefined;

function showFiles({ line, colours }: Page, { json }: Options): void {
  const files = ledgerFiles();
  if (json) {
    line(
      JSON.stringify({
        files: files.map(({ id, title, game, ruleIds: ids }) => ({ id, title, game, rules: ids.length })),
      }),
    );
    return;
  }
  line(`The ledger holds ${ruleIds().length} rules in ${files.length} files:`);
  line();
  for (const { id, title, ruleIds: ids } of files)
    line(`  ${colours.cyan(id.padEnd(30))} ${String(ids.length).padStart(4)}  ${colours.dim(title)}`);
  line();
  line('Look one up by its id (npx scape rules SS-CMB-016), by a step (npx scape rules C4), or by words.');
}

function showRule(composition: DependencyContainer, entry: RuleEntry, { json }: Options): void {
  const page = composition.resolve(tokens.page);
  const engines = composition.resolve(tokens.engines);
  const cited = (['superscape', 'heroscape'] as const).flatMap((ruleset: RulesetName) => {
    const reasons = rulesInCode(engines(ruleset)).get(entry.id) ?? [];
    return reasons.map((reason) => ({ ruleset, reason }));
  });
  if (json) {
    page.line(JSON.stringify({ ...entry, cited }));
    return;
  }
  const { colours, line } = page;
  line(`${colours.bold(colours.cyan(entry.id))}  ${colours.bold(entry.title)}`);
  line();
  printEntry(page, '', entry.rule);
  if (entry.decision) printEntry(page, 'decision', entry.decision);
  for (const { given, when, then } of entry.examples)
    printEntry(
      page,
      'example',
      [given && `Given: ${given}.`, when && `When: ${when}.`, `Then: ${then}.`]
        .filter(Boolean)
        .join(' ')
        .replaceAll('..', '.'),
    );
  if (entry.ambiguity) {
    const { question, ruling, reason } = entry.ambiguity;
    if (question) printEntry(page, 'open', question);
    printEntry(page, 'ruling', ruling);
    if (reason) printEntry(page, 'because', reason);
  }
  for (const ruling of rulingsOfRule(entry.id))
    printEntry(
      page,
      ruling.switchable ? 'switch' : 'named',
      `${ruling.id}: ${ruling.title} (default ${ruling.default})`,
    );
  const steps = entry.steps.map((step) => `${step} ${timingStep(step)?.name ?? ''}`.trim());
  if (steps.length > 0) printEntry(page, 'steps', steps.join('; '));
  const { document, section } = entry.source;
  printEntry(page, 'source', section === undefined ? document : `${document}, ${section}`);
  if (entry.related.length > 0)
    printEntry(page, 'related', entry.related.map((other) => `${other} ${ruleTitle(other)}`).join('; '));
  printEntry(
    page,
    'engine',
    cited.length === 0
      ? 'nothing in the engine cites it yet'
      : cited.map(({ ruleset, reason }) => `${reason} (${ruleset})`).join(', '),
  );
}

function showStep(composition: DependencyContainer, text: string, options: Options): void {
  const page = composition.resolve(tokens.page);
  const { json, limit } = options;
  const step = timingStep(text);
  const rules = ofGame(composition, rulesOfStep(text), options);
  if (json) {
    page.line(JSON.stringify({ step, rules: rules.map(({ id }) => id) }));
    return;
  }
  const { line, colours } = page;
  line(`${colours.bold(colours.cyan(step?.id ?? text))}  ${colours.bold(step?.name ?? '')}`);
  line();
  if (step) {
    printEntry(page, '', step.core);
    printEntry(page, 'acts', step.acts);
    for (const { kind, phrase } of step.hooks) printEntry(page, kind, phrase);
    if (step.notes) printEntry(page, 'notes', step.notes);
  }
  line();
  listRules(page, rules, limit);
}

function showSearch(composition: DependencyContainer, text: string, options: Options): void {
  const page = composition.resolve(tokens.page);
  const { json, limit } = options;
  const { found: all, suggestions } = searchRules(text);
  const found = ranked(ofGame(composition, all, options), text);
  if (json) {
    page.line(JSON.stringify({ found: found.map(({ id }) => id), suggestions }));
    return;
  }
  if (found.length === 0) {
    const fix =
      suggestions.length > 0
        ? `did you mean ${suggestions.map((id) => `${id} (${ruleTitle(id)})`).join(' or ')}?`
        : 'try fewer or other words, or a step such as 3G';
    const where = options.ruleset && all.length > 0 ? ` of ${rulesetTitle(options.ruleset)}` : '';
    const elsewhere =
      where === '' ? fix : `${counted(all.length, 'rule')} of the other game: leave out --ruleset`;
    throw new CliError(`no rule${where} holds all of "${text}"`, elsewhere);
  }
  listRules(page, found, limit);
}

/** The rules of one game: those of its own ledger, and those of another that its engine cites. */
function ofGame(
  composition: DependencyContainer,
  rules: readonly RuleEntry[],
  { ruleset }: Options,
): readonly RuleEntry[] {
  if (ruleset === undefined) return rules;
  const own = new Set(ledgerFiles().flatMap(({ game, ruleIds: ids }) => (game === ruleset ? ids : [])));
  const cited = rulesInCode(composition.resolve(tokens.engines)(ruleset));
  return rules.filter(({ id }) => own.has(id) || cited.has(id));
}

/** Rules whose title has all the words come first, then those whose title has some. */
function ranked(rules: readonly RuleEntry[], text: string): readonly RuleEntry[] {
  const words = text.toLowerCase().split(/\s+/);
  const hits = ({ title }: RuleEntry): number =>
    words.filter((word) => title.toLowerCase().includes(word)).length;
  return [...rules].sort((a, b) => hits(b) - hits(a));
}

function listRules({ line, colours, columns }: Page, rules: readonly RuleEntry[], limit: number): void {
  const width = Math.max(0, ...rules.slice(0, limit).map(({ id }) => id.length)) + 2;
  for (const { id, title, rule: words } of rules.slice(0, limit)) {
    const rest = columns - width - title.length - 2;
    const start = rest > 20 ? `  ${words.length > rest ? `${words.slice(0, rest - 4)} ...` : words}` : '';
    line(`${colours.cyan(id.padEnd(width))}${colours.bold(title)}${colours.dim(start)}`);
  }
  const left = rules.length - limit;
  if (left > 0) line(colours.dim(`... and ${left} more: --limit ${rules.length} shows all`));
}
