import { expect, test } from 'vitest';
import { card, smallGame, smallRuleset } from '../../../test/small-game.ts';
import { UncheckedSkirmishEngine } from '../../engine/unchecked-engine.ts';
import { ability } from '../../state/content/define-unit.ts';
import { trigger } from '../../state/content/hook-kinds.ts';
import { procedures } from '../../state/procedures.ts';

const hesitant = ability({
  id: 'hesitant',
  name: 'Hesitant',
  text: 'Wonders where it has come to.',
  hooks: () => [
    trigger('E.movement-ended', {
      when: (game, { figure }, source) => game.cardOf(figure) === source.owner,
      run: (run, { figure }) => void run.may(run.game.controller(figure), 'wonder'),
    }),
  ],
});

/** A maneuver of one space that is told to end four spaces away: the question at the end of its movement waits. */
function waiting() {
  const small = smallGame({
    hexes: 'g1 g1 g1 g1 g1 g1',
    cards: [card('hero', { abilities: [{ id: 'hesitant', with: {} }] }), card('foe')],
    players: { red: { hero: 'hero a1' }, blue: { foe: 'foe f1' } },
    units: [hesitant],
  });
  const { match, figure, space } = small;
  const args = { figure: figure('hero'), card: 0, seat: 0, number: 1, to0: space('e1') };
  expect(match.interrupt(procedures.maneuver, args)).toBeUndefined();
  expect(match.host.pending()[0]?.asks).toBe('wonder');
  return match;
}

test('why a forced maneuver ends at once is the same for every engine of a ruleset, also where it waits and another goes on with it', () => {
  const match = waiting();
  const saved = JSON.parse(JSON.stringify(match.host.save()));
  const loaded = new UncheckedSkirmishEngine(smallRuleset([hesitant])).load(match.plan, saved);
  for (const one of [match, loaded]) expect(one.answer(0, { pick: 'no' })).toBeUndefined();
  expect(loaded.host.hash()).toBe(match.host.hash());
  for (const { host } of [match, loaded]) {
    const reasons = host.log.map(({ reason }) => reason);
    expect(reasons).toContain('move.too-far');
    expect(reasons).not.toContain('move.path');
  }
});
