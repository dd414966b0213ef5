import { SetupProblems } from '@scapewright/kernel/check';
import { plainCard } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { proving } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { army, field, linesOf, names, players, setUp, throughSetup } from '../test/setup-games.ts';

const superscape = createEngine('superscape');
const heroscape = createEngine('heroscape');
const [a, b, c] = names;
const hero = plainCard('hero', { uniqueness: 'uncommon' });
const pairs = [army(0, hero, hero), army(1, hero, hero), army(2, hero, hero)];
const twice = (...list: readonly string[]) => list.flatMap((name) => [name, name]);

describe('who places when', () => {
  test(
    'in SuperScape ties are rolled again, and it goes to the left from the highest',
    proving(['SS-SETUP-009', 'SS-SETUP-010', 'SS-SETUP-011', 'SS-GCARD-025'], ({ cited }) => {
      const match = setUp(superscape, field(3), pairs, {}, [14, 14, 6, 3, 9]);
      expect(players(throughSetup(match), 'placement')).toEqual(twice(b, c, a));
      const lines = cited(linesOf(superscape, match).filter(({ reason }) => reason.startsWith('placement.')));
      expect(lines.slice(0, 3).map(({ text }) => text)).toEqual([
        'Ash rolls again for placement: 3',
        'Birch rolls again for placement: 9',
        'placement order: Birch, Cedar, Ash',
      ]);
    }),
  );

  test(
    'the highest roll places first, whatever the others rolled',
    proving(['SS-SETUP-010', 'HS-ARMY-002'], ({ cited }) => {
      const first = setUp(superscape, field(3), pairs, {}, [3, 17, 9]);
      expect(players(throughSetup(first), 'placement')).toEqual(twice(b, c, a));
      const second = setUp(heroscape, field(3), pairs, {}, [12, 19, 3]);
      expect(players(throughSetup(second), 'placement')).toEqual(twice(b, c, a));
      cited(linesOf(superscape, first));
      cited(linesOf(heroscape, second));
    }),
  );

  test('in HeroScape only a tie for the highest is rolled again', () => {
    const low = setUp(heroscape, field(3), pairs, {}, [19, 4, 4, 20]);
    throughSetup(low);
    expect(linesOf(heroscape, low).filter(({ reason }) => reason === 'placement.tie')).toEqual([]);
    const high = setUp(heroscape, field(3), pairs, {}, [19, 19, 4, 2, 8]);
    expect(players(throughSetup(high), 'placement')).toEqual(twice(b, c, a));
  });
});

describe('start zones', () => {
  test(
    'hold what finds room: the rest is out of the game, and so is a card without a figure',
    proving(['SS-SETUP-012', 'HS-ARMY-003'], ({ cited }) => {
      const pack = plainCard('pack', { unit: 'squad', figures: 13, life: 1, uniqueness: 'uncommon' });
      for (const engine of [superscape, heroscape]) {
        const match = setUp(
          engine,
          field(2, 12),
          [army(0, pack, pack, plainCard('boss')), army(1, hero)],
          {},
          [9, 4],
        );
        const asked = throughSetup(match);
        expect(asked.filter(({ player, asks }) => player === a && asks === 'placement')).toHaveLength(24);
        const { game } = match.host;
        const out = game.facts.figureNames.filter((_, figure) => !game.isAlive(figure));
        expect(out).toHaveLength(3);
        const boss = game.facts.cardNames.indexOf('boss');
        expect(game.isCardActive(boss)).toBe(game.figuresOf(boss).some((one) => game.isAlive(one)));
        cited(linesOf(engine, match).filter(({ reason }) => reason === 'placement.no-room'));
      }
    }),
  );

  test('that are too small let the player say who is placed next', () => {
    const pack = plainCard('pack', { unit: 'squad', figures: 3, life: 1 });
    const match = setUp(
      superscape,
      field(2, 2),
      [army(0, pack, hero, plainCard('boss')), army(1, hero)],
      {},
      [9, 4],
    );
    const asked = throughSetup(match, ({ asks, count }) =>
      asks === 'placement-figure' && count === 5 ? 'figure:boss' : undefined,
    );
    expect(asked[0]).toEqual({ player: a, asks: 'placement-figure', pick: 'figure:boss' });
  });

  test('hold a figure on two spaces only where two lie side by side on one level', () => {
    const beast = plainCard('beast', { base: 'double' });
    const ground = field(2, 2);
    const apart = {
      ...ground,
      startZones: [
        ['a1', 'b2'],
        ['a4', 'b4'],
      ],
    };
    const match = setUp(superscape, apart, [army(0, beast, hero), army(1, hero)], {}, [9, 4]);
    throughSetup(match);
    expect(match.host.game.isAlive(match.host.game.facts.figureNames.indexOf('beast'))).toBe(false);
    const beside = setUp(
      superscape,
      {
        ...ground,
        startZones: [
          ['a1', 'b1'],
          ['a4', 'b4'],
        ],
      },
      [army(0, beast), army(1, hero)],
      {},
      [9, 4],
    );
    throughSetup(beside);
    expect(beside.host.game.spacesOf(0)).toHaveLength(2);
  });

  test(
    'have the same number of spaces in SuperScape',
    proving(['SS-SETUP-004'], ({ cited }) => {
      const ground = field(2);
      const uneven = { ...ground, startZones: [ground.startZones[0] ?? [], ['a4']] };
      const setup = battleSetup(uneven, [army(0, hero), army(1, hero)]);
      expect(() => heroscape.plan(setup)).not.toThrow();
      try {
        superscape.plan(setup);
        expect.unreachable();
      } catch (error) {
        if (!(error instanceof SetupProblems)) throw error;
        const [problem] = error.problems;
        expect(problem?.message).toBe('the start zone of Ash has 8 spaces, and that of Birch has 1');
        cited(superscape.rulesOf(problem?.reason ?? ''));
      }
    }),
  );

  test(
    'may be chosen: never one that an enemy has, and teammates share one',
    proving(['HS-ARMY-003'], ({ cited }) => {
      const terms = { choosesZones: true, teammates: [[a, c]] };
      const match = setUp(
        heroscape,
        field(2),
        [army(0, hero), army(1, hero), army(2, hero)],
        terms,
        [19, 8, 3],
      );
      expect(match.answer(0, { pick: 'zone:2' })).toBeUndefined();
      const place = match.host.pending()[0];
      expect(match.answer(0, { pick: place?.keyAt(0) ?? '' })).toBeUndefined();
      const refused = match.answer(1, { pick: 'zone:2' });
      expect(refused?.refusal).toEqual({ reason: 'placement.zone-taken', about: `player:${a}` });
      if (refused?.refusal) cited(heroscape.rulesOfRefusal(refused.refusal));
      throughSetup(match);
      const { game } = match.host;
      const zoneOf = (figure: number): boolean =>
        field(2).startZones[1]?.includes(game.field.names[game.space(figure)] ?? '') ?? false;
      expect([0, 1, 2].map(zoneOf)).toEqual([true, false, true]);
      cited(linesOf(heroscape, match).filter(({ reason }) => reason === 'placement.zone-shared'));
    }),
  );
});
