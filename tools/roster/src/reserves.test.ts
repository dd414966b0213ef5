import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatPlan } from '@scapewright/board';
import { dataFolder } from '@scapewright/cards';
import { cardDefinition, isFigureCard } from '@scapewright/packs';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { libraryOf, readPack } from '@scapewright/testkit';
import { expect, test } from 'vitest';

const library = libraryOf([readPack(join(fileURLToPath(dataFolder), 'heroscape'))]);

function cardOf(id: string) {
  const found = library.get(id);
  if (!found || !isFigureCard(found.card)) throw new Error(`there is no card ${id}`);
  return cardDefinition(found.card, found.points ?? 0);
}

test('who is summoned or dropped later is asked no place in the start zone, and waits in the game', () => {
  const { spaces } = flatPlan(8, 4, 'grass');
  const zone = (row: number) => spaces.filter(({ r }) => r === row).map(({ name }) => name);
  const engine = createEngine('heroscape');
  const later = ['rechets-of-bogdan', 'airborne-elite'];
  const match = engine.start(
    engine.plan(
      battleSetup({ plan: { spaces }, startZones: [zone(0), zone(3)] }, [
        { player: 'red', cards: ['iskra-esenwein', ...later].map(cardOf) },
        { player: 'blue', cards: [cardOf('thorgrim')] },
      ]),
    ),
    { seed: 'reserves' },
  );
  const placed: string[] = [];
  for (;;) {
    const [decision] = match.host.pending();
    if (decision?.asks !== 'placement') break;
    placed.push(decision.subject ?? '');
    expect(match.answer(decision.seat, { pick: decision.keyAt(0) })).toBeUndefined();
  }
  expect(placed).toHaveLength(2);
  const { game } = match.host;
  const figures = Array.from({ length: game.figureCount }, (_, figure) => figure);
  const waiting = figures.filter((figure) => game.isAlive(figure) && !game.isPlaced(figure));
  expect(new Set(waiting.map((figure) => game.definition(figure).id))).toEqual(new Set(later));
  expect(waiting).toHaveLength(7);
});
