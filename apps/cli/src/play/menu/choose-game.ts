import type { BotLevel } from '@scapewright/bots';
import { type RulesetName, rulesetNames } from '@scapewright/table/battle';
import { objectivesOn, usualTables } from '@scapewright/table/usual';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../../composition/tokens.ts';
import { rulesetTitle } from '../../content/ruleset-title.ts';
import { usualArmies } from '../../content/usual-armies.ts';
import { mapFit } from '../../maps/map-fit.ts';
import type { LineReader } from '../../terminal/line-reader.ts';
import type { Page } from '../../terminal/page.ts';
import type { TerminalText } from '../../words/terminal-texts.ts';
import type { GameFlags } from '../begun-game.ts';
import { unfinishedGames } from '../kept-games.ts';
import { askChoice, type Choice } from './ask-choice.ts';
import { chooseArmies } from './choose-armies.ts';

/** What was chosen: a game that was kept, or a new one. */
export type ChosenGame = { readonly file: string } | Omit<GameFlags, 'seed' | 'dice'>;

/** Asks what is to be played. Undefined: the person wants to stop. */
export async function chooseGame(
  composition: DependencyContainer,
  reader: LineReader,
): Promise<ChosenGame | undefined> {
  const page = composition.resolve(tokens.page);
  const { say } = page.words;
  page.line(`${page.colours.bold('Scapewright')}  ${say('menu:welcome')}`);
  const kept = unfinishedGames(composition).map(({ file, title, when }) => {
    return {
      label: say('menu:go-on'),
      note: say('menu:kept', { title, when }),
      value: file as string | undefined,
    };
  });
  if (kept.length > 0) {
    const fresh = { label: say('menu:new-game'), note: '', value: undefined };
    const labelled = kept.map((one, at) =>
      at === 0 ? one : { ...one, label: say('menu:go-on-with', { number: at + 1 }) },
    );
    const choice = await askChoice(page, reader, say('menu:unfinished'), [...labelled, fresh]);
    if (!choice) return undefined;
    if (choice.value !== undefined) return { file: choice.value };
  }
  return chooseNewGame(composition, reader, page);
}

async function chooseNewGame(
  composition: DependencyContainer,
  reader: LineReader,
  page: Page,
): Promise<ChosenGame | undefined> {
  const { say } = page.words;
  const rules = await askChoice(
    page,
    reader,
    say('menu:ruleset'),
    rulesetNames.map((value) => ({
      ...{ label: rulesetTitle(value), value },
      note: cardsOf(composition, page, value),
    })),
  );
  const map =
    rules && (await askChoice(page, reader, say('menu:map'), mapChoices(composition, page, rules.value)));
  const players = map && (await askChoice(page, reader, say('menu:players'), playerChoices(page)));
  if (!players) return undefined;
  const isBot = players.value.includes('bot');
  const bots = botChoices(page);
  const bot = isBot ? await askChoice(page, reader, say('menu:bot'), bots) : bots[0];
  const armies = bot && (await chooseArmies(composition, reader, page, rules.value));
  if (!armies) return undefined;
  const { variant, name } = map.value;
  const objective = await chooseObjective(reader, page, name, rules.value);
  if (!objective) return undefined;
  const chosen = {
    ruleset: rules.value,
    map: name,
    ...(variant === undefined ? {} : { variant: [variant] }),
    player: players.value.map((who) => (who === 'bot' ? bot.value : who)),
    ...armies,
    ...(objective.value === undefined ? {} : { objective: objective.value }),
  };
  page.line();
  page.line(page.colours.dim(say('menu:same-again')));
  page.line(`  ${page.colours.cyan(commandLine(chosen))}`);
  page.line();
  return chosen;
}

/** `with Hulk, Batman, Battle Beast and 88 other cards`. */
function cardsOf(composition: DependencyContainer, page: Page, ruleset: RulesetName): string {
  const library = composition.resolve(tokens.library);
  const usual = usualTables[ruleset].armies.flatMap(({ cards }) => cards.slice(0, 2));
  const names = [...new Set(usual)].flatMap((id) => library.find(id)?.card.name ?? []);
  return page.words.say('menu:cards', {
    names: names.join(', '),
    more: library.cardsFor(ruleset).length - names.length,
  });
}

/** What is fought for, where the map offers something besides being the last. */
async function chooseObjective(
  reader: LineReader,
  page: Page,
  map: string,
  ruleset: RulesetName,
): Promise<Choice<string | undefined> | undefined> {
  const { say, language } = page.words;
  return askChoice<string | undefined>(page, reader, say('menu:objective'), [
    { label: say('menu:last'), note: say('menu:last-note'), value: undefined },
    ...objectivesOn(map, ruleset).map(({ id, words }) => {
      const { name, text } = words[language];
      return { label: name, note: text, value: id };
    }),
  ]);
}

interface ChosenMap {
  readonly name: string;
  readonly variant: string | undefined;
}

/** The maps that a ruleset can play, the usual one first; those that need a variant with it. */
function mapChoices(
  composition: DependencyContainer,
  { words: { say } }: Page,
  ruleset: RulesetName,
): readonly Choice<ChosenMap>[] {
  const maps = composition.resolve(tokens.maps);
  const usual = usualTables[ruleset].map;
  const names = [...maps.known().keys()].sort((a, b) => Number(b === usual) - Number(a === usual));
  const choices = names.flatMap((name): readonly (Choice<ChosenMap> & { readonly isOwn: boolean })[] => {
    const fit = mapFit(composition, name, ruleset);
    if (fit.as !== 'whole' && fit.variant === undefined) return [];
    const { map, battlefield, name: title } = maps.find(name, ruleset, fit.variant ? [fit.variant] : []);
    const variant = fit.as === 'whole' ? undefined : fit.variant;
    const note = [
      say('menu:spaces', { count: battlefield.count }),
      ...(map.players === undefined ? [] : [say('menu:seats', { players: map.players })]),
      ...(variant === undefined ? [] : [say('menu:variant', { variant: variant.replaceAll('-', ' ') })]),
    ].join(', ');
    return [{ label: title, note, value: { name, variant }, isOwn: map.ruleset === ruleset }];
  });
  const rest = choices.slice(1).sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  return [...choices.slice(0, 1), ...rest];
}

const playerChoices = ({ words: { say } }: Page): readonly Choice<readonly ('person' | 'bot')[]>[] => [
  { label: say('menu:you'), note: say('menu:you-note'), value: ['person', 'bot'] },
  { label: say('menu:two'), note: say('menu:two-note'), value: ['person', 'person'] },
  { label: say('menu:nobody'), note: say('menu:nobody-note'), value: ['bot', 'bot'] },
];

/** How bots play, the usual one first; those that think take their time. */
const botWords = {
  greedy: 'menu:greedy',
  shrewd: 'menu:shrewd',
  thinker: 'menu:thinker',
  planner: 'menu:planner',
  random: 'menu:random',
} as const satisfies Readonly<Record<BotLevel, TerminalText>>;

const botChoices = ({ words: { say } }: Page): readonly Choice<BotLevel>[] =>
  (Object.keys(botWords) as BotLevel[]).map((name) => ({
    ...{ label: name.slice(0, 1).toUpperCase() + name.slice(1), value: name },
    note: say(botWords[name]),
  }));

/** The chosen game as it is asked for on the command line. */
function commandLine({
  ruleset,
  map,
  variant = [],
  player = [],
  army = [],
  draft,
  objective,
}: Omit<GameFlags, 'seed' | 'dice'>): string {
  const isUsual = army.join() === usualArmies(ruleset).join();
  return [
    'npx scape play',
    `--ruleset ${ruleset}`,
    ...(map === undefined ? [] : [`--map ${map}`]),
    ...variant.map((one) => `--variant ${one}`),
    ...player.map((one) => `--player ${one}`),
    ...(isUsual ? [] : army.map((one) => `--army "${one}"`)),
    ...(draft === undefined ? [] : ['--draft']),
    ...(objective === undefined ? [] : [`--objective ${objective}`]),
  ].join(' ');
}
