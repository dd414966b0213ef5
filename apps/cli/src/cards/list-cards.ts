import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';

/** Lists the cards of all packs. */
export function listCards(
  composition: DependencyContainer,
  { json, format: wanted }: { readonly json: boolean; readonly format: string },
): void {
  const { line, colours } = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  const cards = library.cards();
  const format = library.format(wanted);
  if (json) {
    const priced = cards.map(({ card, pack, prices }) => ({
      id: card.id,
      name: card.name,
      pack,
      points: prices.get(format) ?? null,
      prices: Object.fromEntries(prices),
    }));
    const tokenCards = library.allTokens().map(({ card: { id, name, kind, rank = null }, pack }) => {
      return { id, name, pack, kind, rank };
    });
    line(JSON.stringify([...priced, ...tokenCards]));
    return;
  }
  const heads = ['Life', 'Move', 'Range', 'Att', 'Def', 'Points'];
  line(colours.dim(`${'card'.padEnd(26)}${heads.map((head) => head.padStart(7)).join('')}  abilities`));
  for (const { card, prices } of cards) {
    const numbers = [card.life, card.move, card.range, card.attack, card.defense, prices.get(format) ?? null];
    const cells = numbers.map((value) => String(value ?? '-').padStart(7)).join('');
    line(`${colours.bold(card.name.padEnd(26))}${cells}  ${colours.dim(String(card.abilities.length))}`);
  }
  for (const { card } of library.allTokens()) {
    const abilities = colours.dim(String(card.abilities.length));
    const cells = `${card.kind} of rank ${card.rank}`.padEnd(42);
    line(`${colours.bold(card.name.padEnd(26))}  ${cells}  ${abilities}`);
  }
  for (const { folder } of library.broken) line(colours.yellow(`${folder} cannot be read: npx scape check`));
}
