import type { Seat } from '@scapewright/kernel';
import { type CardDefinition, isFigureless } from '../../model/card.ts';
import type { Card } from '../../model/numbers.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { sharedIdentityReason } from '../team/shared-identity.ts';

/** What a card is. */
const unitReasons = {
  hero: 'setup.hero',
  squad: 'setup.squad',
  object: 'setup.object',
  'one-shot': 'setup.one-shot',
  story: 'setup.story',
} as const;

/** The battlefield and the teams as they stand when the game begins: what each costs, and the cards of which it has several. */
export function noteTeams(run: SkirmishRun): void {
  const { game } = run;
  run.note('setup.battlefield', { spaces: game.field.names.length });
  noteObjects(run);
  for (let seat = 0; seat < game.seatCount; seat++) {
    const cards = cardsOf(game, seat);
    const points = cards.reduce((sum, card) => sum + game.costOf(card) * game.copiesOf(card), 0);
    run.note('setup.team', { seat, cards: cards.length, points });
    for (const card of cards) {
      if (game.copiesOf(card) > 1) run.note('setup.pool', { seat, card, copies: game.copiesOf(card) });
      const copies = cards.filter((other) => game.definitionOfCard(other) === game.definitionOfCard(card));
      if (copies.length > 1 && copies[0] === card)
        run.note(copiesReason(game.definitionOfCard(card)), { seat, card, copies: copies.length });
      if (isShared(game, seat, card)) run.note('setup.shared', { seat, card });
      const { unit, figures } = game.definitionOfCard(card);
      run.note(unitReasons[unit], figures > 0 ? { card, figures } : { card, points: game.costOf(card) });
      if (figures > 0 && game.facts.definitions[card]?.otherSide) run.note('setup.flip-card', { card });
    }
    if (game.parameters.uniqueness === 'identity')
      noteIdentities(
        run,
        cards.filter((card) => !isFigureless(game.definitionOfCard(card))),
      );
  }
  run.note('game.begins', { seats: game.seatCount });
}

/** Has another team the same unique card? Each team may have it once. */
function isShared(game: Game, seat: Seat, card: Card): boolean {
  const definition = game.definitionOfCard(card);
  if (definition.uniqueness !== 'unique') return false;
  return game.facts.cardNames.some(
    (_, other) =>
      game.definitionOfCard(other) === definition &&
      game.ownerOfCard(other) >= 0 &&
      game.teamOf(game.ownerOfCard(other)) !== game.teamOf(seat),
  );
}

/** Why a team has several cards of one definition. */
function copiesReason(definition: CardDefinition): string {
  if (!isFigureless(definition)) return 'setup.copies';
  return definition.uniqueness === 'common' ? 'setup.figureless-common' : 'setup.figureless-uncommon';
}

/** The plain objects of the battlefield, kind by kind. */
function noteObjects(run: SkirmishRun): void {
  const { counts, typedByMap } = run.game.facts.objects?.plain ?? {};
  if (!counts?.size) return;
  run.note('setup.objects', { objects: [...counts.values()].reduce((sum, count) => sum + count, 0) });
  if (typedByMap) run.note('setup.object-types', { objects: typedByMap });
  for (const [kind, count] of counts) run.note(`object.${kind}`, { count });
}

/** Cards of one team that print the same identity, and why they may. */
function noteIdentities(run: SkirmishRun, cards: readonly Card[]): void {
  const { game } = run;
  cards.forEach((card, at) => {
    for (const other of cards.slice(at + 1)) {
      const [one, two] = [game.definitionOfCard(card), game.definitionOfCard(other)];
      const reason = one === two ? undefined : sharedIdentityReason(one, two);
      if (reason) run.note(reason, { card, other });
    }
  });
}

function cardsOf(game: Game, seat: Seat): number[] {
  return game.facts.cardNames.flatMap((_, card) => (game.ownerOfCard(card) === seat ? [card] : []));
}
