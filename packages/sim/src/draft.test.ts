import type { Match } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import { plainCard, pointsSpent, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { proving } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import {
  drafters,
  field,
  heroes,
  linesOf,
  names,
  players,
  pool,
  setUp,
  throughSetup,
} from '../test/setup-games.ts';

const superscape = createEngine('superscape');
const heroscape = createEngine('heroscape');

/** Who picks how often: each takes the first card offered. */
function pickers(
  engine: SkirmishEngine,
  count: number,
  rolls: readonly number[],
  rulings: Readonly<Record<string, boolean>> = {},
) {
  const match = setUp(
    engine,
    field(count, 8),
    drafters(count),
    { draft: pool(...heroes(10)), rulings },
    rolls,
  );
  return { order: players(throughSetup(match), 'draft'), match };
}

const [a, b, c, d] = names;

describe('who drafts when, in SuperScape', () => {
  test(
    'the highest roll picks first, and picks alternate',
    proving(['SS-SETUP-005'], ({ cited }) => {
      const { order, match } = pickers(superscape, 2, [5, 12]);
      expect(order).toEqual([b, a, b, a, b, a, b, a, b, a]);
      cited(linesOf(superscape, match).filter(({ reason }) => reason === 'draft.order'));
    }),
  );

  test('the order turns round after each pass by ruling snakeDraft', () => {
    const { order } = pickers(superscape, 2, [5, 12], { snakeDraft: true });
    expect(order).toEqual([b, a, a, b, b, a, a, b, b, a]);
  });

  test(
    'whoever can add no card stops, and the others go on',
    proving(['SS-SETUP-005'], ({ cited }) => {
      const cards = [
        plainCard('dear', { points: 980 }),
        ...[1, 2, 3].map((at) => plainCard(`cheap-${at}`, { points: 300 })),
      ];
      const match = setUp(
        superscape,
        field(2),
        drafters(2),
        { draft: pool(...cards), points: 1000 },
        [12, 5],
      );
      expect(players(throughSetup(match), 'draft')).toEqual([a, b, b, b]);
      const stops = linesOf(superscape, match).filter(({ reason }) => reason === 'draft.nothing-fits');
      expect(stops.map(({ text }) => text)).toEqual([
        'Ash can take nothing more',
        'Birch can take nothing more',
      ]);
      expect([0, 1].map((seat) => pointsSpent(match.host.game, seat))).toEqual([980, 900]);
      cited(stops);
    }),
  );
});

describe('who drafts when, in HeroScape', () => {
  test(
    'of two players the second takes two, then each one',
    proving(['HS-ARMY-004'], ({ cited }) => {
      const { order, match } = pickers(heroscape, 2, [12, 5]);
      expect(order.slice(0, 7)).toEqual([a, b, b, a, b, a, b]);
      cited(linesOf(heroscape, match).filter(({ reason }) => reason === 'draft.begins-for-two'));
    }),
  );

  test(
    'of more players those at both ends take two',
    proving(['HS-ARMY-005'], ({ cited }) => {
      const { order, match } = pickers(heroscape, 4, [12, 5, 7, 3]);
      expect(order).toEqual([a, b, c, d, d, c, b, a, a, b]);
      cited(linesOf(heroscape, match).filter(({ reason }) => reason === 'draft.begins'));
    }),
  );

  test(
    'figures are placed when their card is taken, or by ruling placeAfterDraft when all are drafted',
    proving(['HS-ARMY-006'], ({ cited }) => {
      const cards = [plainCard('pack', { unit: 'squad', figures: 3, life: 1 }), ...heroes(2)];
      const asked = (placeAfterDraft: boolean) => {
        const match = setUp(
          heroscape,
          field(2),
          drafters(2),
          { draft: pool(...cards), rulings: { placeAfterDraft } },
          [12, 5, 2, 9],
        );
        return { asks: throughSetup(match).map(({ player, asks }) => `${player} ${asks}`), match };
      };
      const own = (player: string, count: number) =>
        Array.from({ length: count }, () => `${player} placement`);
      const { asks, match } = asked(false);
      expect(asks).toEqual([
        ...[
          'Ash draft',
          ...own('Ash', 3),
          'Birch draft',
          ...own('Birch', 1),
          'Birch draft',
          ...own('Birch', 1),
        ],
      ]);
      expect(match.host.game.space(0)).toBeGreaterThanOrEqual(0);
      cited(linesOf(heroscape, match).filter(({ reason }) => reason === 'draft.placed-at-once'));
      expect(asked(true).asks).toEqual([
        ...['Ash draft', 'Birch draft', 'Birch draft', ...own('Birch', 2), ...own('Ash', 3)],
      ]);
    }),
  );

  test(
    'a player for whom nothing fits must pass; a pass is for good',
    proving(['HS-ARMY-007'], ({ cited }) => {
      const cards = [
        plainCard('dear', { points: 460 }),
        plainCard('fifty', { points: 50 }),
        plainCard('forty', { points: 40 }),
        ...heroes(2),
      ];
      const draft = (...ids: readonly string[]) => pool(...cards.filter(({ id }) => ids.includes(id)));
      const match = setUp(
        heroscape,
        field(2),
        drafters(2),
        { draft: draft('dear', 'fifty', 'hero-1', 'hero-2'), points: 500 },
        [12, 5],
      );
      expect(players(throughSetup(match), 'draft')).toEqual([a, b, b, b]);
      cited(linesOf(heroscape, match).filter(({ reason }) => reason === 'draft.nothing-fits'));

      const other = setUp(
        heroscape,
        field(2),
        drafters(2),
        { draft: draft('dear', 'forty', 'hero-1', 'hero-2'), points: 500 },
        [12, 5],
      );
      const taken = throughSetup(other, ({ seat, asks }) =>
        asks !== 'draft' ? undefined : seat === 1 ? 'pass' : undefined,
      );
      expect(players(taken, 'draft')).toEqual([a, b, a]);
      expect(pointsSpent(other.host.game, 0)).toBe(500);
    }),
  );
});

describe('what may not be drafted', () => {
  /** Takes these offers for the first player, who is the only one that drafts, and tells why the last is refused. */
  function refused(
    engine: SkirmishEngine,
    draft: ReturnType<typeof pool>,
    picks: readonly string[],
    points?: number,
  ) {
    const terms = { draft, ...(points === undefined ? {} : { points }) };
    const match = setUp(engine, field(2), drafters(2), terms, [12, 5]);
    for (const pick of picks.slice(0, -1)) {
      toPick(match);
      expect(match.answer(0, { pick }), pick).toBeUndefined();
    }
    toPick(match);
    const before = match.host.hash();
    const answer = match.answer(0, { pick: picks.at(-1) ?? '' });
    expect(match.host.hash() === before).toBe(answer !== undefined);
    return {
      reason: answer?.refusal?.reason,
      rules: answer?.refusal ? engine.rulesOfRefusal(answer.refusal) : [],
    };
  }

  /** Places and passes until the first player picks. */
  function toPick(match: Match<Game>): void {
    for (;;) {
      const [decision] = match.host.pending();
      if (!decision || (decision.seat === 0 && decision.asks === 'draft')) return;
      match.answer(decision.seat, { pick: decision.asks === 'draft' ? 'pass' : decision.keyAt(0) });
    }
  }

  const knight = (id: string, more: Parameters<typeof plainCard>[1] = {}) =>
    plainCard(id, { identity: ['Ada Moor'], publisher: 'alpha', ...more });
  const pair = (...cards: readonly ReturnType<typeof plainCard>[]) =>
    cards.flatMap((card) => [{ card, copies: card.uniqueness === 'unique' && cards.length > 1 ? 1 : 2 }]);

  test(
    'what costs more than the limit leaves',
    proving(['SS-SETUP-006', 'HS-ARMY-001'], ({ cited }) => {
      const draft = pool(
        plainCard('dear', { points: 60 }),
        plainCard('cheap', { points: 40 }),
        plainCard('mid', { points: 50 }),
      );
      for (const engine of [superscape, heroscape]) {
        const { reason, rules } = refused(engine, draft, ['offer:dear', 'offer:mid'], 100);
        expect(reason).toBe('team.points');
        cited(rules);
        expect(refused(engine, draft, ['offer:dear', 'offer:cheap'], 100).reason).toBeUndefined();
      }
    }),
  );

  test(
    'a second Unique card, or one of the same identity',
    proving(['SS-UNIQ-001', 'SS-SETUP-008', 'HS-UNIQ-001'], ({ cited }) => {
      const twice = [{ card: knight('first'), copies: 2 }, ...pool(...heroes(1))];
      for (const engine of [superscape, heroscape]) {
        const { reason, rules } = refused(engine, twice, ['offer:first', 'offer:first']);
        expect(reason).toBe('team.unique-twice');
        cited(rules);
      }
      const both = pool(knight('first'), knight('second', { name: 'Knight' }), ...heroes(1));
      const { reason, rules } = refused(superscape, both, ['offer:first', 'offer:second']);
      expect(reason).toBe('team.identity');
      cited(rules);
      expect(refused(heroscape, both, ['offer:first', 'offer:second']).reason).toBeUndefined();
    }),
  );

  test(
    'an Event card beside a Unique one of its identity; Common and Uncommon ones may repeat',
    proving(['SS-GUNIQ-003', 'SS-GUNIQ-011'], ({ cited }) => {
      const event = knight('event', { uniqueness: 'event' });
      const other = knight('other', { uniqueness: 'event' });
      const first = refused(superscape, pool(knight('first'), event, ...heroes(1)), [
        'offer:first',
        'offer:event',
      ]);
      const second = refused(superscape, pool(other, event, ...heroes(1)), ['offer:other', 'offer:event']);
      expect([first.reason, second.reason]).toEqual(['team.identity', 'team.identity']);
      cited([...first.rules, ...second.rules]);
      for (const uniqueness of ['common', 'uncommon'] as const) {
        const draft = [...pool(knight('first')), ...pair(knight('more', { uniqueness }))];
        expect(
          refused(superscape, draft, ['offer:first', 'offer:more', 'offer:more']).reason,
        ).toBeUndefined();
      }
    }),
  );

  test('publishers set identities apart, and Crossover has one of its own', () => {
    const cards = [
      knight('first'),
      knight('elsewhere', { publisher: 'beta' }),
      knight('crossing', { symbols: ['crossover'] }),
    ];
    const picks = ['offer:first', 'offer:elsewhere', 'offer:crossing'];
    expect(refused(superscape, pool(...cards, ...heroes(1)), picks).reason).toBeUndefined();
  });

  test('what somebody has taken', () => {
    const { reason } = refused(superscape, pool(...heroes(3)), ['offer:hero-1', 'offer:hero-1']);
    expect(reason).toBe('draft.taken');
    const match = setUp(superscape, field(2), drafters(2), { draft: pool(...heroes(3)) }, [12, 5]);
    match.answer(0, { pick: 'offer:hero-1' });
    expect(match.answer(1, { pick: 'offer:hero-1' })?.refusal?.reason).toBe('draft.taken');
  });
});

describe('a flip card', () => {
  const lamp = plainCard('lamp', {
    points: 110,
    otherSide: plainCard('lamp', { name: 'red lamp', points: 130, attack: 5 }),
  });
  const sleeper = plainCard('sleeper', {
    points: 90,
    otherSide: plainCard('sleeper', { points: 0, costless: true, attack: 6 }),
  });

  test(
    'is drafted with a side up that shows a cost, which is what it costs',
    proving(['SS-CARD-024', 'SS-GCARD-024'], ({ cited }) => {
      const draft = pool(lamp, sleeper, ...heroes(2));
      const match = setUp(superscape, field(2), drafters(2), { draft, points: 240 }, [12, 5]);
      expect(match.answer(0, { pick: 'offer:sleeper/back' })).toBeDefined();
      expect(match.answer(0, { pick: 'offer:lamp/back' })).toBeUndefined();
      expect(match.answer(1, { pick: 'offer:lamp' })?.refusal?.reason).toBe('draft.taken');
      expect(match.answer(1, { pick: 'offer:sleeper' })).toBeUndefined();
      throughSetup(match);
      const { game } = match.host;
      const [red, blue] = ['lamp', 'sleeper'].map((name) => game.facts.cardNames.indexOf(name)) as [
        number,
        number,
      ];
      expect([pointsSpent(game, 0), pointsSpent(game, 1)]).toEqual([230, 190]);
      expect([game.definitionOfCard(red).attack, game.definitionOfCard(blue).attack]).toEqual([5, 3]);
      cited(linesOf(superscape, match).filter(({ reason }) => reason === 'setup.flip-card'));
    }),
  );

  test('has the identities of both sides', () => {
    const twoFaced = plainCard('two-faced', {
      identity: ['Ada'],
      otherSide: plainCard('two-faced', { identity: ['Bea'] }),
    });
    const bea = plainCard('bea', { identity: ['Bea'] });
    const match = setUp(
      superscape,
      field(2),
      drafters(2),
      { draft: pool(twoFaced, bea, ...heroes(2)) },
      [12, 5],
    );
    expect(match.answer(0, { pick: 'offer:two-faced' })).toBeUndefined();
    expect(match.answer(1, { pick: 'offer:hero-1' })).toBeUndefined();
    expect(match.answer(0, { pick: 'offer:bea' })?.refusal?.reason).toBe('team.identity');
  });
});

describe('copies', () => {
  test('of a Common card are one pool of their player, of others cards of their own', () => {
    const pack = plainCard('pack', { unit: 'squad', figures: 2, life: 1, uniqueness: 'common' });
    const drone = plainCard('drone', { uniqueness: 'uncommon' });
    const draft = [
      { card: pack, copies: 3 },
      { card: drone, copies: 2 },
    ];
    const match = setUp(superscape, field(2), drafters(2), { draft }, [12, 5]);
    const picks = [
      [0, 'offer:pack'],
      [1, 'offer:pack'],
      [0, 'offer:pack'],
      [1, 'offer:drone'],
    ] as const;
    for (const [seat, pick] of picks) expect(match.answer(seat, { pick })).toBeUndefined();
    expect(match.answer(0, { pick: 'offer:pack' })?.refusal?.reason).toBe('draft.taken');
    expect(match.answer(0, { pick: 'offer:drone' })).toBeUndefined();
    throughSetup(match);
    const { game } = match.host;
    const cardsOf = (seat: number) =>
      game.facts.cardNames.flatMap((_, card) => {
        const placed = game.figuresOf(card).filter((figure) => game.isPlaced(figure));
        const { id } = game.definitionOfCard(card);
        return game.ownerOfCard(card) === seat ? [[id, game.copiesOf(card), placed.length]] : [];
      });
    expect(cardsOf(0)).toEqual([
      ['pack', 2, 4],
      ['drone', 1, 1],
    ]);
    expect(cardsOf(1)).toEqual([
      ['pack', 1, 2],
      ['drone', 1, 1],
    ]);
  });

  test('that cannot be are refused before the game', () => {
    const problems = (terms: Parameters<typeof battleSetup>[2]) => () =>
      superscape.plan(battleSetup(field(2), drafters(2), terms));
    expect(problems({ draft: [{ card: plainCard('one'), copies: 0 }] })).toThrow(/0 copies of one cannot be/);
    expect(problems({ draft: [...pool(plainCard('one')), ...pool(plainCard('one'))] })).toThrow(
      /one is offered twice/,
    );
    expect(() =>
      superscape.plan({
        ...battleSetup(field(2), drafters(2), { draft: pool(plainCard('one')) }),
        start: 'game',
      }),
    ).toThrow(/play begins later/);
  });
});
