import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';

/** Lists the cards of all packs. */
export function listCards(composition: Composition, json: boolean): void {
  const { line, colours } = composition.one(tokens.page);
  const library = composition.one(tokens.library);
  const cards = library.cards();
  if (json) {
    line(
      JSON.stringify(
        cards.map(({ card, pack, points }) => ({
          id: card.id,
          name: card.name,
          pack,
          points: points ?? null,
        })),
      ),
    );
    return;
  }
  const heads = ['Life', 'Move', 'Range', 'Att', 'Def', 'Points'];
  line(colours.dim(`${'card'.padEnd(26)}${heads.map((head) => head.padStart(7)).join('')}  abilities`));
  for (const { card, points } of cards) {
    const numbers = [card.life, card.move, card.range, card.attack, card.defense, points ?? null];
    const cells = numbers.map((value) => String(value ?? '-').padStart(7)).join('');
    line(`${colours.bold(card.name.padEnd(26))}${cells}  ${colours.dim(String(card.abilities.length))}`);
  }
  for (const { folder } of library.broken) line(colours.yellow(`${folder} cannot be read: scape check`));
}
