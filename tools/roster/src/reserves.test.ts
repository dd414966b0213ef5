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

test('a Legionnaire may begin on the card of its Phalanx, and is asked for a place like anybody without it', () => {
  const aoa = libraryOf([readPack(join(fileURLToPath(dataFolder), 'heroscape-aoa'))]);
  const definition = (id: string) => {
    const found = aoa.get(id) ?? library.get(id);
    if (!found || !isFigureCard(found.card)) throw new Error(`there is no card ${id}`);
    return cardDefinition(found.card, found.points ?? 0);
  };
  const { spaces } = flatPlan(8, 4, 'grass');
  const zone = (row: number) => spaces.filter(({ r }) => r === row).map(({ name }) => name);
  const engine = createEngine('heroscape');
  const onCards = (hosts: readonly string[]): number => {
    const plan = battleSetup({ plan: { spaces }, startZones: [zone(0), zone(3)] }, [
      { player: 'red', cards: [...hosts, 'oathbound-legionnaires'].map(definition) },
      { player: 'blue', cards: [definition('thorgrim')] },
    ]);
    const match = engine.start(engine.plan(plan), { seed: 'legion' });
    for (;;) {
      const [decision] = match.host.pending();
      if (decision?.asks !== 'placement' && !decision?.asks.startsWith('G1.2')) break;
      const keys = Array.from({ length: decision.count }, (_, at) => decision.keyAt(at));
      const merge = keys.find((key) => key.includes('become-one'));
      if (match.answer(decision.seat, { pick: merge ?? decision.keyAt(0) }) !== undefined) break;
    }
    const { game } = match.host;
    return Array.from({ length: game.figureCount }, (_, figure) => figure).filter(
      (figure) => game.isAlive(figure) && !game.isPlaced(figure),
    ).length;
  };
  expect(onCards(['oathbound-phalanx'])).toBe(4);
  expect(onCards([])).toBe(0);
});
