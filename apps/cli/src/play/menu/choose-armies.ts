import type { RulesetName } from '@scapewright/table/battle';
import { readyArmiesOf, usualTables } from '@scapewright/table/usual';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../../composition/tokens.ts';
import { cardListOf, pointsOf, readArmies, readArmy } from '../../content/armies.ts';
import type { ContentLibrary } from '../../content/content-library.ts';
import { usualArmies } from '../../content/usual-armies.ts';
import { CliError } from '../../errors/cli-error.ts';
import type { LineReader } from '../../terminal/line-reader.ts';
import type { Page } from '../../terminal/page.ts';
import type { GameFlags } from '../begun-game.ts';
import { askChoice } from './ask-choice.ts';

type ChosenArmies = Pick<GameFlags, 'army' | 'draft'>;

/** The usual armies, these the other way round, a draft, or armies that somebody types. */
export async function chooseArmies(
  composition: DependencyContainer,
  reader: LineReader,
  page: Page,
  ruleset: RulesetName,
): Promise<ChosenArmies | undefined> {
  const library = composition.resolve(tokens.library);
  const { say } = page.words;
  const usual = usualArmies(ruleset);
  const read = readArmies(usual, library);
  const words = read.map((army) => say('menu:army', { cards: cardListOf(army), points: pointsOf(army) }));
  const turned = usualTables[ruleset].armies.map(({ name }, at) => {
    return `${name}: ${usualTables[ruleset].armies[1 - at]?.cards.join(', ')}`;
  });
  const ready = readyArmiesOf(ruleset).length;
  const choice = await askChoice<ChosenArmies | 'own' | 'ready'>(page, reader, say('menu:armies'), [
    {
      label: say('menu:usual'),
      note: say('menu:against', { one: words[0], other: words[1] }),
      value: { army: usual },
    },
    {
      label: say('menu:turned'),
      note: say('menu:turned-note', { army: words[1] }),
      value: { army: turned },
    },
    ...(ready === 0
      ? []
      : [
          {
            label: say('menu:ready'),
            note: say('menu:ready-note', { count: ready }),
            value: 'ready' as const,
          },
        ]),
    {
      label: say('menu:draft'),
      note: say('menu:draft-note'),
      value: { draft: true },
    },
    { label: say('menu:own'), note: say('menu:own-note'), value: 'own' },
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
  const { say, language } = page.words;
  const army: string[] = [];
  for (const { name } of usualTables[ruleset].armies) {
    const chosen = await askChoice(
      page,
      reader,
      say('menu:ready-army', { name }),
      readyArmiesOf(ruleset).map(({ id, words }) => ({
        ...{ label: words[language].name, value: `${name}: ${id}` },
        note: say('menu:ready-text', {
          points: pointsOf(readArmy(id, 0, library)),
          text: words[language].text,
        }),
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
  const { say } = page.words;
  const cards = library.cardsFor(ruleset).map(({ card }) => card.name);
  reader.complete(cards);
  page.line();
  page.line(page.colours.dim(say('menu:card-list', { cards: cards.slice(0, 12).join(', ') })));
  for (;;) {
    const typed = (await reader.ask(`${say('menu:type-army', { name })} > `))?.trim();
    if (typed === undefined || /^(q|quit)$/i.test(typed)) return undefined;
    try {
      const text = `${name}: ${typed}`;
      readArmies([text], library);
      return text;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      page.line(page.colours.yellow(`  ${error.linesIn(page.words).join('; ')}`));
    }
  }
}
