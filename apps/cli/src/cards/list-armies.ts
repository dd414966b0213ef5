import { readyArmies } from '@scapewright/table/usual';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { cardListOf, pointsOf, readArmy } from '../content/armies.ts';
import { CliError } from '../errors/cli-error.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { phrase } from '../words/terminal-words.ts';

/** What armies are listed: those that have every word in their name, text or cards. */
export interface ArmyListOptions {
  readonly words: readonly string[];
  readonly json: boolean;
  readonly format: string;
}

/** Lists the ready-made armies, or those that fit what is looked for. */
export function listArmies(composition: DependencyContainer, { words, json, format }: ArmyListOptions): void {
  const { line, colours, columns, words: own } = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  const armies = readyArmies
    .map((one) => {
      const army = readArmy(one.id, 0, library, { format });
      return { ...one, points: pointsOf(army), list: cardListOf(army) };
    })
    .filter(({ id, list, words: said }) => {
      const all = [id, list, said.en.name, said.en.text, said.de.name, said.de.text].join(' ').toLowerCase();
      return words.every((word) => all.includes(word.toLowerCase()));
    });
  if (json) {
    line(
      JSON.stringify(
        armies.map(({ id, game, points, cards, words: said }) => ({ id, game, ...said.en, points, cards })),
      ),
    );
    return;
  }
  if (armies.length === 0) throw new CliError(phrase('error:no-army-fits'), phrase('error:no-army-fits-fix'));
  for (const { id, points, list, words: said } of armies) {
    const { name, text: about } = said[own.language];
    line(`${colours.bold(name)}  ${colours.dim(own.say('list:points', { points }))}  ${colours.cyan(id)}`);
    for (const text of wrapText(about, columns - 2)) line(`  ${text}`);
    for (const text of wrapText(list, columns - 2)) line(colours.dim(`  ${text}`));
  }
  line();
  line(own.say('list:armies', { count: armies.length, id: armies[0]?.id }));
}
