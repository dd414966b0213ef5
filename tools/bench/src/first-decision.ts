import { compileBattlefield, flatPlan } from '@scapewright/board';
import { plainCard, type UncheckedSkirmishEngine } from '@scapewright/skirmish/engine';

/** The least that an application does with an engine: a small battlefield, two heroes, and the first decision. */
export function firstDecision(engine: UncheckedSkirmishEngine): string {
  const plan = engine.plan({
    battlefield: compileBattlefield(flatPlan(10, 10, 'grass')),
    definitions: [plainCard('one'), plainCard('two')],
    players: ['one', 'two'].map((id, seat) => ({
      name: id,
      cards: [{ name: id, definition: id, figures: [{ name: id, spaces: [seat * 99] }] }],
    })),
    start: 'game',
  });
  const asks = engine.start(plan, { seed: 'start' }).host.pending()[0]?.asks;
  if (asks === undefined) throw new Error('no decision came');
  return asks;
}
