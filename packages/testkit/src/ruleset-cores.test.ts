import { compileBattlefield, flatPlan } from '@scapewright/board';
import { createHeroscape } from '@scapewright/heroscape';
import { heroscapeCore } from '@scapewright/heroscape/core';
import {
  type GameSetup,
  type PlayerPlan,
  plainCard,
  SkirmishEngine,
  UncheckedSkirmishEngine,
} from '@scapewright/skirmish';
import { abilities, drafting, engineModules, narration } from '@scapewright/skirmish/modules';
import { createSuperscape, superscape } from '@scapewright/superscape';
import { superscapeCitations } from '@scapewright/superscape/citations';
import { superscapeCore } from '@scapewright/superscape/core';
import { describe, expect, test } from 'vitest';
import { playFirstOptions } from '../test/first-options.ts';

const setup: GameSetup = {
  battlefield: compileBattlefield(flatPlan(6, 6, 'grass')),
  definitions: [plainCard('one', { move: 9 }), plainCard('two')],
  players: ['one', 'two'].map((id, seat) => ({
    name: id,
    cards: [{ name: id, definition: id, figures: [{ name: id, spaces: [seat * 35] }] }],
  })),
  start: 'game',
  roundLimit: 3,
};

/** The hash at the end of a game, and the reasons of its log. */
function played(engine: UncheckedSkirmishEngine, of: GameSetup = setup) {
  const match = playFirstOptions(engine, of);
  return { hash: match.hash(), reasons: match.log.map(({ reason }) => reason) };
}

describe.each([
  { core: superscapeCore, create: createSuperscape },
  { core: heroscapeCore, create: createHeroscape },
])('the core of $core.id', ({ core, create }) => {
  test('plays with the same plugins the same game, unchecked', () => {
    const whole = create();
    const bare = new UncheckedSkirmishEngine({ ...core, plugins: whole.plugins });
    bare.bring(...engineModules);
    expect(played(bare)).toEqual(played(whole));
  });

  test('brings no plugin and no event from outside', () => {
    expect(core.plugins).toEqual([]);
    expect(core.procedures.filter(({ name }) => name.startsWith('stimulus:'))).toEqual([]);
  });
});

test('the core of superscape cites no rule before it is given the ledger ids, and then the same as the whole ruleset', () => {
  const whole = createSuperscape();
  const core = new UncheckedSkirmishEngine({ ...superscapeCore, plugins: whole.plugins });
  const event = { reason: 'fly.stays-down', source: 'symbol:flying', step: '3G' };
  expect(core.rulesOf('move.path')).toEqual([]);
  core.cite(superscapeCitations);
  expect(core.rulesOf('move.path')).toContain('SS-MOVE-024');
  for (const reason of Object.keys(superscapeCitations.reasons))
    expect(core.rulesOf(reason)).toEqual(whole.rulesOf(reason));
  expect(core.rulesOfEvent(event)).toEqual(whole.rulesOfEvent(event));
});

/** The setup with another hero in the place of the first. */
function changed(hero: Parameters<typeof plainCard>[1]): GameSetup {
  const [player, ...others] = setup.players as [PlayerPlan, ...PlayerPlan[]];
  const cards = [{ name: 'one', definition: 'one', figures: [{ name: 'one', spaces: [0] }] }];
  const [, ...definitions] = setup.definitions;
  return {
    ...setup,
    definitions: [plainCard('one', hero), ...definitions],
    players: [{ ...player, cards }, ...others],
  };
}

/** Terrain, symbols and ways to win: plugins without abilities and chapters of rules. */
const plainPlugins = createSuperscape().plugins.filter(({ units }) =>
  units.every(({ kind }) => kind === 'terrain' || kind === 'symbol' || kind === 'victory'),
);

test.each([
  {
    needed: drafting,
    plugins: plainPlugins,
    of: {
      ...setup,
      start: 'setup' as const,
      draft: [{ definition: 'two', copies: 1 }],
      startZones: [
        [6, 7],
        [20, 21],
      ],
    },
    line: 'draft.takes',
  },
  {
    needed: abilities,
    plugins: createSuperscape().plugins,
    of: changed({ abilities: [{ id: 'bonding', with: { labels: [] } }] }),
    line: 'grant.activation',
  },
])('a game that needs the module $needed.name is not planned without it', ({ needed, plugins, of, line }) => {
  const core = new UncheckedSkirmishEngine({ ...superscapeCore, plugins });
  core.bring(...engineModules.filter((module) => module !== needed));
  expect(core.missingModules(of)).toEqual([needed.name]);
  expect(() => core.plan(of)).toThrow(
    expect.objectContaining({ name: 'MissingModule', module: needed.name }),
  );
  core.bring(needed);
  expect(core.missingModules(of)).toEqual([]);
  const game = played(core, of);
  expect(game).toEqual(played(new SkirmishEngine({ ...superscape, plugins }), of));
  expect(game.reasons).toContain(line);
});

test('a unit names modules that it needs beyond what shows', () => {
  const [plugin] = plainPlugins as [(typeof plainPlugins)[number]];
  const units = plugin.units.map((unit) => ({ ...unit, modules: () => ['abilities'] }));
  const plugins = [{ ...plugin, units }, ...plainPlugins.slice(1)];
  const core = new UncheckedSkirmishEngine({ ...superscapeCore, plugins });
  expect(core.missingModules(setup, { log: false })).toEqual(['abilities']);
  core.bring(abilities);
  expect(core.missingModules(setup, { log: false })).toEqual([]);
});

test('a match that keeps a log is not started without the narration, and is the same match without one', () => {
  const core = new UncheckedSkirmishEngine({ ...superscapeCore, plugins: plainPlugins });
  const plan = core.plan(setup);
  expect(core.missingModules(setup)).toEqual(['narration']);
  const missing = expect.objectContaining({ name: 'MissingModule', module: 'narration' });
  expect(() => core.start(plan)).toThrow(missing);
  expect(() => core.prepare(plan, { log: true })).toThrow(missing);
  const silent = core.start(plan, { seed: 'core', log: false });
  expect(() => core.load(plan, silent.save())).toThrow(missing);
  core.bring(narration);
  const told = core.start(plan, { seed: 'core' });
  expect(told.hash()).toBe(silent.hash());
  expect(told.log.map(({ reason }) => reason)).toContain('setup.team');
  expect(silent.log).toEqual([]);
});
