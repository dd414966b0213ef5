import { compileBattlefield, flatPlan } from '@scapewright/board';
import { createHeroscape } from '@scapewright/heroscape';
import { heroscapeCitations } from '@scapewright/heroscape/citations';
import { heroscapeOwn } from '@scapewright/heroscape/own';
import { heroscapeUncited } from '@scapewright/heroscape/uncited';
import { heroscapeVariants } from '@scapewright/heroscape/variants';
import type { GameSetup } from '@scapewright/skirmish/author';
import { plainCard, UncheckedSkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { superscapeCitations } from '@scapewright/superscape/citations';
import { superscapeOwn } from '@scapewright/superscape/own';
import { superscapeUncited } from '@scapewright/superscape/uncited';
import { superscapeVariants } from '@scapewright/superscape/variants';
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

describe.each([
  { own: superscapeOwn, variants: superscapeVariants, create: createSuperscape },
  { own: heroscapeOwn, variants: heroscapeVariants, create: createHeroscape },
])('$own.id of its own list alone', ({ own, variants, create }) => {
  const bare = new UncheckedSkirmishEngine(own);

  test('has the lock of the whole ruleset, and plays the same game', () => {
    expect(bare.lock).toEqual(create().lock);
    expect(played(bare)).toEqual(played(create()));
  });

  test.each(Object.keys(variants))('with %s it has the lock of the whole ruleset with that', (variant) => {
    const changes = { variants: [variant] };
    expect(new UncheckedSkirmishEngine({ ...own, variants }, changes).lock).toEqual(create(changes).lock);
    expect(create(changes).lock).not.toEqual(create().lock);
  });
});
