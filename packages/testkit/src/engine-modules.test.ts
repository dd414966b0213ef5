import { compileBattlefield, flatPlan } from '@scapewright/board';
import { type GameSetup, plainCard, UncheckedSkirmishEngine } from '@scapewright/skirmish';
import { engineModules } from '@scapewright/skirmish/modules';
import { createSuperscape } from '@scapewright/superscape';
import { superscapeCore } from '@scapewright/superscape/core';
import { describe, expect, test } from 'vitest';
import { playFirstOptions } from '../test/first-options.ts';

type Card = Parameters<typeof plainCard>[1];

/** Two heroes, one of whom may be another card, on grass. */
function setupWith(card: Card = {}, more: Partial<GameSetup> = {}): GameSetup {
  return {
    battlefield: compileBattlefield(flatPlan(6, 6, 'grass')),
    definitions: [plainCard('one', { move: 9 }), plainCard('two', card)],
    players: ['one', 'two'].map((id, seat) => ({
      name: id,
      cards: [{ name: id, definition: id, figures: [{ name: id, spaces: [seat * 35] }] }],
    })),
    start: 'game',
    roundLimit: 3,
    ...more,
  };
}

const crate = plainCard('crate', { unit: 'object', exterior: true, attack: null, range: null });
const withCrate = setupWith(
  {},
  {
    definitions: [...setupWith().definitions, crate],
    neutral: [{ name: 'crate', definition: 'crate', figures: [{ name: 'crate', spaces: [14] }] }],
  },
);
const hazard = { kind: 'hazard', content: '', faceUp: false, data: {} };
const withToken = setupWith(
  {},
  {
    tokens: [
      { ...hazard, name: 'place', space: 8, drawn: {} },
      ...['spike', 'gas'].map((name) => ({ ...hazard, name, space: -1, pooled: true })),
    ],
  },
);
const withWave = setupWith({ abilities: [{ id: 'summon-the-seven-seas', with: {} }] });
const twoFields = setupWith(
  {},
  {
    battlefield: compileBattlefield({
      spaces: [0, 1].flatMap((region) =>
        flatPlan(6, 6, 'grass').spaces.map((space) => ({
          ...space,
          region,
          name: `${'ab'[region]}:${space.name}`,
        })),
      ),
    }),
  },
);

/** The hash at the end of a game. */
const played = (engine: UncheckedSkirmishEngine, setup: GameSetup): string =>
  playFirstOptions(engine, setup).hash();

describe.each([
  { name: 'objects', setup: withCrate },
  { name: 'ground-changes', setup: withWave },
  { name: 'ground-changes', setup: twoFields },
  { name: 'several-battlefields', setup: twoFields },
  { name: 'tokens', setup: withToken },
])('the module $name', ({ name, setup }) => {
  const whole = createSuperscape();
  const bare = new UncheckedSkirmishEngine({ ...superscapeCore, plugins: whole.plugins });
  bare.bring(...engineModules.filter((module) => module.name !== name));

  test('is asked for before a game that needs it begins', () => {
    expect(bare.missingModules(setup)).toEqual([name]);
    expect(() => bare.plan(setup)).toThrow(expect.objectContaining({ name: 'MissingModule', module: name }));
    expect(bare.missingModules(setupWith())).toEqual([]);
  });

  test('lets it be played as by the whole engine once it is there', () => {
    bare.bring(...engineModules.filter((module) => module.name === name));
    expect(played(bare, setup)).toBe(played(whole, setup));
  });
});

test('the events that cards and tokens hold as data are looked through for changes of the ground', () => {
  const engine = createSuperscape();
  const effect = { kind: 'remove-terrain', spaces: ['a1'] };
  const token = { name: 'pit', kind: 'trap', content: 'pit', space: 3, faceUp: true, data: { effect } };
  const heals = { ...token, data: { effect: { kind: 'heal', figure: 'user', wounds: 1 } } };
  expect(engine.neededModules(setupWith({}, { tokens: [token] }))).toContain('ground-changes');
  expect(engine.neededModules(setupWith({}, { tokens: [heals] }))).not.toContain('ground-changes');
  const spell = setupWith({ abilities: [{ id: 'one-shot', with: { effect } }] });
  expect(engine.neededModules(spell)).toContain('ground-changes');
});
