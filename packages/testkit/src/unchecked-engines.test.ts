import { compileBattlefield, flatPlan } from '@scapewright/board';
import { createHeroscape } from '@scapewright/heroscape';
import { heroscapeCitations } from '@scapewright/heroscape/citations';
import { heroscapeUncited } from '@scapewright/heroscape/uncited';
import type { GameSetup } from '@scapewright/skirmish/author';
import { plainCard, UncheckedSkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { superscapeCitations } from '@scapewright/superscape/citations';
import { superscapeUncited } from '@scapewright/superscape/uncited';
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
function played(engine: UncheckedSkirmishEngine) {
  const match = playFirstOptions(engine, setup);
  return { hash: match.host.hash(), reasons: match.host.log.map(({ reason }) => reason) };
}

describe.each([
  { uncited: superscapeUncited, citations: superscapeCitations, create: createSuperscape },
  { uncited: heroscapeUncited, citations: heroscapeCitations, create: createHeroscape },
])('$uncited.id without checks and ledger ids', ({ uncited, citations, create }) => {
  const whole = create();
  const bare = new UncheckedSkirmishEngine(uncited);
  const event = { reason: 'fly.stays-down', source: 'symbol:flying', step: '3G' };

  test('plays the same game', () => {
    expect(played(bare)).toEqual(played(whole));
  });

  test('cites no rule of its own before it is given them, and then the same as the whole ruleset', () => {
    expect(bare.rulesOf('move.path')).toEqual([]);
    bare.cite(citations);
    expect(bare.rulesOf('move.path').length).toBeGreaterThan(0);
    for (const reason of Object.keys(citations.reasons))
      expect(bare.rulesOf(reason)).toEqual(whole.rulesOf(reason));
    expect(bare.rulesOfEvent(event)).toEqual(whole.rulesOfEvent(event));
  });
});
