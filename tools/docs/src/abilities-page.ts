import { vocabulary, type Word } from '@scapewright/plugin-abilities';
import { type PlayedAbility, playedAbilities, type UsedWord, wordsUsed } from './played-abilities.ts';
import { writeClause } from './write-clause.ts';

type Group = keyof typeof vocabulary;

const chapters: Readonly<Record<Group, readonly [title: string, introduction: string]>> = {
  kinds: ['Kinds of part', 'What `kind` says.'],
  triggers: [
    'Triggers',
    '`trigger: { on: NAME, of: WHOSE }`. `of` is `self`, `card`, `ally`, `own`, `enemy`, `any` or a filter of figures; several names stand with commas; any step of `npx scape rules --tree` is a trigger too.',
  ],
  conditions: ['Conditions', '`when: [...]`; all must hold.'],
  limits: ['Limits', '`limit: { count, per, key }`; `key` is `figure`, `card`, `player` or `team`.'],
  costs: ['Costs', '`cost: [...]`, paid when the ability is used; markers are those of its card.'],
  choices: [
    'Choices',
    '`choose: [{ name: NAME, CHOICE: {...} }]`, one after the other; later blocks call what was chosen by its name.',
  ],
  effects: [
    'Effects',
    '`do: [...]`, one after the other. `on`, `to` and `figure` say whom: `self`, `subject` (the figure of the trigger), `attacker`, `target`, `other`, `by`, `occupant`, `card` (the figures of the card of the trigger), the name of a choice, `{ relation: NAME }`, `{ of-card: CHOICE }`, `{ each: FILTER }`, or `{ on-spaces: CHOICE, within?, that?: FILTER }`: who stands on chosen spaces, or within so many of them, and who is inside an object there.',
  ],
  continuousEffects: [
    'Continuous effects and auras',
    'In continuous parts they hold for `of: WHOM` (left out: the figure itself; an aura gives a filter of figures nearby). Elsewhere they last as long as `until` says, on `on: WHO`.',
  ],
  durations: ['Durations', '`until: ...` makes what a part does last.'],
  figureFilters: ['Filters of figures', 'Every key that is given must hold.'],
  numbers: [
    'Numbers',
    'Wherever a number stands, a whole number, one of the words without parameters, or one of the others with them: `{ wounds-on: self }`.',
  ],
  spaceFilters: ['Filters of spaces', 'Keys of the choice `space`.'],
};

/** The words that no scenario plays. */
export function wordsWithoutExample(): readonly UsedWord[] {
  const used = new Set(playedAbilities().flatMap(({ clause }) => [...wordsUsed(clause)]));
  return allWords().filter((word) => !used.has(word));
}

function allWords(): readonly UsedWord[] {
  return Object.entries(vocabulary).flatMap(([group, words]) =>
    Object.keys(words).map((word): UsedWord => `${group}/${word}`),
  );
}

/** The page about abilities as data: every word with an ability that is played. */
export function abilitiesPage(): string {
  const examples = shortestExamples();
  const groups = Object.keys(chapters) as Group[];
  return [
    '# Abilities as data',
    '',
    'Written by `pnpm run generate:docs`; do not edit.',
    '',
    'An ability is one part, or several under `parts`. A part is looked at in this order: `trigger`, `when`, `limit`, the question if it is',
    '`optional`, `cost`, `choose`, `do`. It stands on a card, under `abilities`, or in a file of the pack, `abilities/ID.yaml`. Each word below has',
    'one ability that a scenario plays: run it with `npx scape test FILE`, and change it to see what happens.',
    '',
    groups.map((group) => `[${chapters[group][0]}](#${anchor(chapters[group][0])})`).join(' · '),
    '',
    ...groups.flatMap((group) => chapter(group, examples)),
  ].join('\n');
}

const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

function chapter(group: Group, examples: ReadonlyMap<UsedWord, PlayedAbility>): readonly string[] {
  const [title, introduction] = chapters[group];
  const words: Readonly<Record<string, Word>> = vocabulary[group];
  return [
    `## ${title}`,
    '',
    introduction,
    '',
    ...Object.entries(words).flatMap(([word, entry]) =>
      section(word, entry, examples.get(`${group}/${word}`)),
    ),
  ];
}

function section(
  word: string,
  [parameters, meaning, details = {}]: Word,
  example: PlayedAbility | undefined,
): readonly string[] {
  const given =
    parameters === ''
      ? ''
      : ` (${parameters
          .split(', ')
          .map((one) => `\`${one}\``)
          .join(', ')})`;
  const rows = Object.entries(details).map(([names, said]) => {
    const named = names.split(', ').map((one) => `\`${one}\``);
    return `| ${named.join(', ')} | ${said.replaceAll('|', '\\|')} |`;
  });
  const table = rows.length === 0 ? [] : ['| parameter | means |', '|---|---|', ...rows, ''];
  const head = [
    `### \`${word}\``,
    '',
    `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}${given}.`,
    '',
    ...table,
  ];
  if (!example) return head;
  const { file, scenario, clause } = example;
  return [...head, '```yaml', writeClause(clause), '```', '', `Played in [${scenario}](../${file}).`, ''];
}

/** For every word the shortest ability that uses it. */
function shortestExamples(): ReadonlyMap<UsedWord, PlayedAbility> {
  const examples = new Map<UsedWord, PlayedAbility>();
  const lengthOf = ({ clause }: PlayedAbility): number => writeClause(clause).length;
  for (const played of playedAbilities())
    for (const word of wordsUsed(played.clause)) {
      const other = examples.get(word);
      if (!other || lengthOf(played) < lengthOf(other)) examples.set(word, played);
    }
  return examples;
}
