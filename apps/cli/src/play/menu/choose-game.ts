import type { BotName } from '@scapewright/bots';
import { type RulesetName, rulesetNames } from '@scapewright/table/battle';
import { readyArmiesOf, usualTables } from '@scapewright/table/usual';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../../composition/tokens.ts';
import { cardListOf, pointsOf, readArmies, readArmy } from '../../content/armies.ts';
import type { ContentLibrary } from '../../content/content-library.ts';
import { rulesetTitle } from '../../content/ruleset-title.ts';
import { usualArmies } from '../../content/usual-armies.ts';
import { CliError } from '../../errors/cli-error.ts';
import { mapFit } from '../../maps/map-fit.ts';
import type { LineReader } from '../../terminal/line-reader.ts';
import type { Page } from '../../terminal/page.ts';
import type { GameFlags } from '../begun-game.ts';
import { unfinishedGames } from '../kept-games.ts';
import { askChoice, type Choice } from './ask-choice.ts';

/** What was chosen: a game that was kept, or a new one. */
export type ChosenGame = { readonly file: string } | Omit<GameFlags, 'seed' | 'dice'>;

/** Asks what is to be played. Undefined: the person wants to stop. */
export async function chooseGame(
  composition: DependencyContainer,
  reader: LineReader,
): Promise<ChosenGame | undefined> {
  const page = composition.resolve(tokens.page);
  page.line(`${page.colours.bold('Scapewright')}  Choose by number or name; quit stops.`);
  const kept = unfinishedGames(composition).map(({ file, title, when }) => {
    return { label: 'Go on', note: `${title} (${when})`, value: file as string | undefined };
  });
  if (kept.length > 0) {
    const fresh = { label: 'A new game', note: '', value: undefined };
    const labelled = kept.map((one, at) => (at === 0 ? one : { ...one, label: `Go on with ${at + 1}` }));
    const choice = await askChoice(page, reader, 'You have games that are not over', [...labelled, fresh]);
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
  const rules = await askChoice(
    page,
    reader,
    'Which game?',
    rulesetNames.map((value) => ({
      ...{ label: rulesetTitle(value), value },
      note: cardsOf(composition, value),
    })),
  );
  const map = rules && (await askChoice(page, reader, 'On which map?', mapChoices(composition, rules.value)));
  const players = map && (await askChoice(page, reader, 'Who plays?', playerChoices));
  if (!players) return undefined;
  const isBot = players.value.includes('bot');
  const bot = isBot
    ? await askChoice(page, reader, 'How well does the computer play?', botChoices)
    : botChoices[0];
  const armies = bot && (await chooseArmies(composition, reader, page, rules.value));
  if (!armies) return undefined;
  const { variant, name } = map.value;
  const chosen = {
    ruleset: rules.value,
    map: name,
    ...(variant === undefined ? {} : { variant: [variant] }),
    player: players.value.map((who) => (who === 'bot' ? bot.value : who)),
    ...armies,
  };
  page.line();
  page.line(page.colours.dim('The same again without questions:'));
  page.line(`  ${page.colours.cyan(commandLine(chosen))}`);
  page.line();
  return chosen;
}

/** `with Hulk, Batman, Battle Beast and 88 other cards`. */
function cardsOf(composition: DependencyContainer, ruleset: RulesetName): string {
  const library = composition.resolve(tokens.library);
  const usual = usualTables[ruleset].armies.flatMap(({ cards }) => cards.slice(0, 2));
  const names = [...new Set(usual)].flatMap((id) => library.find(id)?.card.name ?? []);
  return `with ${names.join(', ')} and ${library.cardsFor(ruleset).length - names.length} other cards`;
}

interface ChosenMap {
  readonly name: string;
  readonly variant: string | undefined;
}

/** The maps that a ruleset can play, the usual one first; those that need a variant with it. */
function mapChoices(composition: DependencyContainer, ruleset: RulesetName): readonly Choice<ChosenMap>[] {
  const maps = composition.resolve(tokens.maps);
  const usual = usualTables[ruleset].map;
  const names = [...maps.known().keys()].sort((a, b) => Number(b === usual) - Number(a === usual));
  const choices = names.flatMap((name): readonly (Choice<ChosenMap> & { readonly isOwn: boolean })[] => {
    const fit = mapFit(composition, name, ruleset);
    if (fit.as !== 'whole' && fit.variant === undefined) return [];
    const { map, battlefield, name: title } = maps.find(name, ruleset, fit.variant ? [fit.variant] : []);
    const seats = map.players === undefined ? '' : `, for ${map.players}`;
    const variant = fit.as === 'whole' ? undefined : fit.variant;
    const needs = variant === undefined ? '' : `, with ${variant.replaceAll('-', ' ')}`;
    const note = `${battlefield.count} spaces${seats}${needs}`;
    return [{ label: title, note, value: { name, variant }, isOwn: map.ruleset === ruleset }];
  });
  const rest = choices.slice(1).sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  return [...choices.slice(0, 1), ...rest];
}

const playerChoices: readonly Choice<readonly ('person' | 'bot')[]>[] = [
  { label: 'You', note: 'against the computer', value: ['person', 'bot'] },
  { label: 'Two people', note: 'at this keyboard', value: ['person', 'person'] },
  { label: 'Nobody', note: 'the computer plays both sides, and you watch', value: ['bot', 'bot'] },
];

/** How bots play, the usual one first; those that think take their time. */
const botWords = {
  greedy: 'goes where it can do most at once; answers at once',
  shrewd: 'looks a few moves ahead; answers quickly',
  thinker: 'thinks its turn through; up to half a second for an answer',
  planner: 'thinks two turns ahead; some seconds for an answer',
  random: 'does anything that the rules allow',
} as const satisfies Readonly<Record<BotName, string>>;

const botChoices: readonly Choice<BotName>[] = (Object.keys(botWords) as BotName[]).map((name) => ({
  ...{ label: name.slice(0, 1).toUpperCase() + name.slice(1), value: name },
  note: botWords[name],
}));

type ChosenArmies = Pick<GameFlags, 'army' | 'draft'>;

/** The usual armies, these the other way round, a draft, or armies that somebody types. */
async function chooseArmies(
  composition: DependencyContainer,
  reader: LineReader,
  page: Page,
  ruleset: RulesetName,
): Promise<ChosenArmies | undefined> {
  const library = composition.resolve(tokens.library);
  const usual = usualArmies(ruleset);
  const read = readArmies(usual, library);
  const words = read.map((army) => `${cardListOf(army)} (${pointsOf(army)} points)`);
  const turned = usualTables[ruleset].armies.map(({ name }, at) => {
    return `${name}: ${usualTables[ruleset].armies[1 - at]?.cards.join(', ')}`;
  });
  const choice = await askChoice<ChosenArmies | 'own' | 'ready'>(page, reader, 'Which armies?', [
    { label: 'The usual ones', note: words.join(' against '), value: { army: usual } },
    { label: 'The other way round', note: `you have ${words[1]}`, value: { army: turned } },
    ...(readyArmiesOf(ruleset).length === 0
      ? []
      : [
          {
            label: 'Ready-made',
            note: `${readyArmiesOf(ruleset).length} that belong together; choose one for each side`,
            value: 'ready' as const,
          },
        ]),
    {
      label: 'A draft',
      note: 'players choose cards in turns, up to a limit of points',
      value: { draft: true },
    },
    { label: 'Your own', note: 'type the cards of both', value: 'own' },
  ]);
  if (!choice) return undefined;
  if (choice.value === 'ready') return chooseReady(reader, page, ruleset, library);
  if (choice.value !== 'own') return choice.value;
  const army: string[] = [];
  for (const { name } of usualTables[ruleset].armies) {
    const typed = await askArmy(composition, reader, page, { ruleset, name });
    if (typed === undefined) return undefined;
    army.push(typed);
  }
  return { army };
}

/** A ready-made army for each side. */
async function chooseReady(
  reader: LineReader,
  page: Page,
  ruleset: RulesetName,
  library: ContentLibrary,
): Promise<ChosenArmies | undefined> {
  const army: string[] = [];
  for (const { name } of usualTables[ruleset].armies) {
    const chosen = await askChoice(
      page,
      reader,
      `Which army for ${name}?`,
      readyArmiesOf(ruleset).map(({ id, words }) => ({
        ...{ label: words.en.name, value: `${name}: ${id}` },
        note: `${pointsOf(readArmy(id, 0, library))} points. ${words.en.text}`,
      })),
    );
    if (!chosen) return undefined;
    army.push(chosen.value);
  }
  return { army };
}

async function askArmy(
  composition: DependencyContainer,
  reader: LineReader,
  page: Page,
  { ruleset, name }: { readonly ruleset: RulesetName; readonly name: string },
): Promise<string | undefined> {
  const library = composition.resolve(tokens.library);
  const cards = library.cardsFor(ruleset).map(({ card }) => card.name);
  reader.complete(cards);
  page.line();
  page.line(page.colours.dim(`Cards: ${cards.slice(0, 12).join(', ')} ... (npx scape card list shows all)`));
  for (;;) {
    const typed = (await reader.ask(`Cards of ${name}, with commas between > `))?.trim();
    if (typed === undefined || /^(q|quit)$/i.test(typed)) return undefined;
    try {
      const text = `${name}: ${typed}`;
      readArmies([text], library);
      return text;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      page.line(page.colours.yellow(`  ${error.message}${error.fix ? `; ${error.fix}` : ''}`));
    }
  }
}

/** The chosen game as it is asked for on the command line. */
function commandLine({
  ruleset,
  map,
  variant = [],
  player = [],
  army = [],
  draft,
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
  ].join(' ');
}
