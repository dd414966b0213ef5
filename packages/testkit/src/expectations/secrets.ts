import type { Seat } from '@scapewright/kernel';
import type { Expectation } from '@scapewright/packs';
import { type Card, isFigureless, markerTable, tokenTable } from '@scapewright/skirmish/author';
import type { Play } from '../play/play.ts';

type Of<Assert extends string> = Extract<Expectation, { assert: Assert }>;

const markerNames = ['1', '2', '3', 'X'];

/** Checks a player's order markers on a card as everybody may see them. */
export function checkOrders(play: Play, expected: Of<'orders'>): string | undefined {
  const { player, figure, revealed, unrevealed } = expected;
  const seat = play.names.player(player);
  const card = play.names.card(figure);
  const seen = markersSeen(play, -1, card, seat);
  const shown = seen.filter((marker) => marker !== 'hidden').sort();
  const hidden = seen.length - shown.length;
  if (revealed !== undefined && [...revealed].sort().join() !== shown.join())
    return `on ${figure} lie revealed ${shown.join(', ') || 'no markers'}, expected ${revealed.join(', ') || 'none'}`;
  if (unrevealed !== undefined && unrevealed !== hidden)
    return `on ${figure} lie ${hidden} unrevealed markers, expected ${unrevealed}`;
  return undefined;
}

/** Checks what one player may know of the order markers on a card. */
export function checkSees(play: Play, { player, figure, markers }: Of<'sees'>): string | undefined {
  const card = play.names.card(figure);
  const seen = [...markersSeen(play, play.names.player(player), card)].sort();
  const wanted = [...markers].sort();
  if (seen.join() === wanted.join()) return undefined;
  return `${player} sees on ${figure}: ${seen.join(', ') || 'nothing'}; expected ${wanted.join(', ') || 'nothing'}`;
}

/** The markers on a card as a seat (-1: anybody) sees them; of one owner, or of all. */
function markersSeen(play: Play, seat: Seat, card: Card, owner?: number): readonly string[] {
  const view = play.match.view(seat);
  const rows = view['order'] ?? [];
  const seen: string[] = [];
  let hidden = view['card']?.[card]?.['unrevealed'] ?? 0;
  rows.forEach((row, at) => {
    if (row['card'] !== card) return;
    const name = markerNames[at % 4] as string;
    if (row['revealed'] !== 1) hidden--;
    if (row['revealed'] === 1 && owner !== undefined && Math.floor(at / 4) !== owner) return;
    seen.push(name);
  });
  return [...seen, ...Array.from({ length: Math.max(0, hidden) }, () => 'hidden')];
}

/** Checks ability markers on a figure's card; a marker that was never placed counts 0. */
export function checkMarkers(play: Play, { figure, counts }: Of<'markers'>): readonly string[] {
  const { game } = play;
  const { markerNames: names } = game.facts;
  const card = game.cardOf(play.names.figure(figure));
  return counts.flatMap(({ marker, count }) => {
    const at = names.indexOf(marker);
    const found = at < 0 ? 0 : game.state.read(markerTable.count, card * names.length + at);
    return found === count ? [] : [`${figure} has ${found} markers ${marker}, expected ${count}`];
  });
}

/** Checks the figureless cards that a player still has. */
export function checkCards({ game, names }: Play, expected: Of<'cards'>): string | undefined {
  const seat = names.player(expected.player);
  const left = game.facts.definitions.flatMap((definition, card) =>
    isFigureless(definition) && game.ownerOfCard(card) === seat && game.isCardActive(card)
      ? [definition.id]
      : [],
  );
  const wanted = [...expected.cards].sort().join(', ');
  const found = left.sort().join(', ');
  return found === wanted
    ? undefined
    : `${expected.player} has ${found || 'no cards'}, expected ${wanted || 'none'}`;
}

/** Checks where a token is and what it shows. */
export function checkToken(play: Play, { token, at, face, removed }: Of<'token'>): readonly string[] {
  const { game, names } = play;
  const row = names.token(token);
  const space = game.state.read(tokenTable.space, row);
  const isUp = game.state.read(tokenTable.faceUp, row) === 1;
  const isRemoved = game.state.read(tokenTable.removed, row) === 1;
  const place = space < 0 ? null : names.spaceName(space);
  const differences: string[] = [];
  if (at !== undefined && (at === null ? space >= 0 : space < 0 || names.space(at) !== space))
    differences.push(
      `${token} is ${place === null ? 'not on the battlefield' : `at ${place}`}, expected ${at ?? 'not there'}`,
    );
  if (face !== undefined && (face === 'up') !== isUp)
    differences.push(`${token} lies face ${isUp ? 'up' : 'down'}, expected ${face}`);
  if (removed !== undefined && removed !== isRemoved)
    differences.push(`${token} is ${isRemoved ? '' : 'not '}out of the game, expected ${removed}`);
  return differences;
}
