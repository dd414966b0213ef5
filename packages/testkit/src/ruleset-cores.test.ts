import { compileBattlefield, flatPlan } from '@scapewright/board';
import { createHeroscape } from '@scapewright/heroscape';
import { heroscapeCore } from '@scapewright/heroscape/core';
import { type GameSetup, plainCard, UncheckedSkirmishEngine } from '@scapewright/skirmish';
import { createSuperscape } from '@scapewright/superscape';
import { superscapeCitations } from '@scapewright/superscape/citations';
import { superscapeCore } from '@scapewright/superscape/core';
import { describe, expect, test } from 'vitest';

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

/** The final hash of a game in which everybody takes the first option. */
function played(engine: UncheckedSkirmishEngine): string {
  const match = engine.prepare(engine.plan(setup), { seed: 'core' });
  match.advance((decision) => {
    const { choice } = decision;
    if (decision.shape === 'path') return choice.wayTo?.(choice.options[choice.options.length - 1] as number);
    if (decision.shape === 'allot') return Array.from({ length: 4 }, () => choice.options[0] as number);
    return decision.valueAt(0);
  });
  expect(match.over).toBe(true);
  return match.hash();
}

describe.each([
  { core: superscapeCore, create: createSuperscape },
  { core: heroscapeCore, create: createHeroscape },
])('the core of $core.id', ({ core, create }) => {
  test('plays with the same plugins the same game, unchecked', () => {
    const whole = create();
    const bare = new UncheckedSkirmishEngine({ ...core, plugins: whole.plugins });
    expect(played(bare)).toBe(played(whole));
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
