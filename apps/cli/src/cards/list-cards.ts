import { rulesetNames } from '@scapewright/table/battle';
import type { FoundCard } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';
import { type CardWishes, fittingCards, powersOf, setsOfCards, tagsOf } from './found-cards.ts';

/** What cards are listed. */
export interface ListOptions extends CardWishes {
  readonly json: boolean;
  readonly format: string;
}

/** Lists the cards of all packs, or those that fit what is looked for. */
export function listCards(composition: DependencyContainer, options: ListOptions): void {
  const { line } = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  const format = library.format(options.format);
  const names = powerNames(composition);
  const powers = (found: FoundCard): readonly string[] => powersOf(found, (id) => names.get(id) ?? id);
  const cards = fittingCards(library.cards(), options, { format, powersOf: powers });
  const { words, power, keyword, set, points } = options;
  const isSearch = words.length > 0 || [power, keyword, set, points].some((one) => one !== undefined);
  const tokenCards = isSearch ? [] : library.allTokens();
  if (options.json) {
    const sets = setsOfCards();
    const priced = cards.map((found) => ({
      id: found.card.id,
      name: found.card.name,
      pack: found.pack,
      ...(sets.has(found.card.id) ? { set: sets.get(found.card.id) } : {}),
      points: found.prices.get(format) ?? null,
      prices: Object.fromEntries(found.prices),
      tags: tagsOf(found),
      powers: powers(found),
    }));
    const others = tokenCards.map(({ card: { id, name, kind, rank = null }, pack }) => {
      return { id, name, pack, kind, rank };
    });
    line(JSON.stringify([...priced, ...others]));
    return;
  }
  if (isSearch && cards.length === 0)
    throw new CliError(
      'no card fits',
      'try fewer words, or leave an option out; npx scape card list shows all cards',
    );
  printCards(composition, cards, { format, powers });
  printOthers(
    composition,
    tokenCards.map(({ card }) => card),
  );
  if (isSearch) line(counted(cards.length, 'card'));
}

/** The names of the abilities that any ruleset knows, by their ids. */
function powerNames(composition: DependencyContainer): ReadonlyMap<string, string> {
  const engines = composition.resolve(tokens.engines);
  const plugins = rulesetNames.flatMap((name) => {
    const { plugins: own, ruleset } = engines(name);
    return [...own, ...Object.values(ruleset.variants ?? {}).flat()];
  });
  return new Map(
    plugins.flatMap(({ units }) =>
      units.flatMap((unit) => (unit.kind === 'ability' ? [[unit.id, unit.name] as const] : [])),
    ),
  );
}

function printCards(
  composition: DependencyContainer,
  cards: readonly FoundCard[],
  { format, powers }: { readonly format: string; readonly powers: (found: FoundCard) => readonly string[] },
): void {
  const { line, colours, columns } = composition.resolve(tokens.page);
  const heads = ['Life', 'Move', 'Range', 'Att', 'Def', 'Points'];
  const width = 30;
  line(colours.dim(`${'card'.padEnd(width)}${heads.map((head) => head.padStart(7)).join('')}  powers`));
  for (const found of cards) {
    const { card, prices } = found;
    const numbers = [card.life, card.move, card.range, card.attack, card.defense, prices.get(format) ?? null];
    const cells = numbers.map((value) => String(value ?? '-').padStart(7)).join('');
    const room = columns - width - cells.length - 2;
    const told = powers(found)
      .filter((name) => name !== '')
      .join(', ');
    const cut = told.length > room ? `${told.slice(0, Math.max(0, room - 4))} ...` : told;
    line(
      `${colours.bold(card.name.slice(0, width - 1).padEnd(width))}${cells}  ${colours.dim(cut)}`.trimEnd(),
    );
  }
}

function printOthers(
  composition: DependencyContainer,
  cards: readonly { readonly name: string; readonly kind: string; readonly rank?: number | undefined }[],
): void {
  const { line, colours } = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  for (const { name, kind, rank } of cards)
    line(`${colours.bold(name.padEnd(30))}  ${rank === undefined ? kind : `${kind} of rank ${rank}`}`);
  for (const { name, abilities } of library.lacking)
    line(colours.yellow(`${name} lacks ${abilities.join(' and ')}: code, which is run with --code`));
  for (const { folder } of library.broken) line(colours.yellow(`${folder} cannot be read: npx scape check`));
}
