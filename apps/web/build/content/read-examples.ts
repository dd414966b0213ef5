import { loadScenarios, type Scenario } from '@scapewright/packs';
import type { ExampleContent, ExampleFile, GameId } from '../../src/content/content-shapes.ts';

/** A file of scenarios of the project. */
export interface ScenarioText {
  readonly path: string;
  readonly text: string;
}

/** What pages get of scenarios: what there is, and the files themselves by group and name. */
export interface ReadExamples {
  readonly list: readonly ExampleFile[];
  readonly groups: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** How many scenarios name a rule as what they prove, those without a position too. */
  readonly proofs: Readonly<Record<string, number>>;
}

/** Reads the scenarios of the project. Throws where two files would have one name. `cards`: ids of the cards of packs. */
export function readExamples(files: readonly ScenarioText[], cards: ReadonlySet<string>): ReadExamples {
  const groups = new Map<string, Record<string, string>>();
  const proofs: Record<string, number> = {};
  const list = files.flatMap(({ path, text }): ExampleFile[] => {
    const { group, name } = placeOf(path);
    const { documents } = loadScenarios(path, text);
    const read = documents.flatMap((document, at) =>
      document.ok ? [{ at, scenario: document.scenario }] : [],
    );
    for (const { scenario } of read) for (const id of rulesOf(scenario)) proofs[id] = (proofs[id] ?? 0) + 1;
    const examples = read
      .filter(({ scenario }) => scenario.refused === undefined && scenario.board !== undefined)
      .map(({ at, scenario }): ExampleContent => {
        const used = cardsOf(scenario).filter((id) => cards.has(id));
        return {
          at,
          title: scenario.name,
          games: scenario.rulesets as readonly GameId[],
          rules: rulesOf(scenario),
          ...(scenario.shows.length > 0 ? { shows: scenario.shows } : {}),
          ...(used.length > 0 ? { cards: used } : {}),
        };
      });
    if (examples.length === 0) return [];
    const texts = groups.get(group) ?? {};
    if (texts[name] !== undefined) throw new Error(`two files of scenarios are called ${group}/${name}`);
    groups.set(group, { ...texts, [name]: text });
    return [{ group, name, examples }];
  });
  return { list, groups, proofs };
}

const rulesOf = ({ rules, variants }: Scenario): readonly string[] => [
  ...new Set([...rules, ...variants.flatMap((variant) => variant.rules ?? [])]),
];

/** Cards that a scenario takes from packs. */
function cardsOf({ players, neutral, cards }: Scenario): readonly string[] {
  const own = new Set(cards.map(({ id }) => id));
  const used = [
    ...players.flatMap((player) => [...player.figures.map(({ card }) => card), ...player.cards]),
    ...neutral.map(({ card }) => card),
  ];
  return [...new Set(used)].filter((id) => !own.has(id));
}

/** Folders of which addresses say nothing. */
const silent = new Set([
  'plugins',
  'rulesets',
  'superscape',
  'heroscape',
  'scenarios',
  'cards',
  'data',
  'src',
]);

/** Where a file of scenarios is found: below `packages`, the first folder that says something, and the rest. */
function placeOf(path: string): { readonly group: string; readonly name: string } {
  const folders = path.replace(/\.scenarios\.yaml$/, '').split('/');
  const isPack = folders[0] === 'cards';
  const [group = '', ...rest] = isPack
    ? [`pack-${folders[2]}`, ...folders.slice(3)]
    : folders.filter((folder, at) => !silent.has(folder) || at === folders.length - 1);
  const name = rest.filter((part, at) => part !== rest[at - 1] && (part !== 'cards' || at > 0));
  return { group, name: name.join('-') };
}
