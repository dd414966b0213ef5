import { idModule } from './id-module.ts';
import { type Ledger, list, table } from './ledger.ts';
import { LedgerError } from './ledger-file.ts';
import { camelCaseKeys, type Data, printLiteral } from './print-literal.ts';
import { type Constant, constantModule, heading, unionModule } from './print-module.ts';
import type { ReasonRules } from './reason-rules.ts';
import { namedRulings, readClashes } from './rulings.ts';

/** Tables that become one constant each: file, comment, type, and the module of the package that declares it. */
const tables = [
  ['terrain-table', "SuperScape's kinds of terrain.", 'TerrainTable', 'terrain-table'],
  ['objects-table', "SuperScape's objects.", 'ObjectsTable', 'objects-table'],
  ['ability-patterns', 'How abilities decompose into blocks.', 'AbilityPatterns', 'ability-patterns'],
  [
    'differences',
    'Where movement differs between the games, and where it does not.',
    'readonly Difference[]',
    'differences',
  ],
  ['heroscape-facts', "HeroScape's base rules as facts.", 'HeroscapeFacts', 'heroscape-facts'],
  ['item-variants', 'Five ways to carry things, side by side.', 'VariantTable<ItemSystem>', 'variants'],
  ['do-variants', 'Two ways to occupy objects, side by side.', 'VariantTable<OccupancySystem>', 'variants'],
] as const;

/** Every generated module of the rulebook package, by its path below `src/generated`. */
export function generateModules(
  ledger: Ledger,
  waivers: Data,
  german: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const rulings = namedRulings(ledger);
  const names = (rows: readonly { readonly [key: string]: Data }[]) => rows.map(({ id }) => String(id));
  const withRules = ledger.files.filter(({ id }) => entriesOf(ledger, id).length > 0);
  return new Map([
    ['ids.gen.ts', idModule(ledger)],
    ['step-ids.gen.ts', unionModule('StepId', 'The id of a step, grant or event.', names(ledger.steps))],
    ['ruling-ids.gen.ts', unionModule('RulingId', 'The name of a ruling.', names(rulings))],
    ['titles.gen.ts', titleModule(ledger, 'titles', 'The title of every rule.')],
    [
      'german-titles.gen.ts',
      titleModule(
        ledger,
        'germanTitles',
        'The title of every rule in German; in English where none is written.',
        german,
      ),
    ],
    ['rules.gen.ts', ruleListModule(withRules.map(({ id }) => id))],
    ...withRules.map((file) => [`rules/${file.id}.gen.ts`, ruleModule(ledger, file)] as const),
    ...[...ledger.reasonRules].map(([game, rules]) => reasonModule(game, rules)),
    ...constants(ledger, rulings, waivers).map(
      (constant) => [`${kebab(constant.name)}.gen.ts`, constantModule(constant)] as const,
    ),
  ]);
}

function constants(ledger: Ledger, rulings: Data, waivers: Data): readonly Constant[] {
  const { ledger: _entries, ...cards } = table(ledger.file('sample-cards').data);
  const documents = Object.entries(table(ledger.file('documents').data)).map(([id, row]) => ({
    id,
    ...table(row),
  }));
  const constant = (name: string, comment: string, type: string, from: string, value: Data) =>
    ({ name, comment, type, from: `../${from}.ts`, value }) satisfies Constant;
  return [
    constant(
      'timingSteps',
      'Every step in the order of play.',
      'readonly TimingStep[]',
      'timing/timing-step',
      camelCaseKeys(ledger.steps),
    ),
    constant('namedRulings', 'Every named ruling.', 'readonly Ruling[]', 'rulings/ruling', rulings),
    constant(
      'settledClashes',
      'Every settled clash.',
      'readonly Clash[]',
      'rulings/clash',
      readClashes(ledger),
    ),
    constant(
      'sourceDocuments',
      'The documents behind the ledger.',
      'readonly SourceDocument[]',
      'rules/rule-entry',
      documents,
    ),
    constant(
      'waivedRules',
      'The rules that play cannot prove.',
      'readonly Waiver[]',
      'rule-coverage/waiver',
      checkedWaivers(ledger, waivers),
    ),
    constant(
      'sampleCards',
      'The sample cards of the Master Rules.',
      'SampleCards',
      'tables/sample-cards',
      camelCaseKeys(cards),
    ),
    ...tables.map(([file, comment, type, from]) =>
      constant(camel(file), comment, type, `tables/${from}`, tableOf(ledger, file)),
    ),
  ];
}

function ruleModule(ledger: Ledger, { id, title }: { readonly id: string; readonly title: string }): string {
  return constantModule({
    name: camel(id),
    comment: `The entries on ${title}.`,
    type: 'readonly RuleEntry[]',
    from: '../../rules/rule-entry.ts',
    value: entriesOf(ledger, id),
  });
}

function reasonModule(game: string, rules: ReasonRules): readonly [path: string, text: string] {
  const rows = Object.entries(rules).map(([key, ids]) => `  ${JSON.stringify(key)}: ${printLiteral(ids)},\n`);
  const text = `${heading}import type { RuleId } from '../ids.gen.ts';

/** The rules of ${game} behind every reason of shared code, the one that says it best first. */
export const ${camel(game)}ReasonRules: Readonly<Record<string, readonly RuleId[]>> = {
${rows.join('')}};
`;
  return [`reason-rules/${game}.gen.ts`, text];
}

function ruleListModule(files: readonly string[]): string {
  const imports = files.map((id) => `import { ${camel(id)} } from './rules/${id}.gen.ts';\n`).join('');
  const names = files.map((id) => `  ${camel(id)},\n`).join('');
  return `${heading}import type { RuleEntry } from '../rules/rule-entry.ts';
${imports}
/** The entries of every file. */
export const ruleEntries: readonly (readonly RuleEntry[])[] = [
${names}];
`;
}

function titleModule(
  ledger: Ledger,
  name: string,
  comment: string,
  translated: ReadonlyMap<string, string> = new Map(),
): string {
  const entries = ledger.files.flatMap(({ id }) => entriesOf(ledger, id));
  const rows = entries.map(
    ({ id, title }) => `  ${JSON.stringify(id)}: ${JSON.stringify(translated.get(String(id)) ?? title)},\n`,
  );
  return `${heading}import type { RuleId } from './ids.gen.ts';

/** ${comment} */
export const ${name}: Readonly<Record<RuleId, string>> = {
${rows.join('')}};
`;
}

function checkedWaivers(ledger: Ledger, waivers: Data): Data {
  for (const waiver of list(waivers)) {
    const { id, reason } = table(waiver);
    if (!ledger.vocabulary.ids.has(String(id)))
      throw new LedgerError(`waivers.yaml: no such rule: ${String(id)}`);
    if (typeof reason !== 'string' || reason === '')
      throw new LedgerError(`waivers.yaml: ${String(id)} has no reason`);
  }
  return waivers;
}

/** A table without its switches, which are rulings and stand with them. */
function tableOf(ledger: Ledger, file: string): Data {
  const { data } = ledger.file(file);
  if (Array.isArray(data)) return camelCaseKeys(data);
  const { ruleset_switches: _switches, ...rest } = table(data);
  return camelCaseKeys(rest);
}

function entriesOf(ledger: Ledger, id: string): readonly { readonly [key: string]: Data }[] {
  return ledger.entries.get(id) ?? [];
}

function camel(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
