import { compileBattlefield, flatPlan } from '@scapewright/board';
import type { Match } from '@scapewright/kernel';
import { type Game, tokenPlan } from '@scapewright/skirmish/author';
import { plainCard } from '@scapewright/skirmish/engine';
import { describe, expect, test } from 'vitest';
import { createSuperscape } from './superscape.ts';

const battlefield = compileBattlefield(flatPlan(8, 5, 'grass'));

const names = ['ann', 'bob', 'cat', 'dan'];
const engine = createSuperscape();
const plan = engine.plan({
  battlefield,
  definitions: names.map((id) => plainCard(id)),
  players: ['red', 'blue'].map((name, seat) => ({
    name,
    cards: names
      .slice(seat * 2, seat * 2 + 2)
      .map((id, at) => ({ name: id, definition: id, figures: [{ name: id, spaces: [seat * 32 + at * 3] }] })),
  })),
  start: 'game',
});

const [red, blue] = [0, 1];
const bluePlans = [
  ['cat', 'dan', 'cat', 'dan'],
  ['cat', 'dan', 'dan', 'cat'],
] as const;

/** Everything that red, or a spectator, can receive of a match. */
function received(match: Match<Game>, viewer: number): string {
  const mine = match.pending(viewer).map((decision) => ({
    number: decision.number,
    asks: decision.asks,
    step: decision.step,
    options: Array.from({ length: decision.count }, (_, at) => decision.keyAt(at)),
  }));
  const fork = viewer < 0 ? undefined : match.fork({ seat: viewer, seed: 'look' });
  return JSON.stringify({
    view: match.view(viewer),
    events: match.events(viewer),
    mine,
    refusal: viewer < 0 ? undefined : match.answer(viewer, { pick: 'nonsense' }),
    stale: viewer < 0 ? undefined : match.answer(viewer, { decision: '99', pick: 'done' }),
    fork: fork?.host.save(),
  });
}

/** Two games that differ only in where blue's marker 3 and X lie, played alike up to blue's third turn. */
function pair(seed: string): readonly Match<Game>[] {
  return bluePlans.map((markers) => {
    const match = engine.start(plan, { seed });
    expect(match.answer(red, { pick: ['ann', 'bob', 'ann', 'bob'] })).toBeUndefined();
    expect(match.answer(blue, { pick: [...markers] })).toBeUndefined();
    return match;
  });
}

describe('order markers of another seat', () => {
  test('show in nothing that red or a spectator receives, until the third is turned up', () => {
    let differed = 0;
    for (let game = 0; game < 20; game++) {
      const [one, other] = pair(`secrets/${game}`) as [Match<Game>, Match<Game>];
      for (let decision = 0; decision < 40 && !one.over; decision++) {
        const revealed = one.view(-1)['order']?.[blue * 4 + 2]?.['revealed'] === 1;
        const same = [red, -1].every((viewer) => received(one, viewer) === received(other, viewer));
        if (revealed) {
          differed += same ? 0 : 1;
          break;
        }
        expect(same, `game ${game}, decision ${decision}`).toBe(true);
        const [asked] = one.host.pending();
        if (!asked || asked.asks === 'order-markers') break;
        for (const match of [one, other])
          match.reply(
            asked.seat,
            asked.asks === 'path' ? (asked.choice.wayTo?.(asked.valueAt(0)) ?? 0) : asked.valueAt(0),
          );
      }
    }
    expect(differed).toBeGreaterThan(0);
  });

  test('are shown to blue alone', () => {
    const [one, other] = pair('own') as [Match<Game>, Match<Game>];
    expect(JSON.stringify(one.view(blue))).not.toBe(JSON.stringify(other.view(blue)));
    expect(one.host.hash()).not.toBe(other.host.hash());
  });

  test('show in no order of arrival', () => {
    const later = engine.start(plan, { seed: 'order' });
    later.answer(blue, { pick: [...bluePlans[0]] });
    later.answer(red, { pick: ['ann', 'bob', 'ann', 'bob'] });
    const sooner = engine.start(plan, { seed: 'order' });
    sooner.answer(red, { pick: ['ann', 'bob', 'ann', 'bob'] });
    sooner.answer(blue, { pick: [...bluePlans[0]] });
    expect(later.host.hash()).toBe(sooner.host.hash());
    expect(JSON.stringify(later.events(red))).toBe(JSON.stringify(sooner.events(red)));
  });
});

describe('a hazard that is drawn face down', () => {
  const card = (id: string, rank: number) => ({
    ...{
      kind: 'hazard',
      content: id,
      space: -1,
      faceUp: false,
      pooled: true,
      name: `pool of hazards: ${id}`,
    },
    data: { id, name: id, rank },
  });
  const pool = [card('mild', 1), card('dire', 3), card('wild', 1), card('odd', 1)];
  const tokens = [
    { name: 'reeds', kind: 'hazard', content: '', space: 20, faceUp: false, drawn: { rank: 1 }, data: {} },
    ...pool,
  ];
  const setup = {
    battlefield,
    definitions: ['ann', 'bob'].map((id) => plainCard(id)),
    players: ['red', 'blue'].map((name, seat) => {
      const id = ['ann', 'bob'][seat] as string;
      return { name, cards: [{ name: id, definition: id, figures: [{ name: id, spaces: [seat * 32] }] }] };
    }),
    tokens,
    start: 'game' as const,
  };

  /** The same game but for what the reeds are: the first, second or third card of rank 1. */
  const drawing = (face: number): Match<Game> =>
    engine.start(engine.plan(setup), {
      seed: 'reeds',
      dice: ({ purpose, count }) =>
        Array.from({ length: count }, () => (purpose === 'what reeds is' ? face : 0)),
    });
  const contentOf = (match: Match<Game>): string | undefined =>
    tokenPlan(match.host.game, 0).data['id'] as string;

  test('is of its rank, and shows in nothing that anybody receives', () => {
    const matches = [0, 1, 2].map(drawing);
    expect(matches.map(contentOf)).toEqual(['mild', 'wild', 'odd']);
    const [first = '', ...others] = matches.map((match) => received(match, red) + received(match, -1));
    expect(others).toEqual([first, first]);
  });

  test('is drawn anew for a seat that looks ahead, of its rank and from all of the pool', () => {
    const match = drawing(0);
    const seen = Array.from({ length: 40 }, (_, at) => contentOf(match.fork({ seat: red, seed: `${at}` })));
    expect([...new Set(seen)].sort()).toEqual(['mild', 'odd', 'wild']);
  });
});
