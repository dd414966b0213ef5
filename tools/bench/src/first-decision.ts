import { compileBattlefield } from '@scapewright/board';
import type { CardDefinition } from '@scapewright/skirmish';
import { createSuperscape } from '@scapewright/superscape';

/** The least that an application does: an engine, a small battlefield, two heroes, and the first decision. */
const battlefield = compileBattlefield({
  spaces: Array.from({ length: 100 }, (_, at) => ({
    q: (at % 10) - (Math.floor(at / 10) >> 1),
    r: Math.floor(at / 10),
    level: 1,
    underside: 0,
    terrain: 'grass',
    name: `h${at}`,
  })),
});

const hero = (id: string): CardDefinition => ({
  id,
  name: id,
  identity: [],
  publisher: undefined,
  unit: 'hero',
  figures: 1,
  uniqueness: 'unique',
  size: 'medium',
  height: 5,
  base: 'single',
  life: 5,
  move: 5,
  range: 1,
  attack: 4,
  defense: 4,
  points: 100,
  symbols: [],
  keywords: [],
  faction: [],
  species: [],
  class: 'fighter',
  personality: 'bold',
  abilities: [],
});

const engine = createSuperscape();
const plan = engine.plan({
  battlefield,
  definitions: [hero('one'), hero('two')],
  players: ['one', 'two'].map((id, seat) => ({
    name: id,
    cards: [{ name: id, definition: id, figures: [{ name: id, spaces: [seat * 99] }] }],
  })),
  start: 'game',
});

/** The first decision: that it exists is what was measured. */
export const first = engine.start(plan, { seed: 'start' }).pending()[0]?.asks;
if (first === undefined) throw new Error('no decision came');
