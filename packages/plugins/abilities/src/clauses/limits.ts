import {
  addEffect,
  addMarkers,
  type Duration,
  type Figure,
  type Game,
  markersOn,
  type SkirmishRun,
} from '@scapewright/skirmish/author';
import type { BlockData, ClauseProblem, PartData } from './clause-data.ts';
import { fixFor, Parameters } from './parameters.ts';
import type { Scope } from './scope.ts';

/** The kind of lasting effect that counts uses. */
export const usedKind = 'clause-used';

/** How often a part may be used, and the counting of its uses. */
export interface LimitOf {
  readonly isOpen: (scope: Scope) => boolean;
  readonly count: (run: SkirmishRun, scope: Scope) => void;
}

const stretches: readonly Duration[] = ['turn', 'round', 'activation', 'phase', 'action', 'game'];
const keys = ['figure', 'card', 'player', 'team'];

/** Reads a limit: so many uses `per` stretch, for each figure, card, player or team. `roll` is one use per window anyway. */
export function readLimit(part: PartData, place: number): LimitOf | undefined {
  const { limit } = part;
  const per = stretches.find((one) => one === limit?.per);
  if (!limit || !per) return undefined;
  const key = keys.includes(limit.key) ? limit.key : 'figure';
  return {
    isOpen: (scope) => uses(scope, key, place) < limit.count,
    count: (run, { game, source, self }) => {
      addEffect(run, {
        kind: usedKind,
        figure: self,
        seat: game.seatOf(source),
        source,
        part: place,
        until: per,
      });
    },
  };
}

function uses({ game, source, self }: Scope, key: string, place: number): number {
  const kind = game.facts.effectKinds.indexOf(usedKind);
  const seat = game.seatOf(source);
  let count = 0;
  for (const row of game.effects()) {
    if (game.readEffect('kind', row) !== kind || game.readEffect('part', row) !== place) continue;
    const other = game.facts.sources[game.readEffect('source', row)];
    if (other?.id !== source.id) continue;
    const used = { figure: game.readEffect('figure', row), seat: game.readEffect('seat', row) };
    if (key === 'figure' && (other.key !== source.key || used.figure !== self)) continue;
    if (key === 'card' && other.key !== source.key) continue;
    if (key === 'player' && used.seat !== seat) continue;
    if (key === 'team' && game.teamOf(used.seat) !== game.teamOf(seat)) continue;
    count++;
  }
  return count;
}

/** What a use costs: whether it can be paid, and the payment. */
export interface CostOf {
  readonly isPayable: (scope: Scope) => boolean;
  readonly pay: (run: SkirmishRun, scope: Scope) => void;
}

/** Costs by verb: what `cost` may hold. To give up a step is what `instead-of` parts do by themselves. */
export const costVerbs: Readonly<Record<string, (p: Parameters) => CostOf>> = {
  'give-up-step': (p) => {
    if (p.has('step')) p.text('step');
    return { isPayable: () => true, pay: () => {} };
  },
  'remove-marker': (p) => {
    const name = p.text('name');
    const count = p.number('count', 1);
    return {
      isPayable: ({ game, source }) => markersOn(game, source.owner, name) >= count,
      pay: (run, { source }) => void addMarkers(run, source.owner, name, -count),
    };
  },
};

/** Reads all costs of a part, paid together. */
export function readCosts(
  blocks: readonly BlockData[],
  path: readonly (string | number)[],
  problems: ClauseProblem[],
): CostOf {
  const costs = blocks.flatMap((block, at) => {
    const p = new Parameters(block.with, [...path, at, block.verb], problems);
    const read = costVerbs[block.verb];
    if (!read) {
      const fix = fixFor(block.verb, Object.keys(costVerbs));
      problems.push({ path: [...path, at], message: `unknown cost "${block.verb}"`, fix });
      return [];
    }
    const cost = read(p);
    p.end();
    return [cost];
  });
  return {
    isPayable: (scope) => costs.every((cost) => cost.isPayable(scope)),
    pay: (run, scope) => {
      for (const cost of costs) cost.pay(run, scope);
    },
  };
}

/**
 * Whose player decides: the ability's own, the first opponent's, or the controller of a figure. For a card that nobody
 * controls the player decides whose choice it is at this moment (ruling SIM-2).
 */
export function deciderOf(game: Game, chooser: string | undefined, scope: Scope, figure: Figure): number {
  const owner = game.seatOf(scope.source);
  const own = owner >= 0 ? owner : game.chooser();
  if (chooser === undefined || chooser === 'own') return own;
  if (chooser !== 'opponent')
    return figure >= 0 && game.controller(figure) >= 0 ? game.controller(figure) : own;
  const order = game.seatOrder();
  return order.find((seat) => game.teamOf(seat) !== game.teamOf(own) && !game.isOut(seat)) ?? own;
}
