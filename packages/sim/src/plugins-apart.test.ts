import { compileBattlefield } from '@scapewright/board';
import { randomBot } from '@scapewright/bots';
import { createHeroscape } from '@scapewright/heroscape';
import { SetupProblems } from '@scapewright/kernel/check';
import type { GameSetup, Unit } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { battleSetup } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { playGame } from './play.ts';
import { randomBattle } from './random-battle.ts';

const makers = { superscape: createSuperscape, heroscape: createHeroscape } as const;
const rulesets = Object.keys(makers) as (keyof typeof makers)[];
const seats = ['first', 'second', 'third'];

/** Plays a battle with whatever is left by random choices. Did it end? */
function playsOut(engine: SkirmishEngine, seed: string): boolean {
  const { ground, armies } = randomBattle(engine, { cards: [], grounds: [] }, seed);
  const plan = engine.plan(battleSetup(ground, armies, { roundLimit: 2 }));
  const bots = seats.map((seat) => randomBot(`${seed}/${seat}`));
  const { match } = playGame(engine, plan, seed, bots, { mostDecisions: 3_000 });
  return match.over;
}

/** What the engine says of the plan of a setup. */
function problemsOf(engine: SkirmishEngine, setup: GameSetup): SetupProblems['problems'] {
  try {
    engine.plan(setup);
  } catch (error) {
    if (error instanceof SetupProblems) return error.problems;
    throw error;
  }
  return [];
}

/** Rules that act when a battlefield comes apart or is empty: no setup needs them from the start. */
function isMissedByNobody(unit: Unit): boolean {
  return unit.kind === 'rule' && unit.wanted === undefined;
}

/** A setup that needs a unit: a card, a space, a way, a token or a building with it. */
function setupWith(unit: Unit): GameSetup | undefined {
  const own = card('bearer', {
    symbols: unit.kind === 'symbol' ? [unit.id] : [],
    abilities: unit.kind === 'ability' ? [{ id: unit.id, with: {} }] : [],
  });
  const setup = battleSetup(meadow, [{ player: 'Oak', cards: [own] }]);
  if (unit.kind === 'ability' || unit.kind === 'symbol') return setup;
  const spaces = meadow.plan.spaces;
  if (unit.kind === 'terrain') {
    const [first, ...rest] = spaces;
    const other = [{ ...(first as (typeof spaces)[number]), terrain: unit.id }, ...rest];
    return { ...setup, battlefield: compileBattlefield({ spaces: other }) };
  }
  if (unit.kind === 'object') return { ...setup, objects: [{ id: 'thing', kind: unit.id, spaces: [] }] };
  if (unit.kind === 'link') {
    const links = [{ kind: unit.id, from: 'a1', to: 'g8', cost: 2 }];
    return { ...setup, battlefield: compileBattlefield({ spaces, links }) };
  }
  if (unit.kind === 'victory')
    return {
      ...setup,
      victory: [
        {
          id: unit.id,
          with:
            unit.id === 'custom'
              ? { all: [{ round: 1 }] }
              : unit.id === 'hold-a-space'
                ? { spaces: ['a1'] }
                : {},
        },
      ],
    };
  const token = { kind: 'glyph', content: unit.id, name: 't', space: 0, faceUp: true, data: {} };
  const stairs = [{ kind: 'stairs', from: 'a1', to: 'g8', cost: 2, placed: true }];
  const building = {
    id: 'house',
    kind: 'house',
    access: 'interior',
    limit: 6,
    fills: [],
    shafts: [],
  } as const;
  const bus = card('bus', {
    unit: 'object',
    size: 'huge',
    height: 9,
    exterior: true,
    seats: ['driver', 'bench'],
    operators: { driver: [] },
  });
  const item = { ...token, kind: 'item', content: 'blade', data: { id: 'blade' } };
  const beside = (kind: string) => [{ id: 'beside', kind, region: 1, exits: [] }];
  const candidates: readonly GameSetup[] = [
    { ...setup, battlefields: beside('upside-down') },
    { ...setup, battlefields: beside('astral-plane') },
    { ...setup, battlefields: beside('connective-map') },
    { ...setup, battlefields: beside('interior-map').map((map) => ({ ...map, of: 'bus' })) },
    { ...setup, definitions: [...setup.definitions, card('saga', { unit: 'story', uniqueness: 'event' })] },
    { ...setup, tokens: [item] },
    { ...setup, definitions: [...setup.definitions, bus] },
    { ...setup, tokens: [token] },
    { ...setup, tokens: [{ ...token, kind: 'resource', content: 'gate', data: { transit: 3 } }] },
    { ...setup, battlefield: compileBattlefield({ spaces, links: stairs }) },
    { ...setup, buildings: [{ ...building, floors: [['c3']], windows: ['c3'] }] },
  ];
  return candidates.find((one) => unit.wanted?.(one));
}

describe.each(rulesets)('%s without one of its plugins', (ruleset) => {
  const make = makers[ruleset];
  const all = make().plugins;

  test.each(all.map((plugin) => [plugin.id, plugin] as const))('%s', (id, plugin) => {
    let engine: SkirmishEngine;
    try {
      engine = make({ remove: [id] });
    } catch (error) {
      expect(error).toBeInstanceOf(SetupProblems);
      const { problems } = error as SetupProblems;
      for (const { place, message } of problems)
        expect(`${place}: ${message}`).toBe(`requires: requires ${id}, which is missing`);
      return;
    }
    expect(playsOut(engine, id)).toBe(true);
    for (const unit of plugin.units) {
      if (isMissedByNobody(unit)) continue;
      const setup = setupWith(unit);
      if (!setup) throw new Error(`this test knows no setup that needs ${unit.id}`);
      const problems = problemsOf(engine, setup);
      expect(problems.some(({ message }) => message.includes(unit.id))).toBe(true);
      expect(problems.some(({ fix }) => fix.includes(`add the plugin ${id}`))).toBe(true);
    }
  });

  const families = [...new Set(all.map(({ id }) => id.split('/')[0] as string))];

  test.each(families.filter((family) => family !== 'terrain'))('%s, all of them', (family) => {
    expect(playsOut(make({ remove: [`${family}/*`] }), family)).toBe(true);
  });

  test('nothing is taken away that is not there', () => {
    expect(() => make({ remove: ['terrain/gras', 'nothing/*'] })).toThrow(
      `${ruleset} has no plugin terrain/gras to remove; name a plugin of its list`,
    );
  });
});
