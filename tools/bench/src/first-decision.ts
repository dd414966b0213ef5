import { compileBattlefield, flatPlan } from '@scapewright/board';
import { plainCard } from '@scapewright/skirmish';
import { createSuperscape } from '@scapewright/superscape';

/** The least that an application does: an engine, a small battlefield, two heroes, and the first decision. */
const battlefield = compileBattlefield(flatPlan(10, 10, 'grass'));

const engine = createSuperscape();
const plan = engine.plan({
  battlefield,
  definitions: [plainCard('one'), plainCard('two')],
  players: ['one', 'two'].map((id, seat) => ({
    name: id,
    cards: [{ name: id, definition: id, figures: [{ name: id, spaces: [seat * 99] }] }],
  })),
  start: 'game',
});

/** The first decision: that it exists is what was measured. */
export const first = engine.start(plan, { seed: 'start' }).pending()[0]?.asks;
if (first === undefined) throw new Error('no decision came');
