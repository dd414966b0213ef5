import type { BlockData, ClauseData, JsonMap, PartData } from './clause-data.ts';
import { windowsOf } from './triggers.ts';

/** A part of an ability in a ring of abilities that go on without end. */
export interface RingPart {
  readonly ability: ClauseData;
  readonly part: number;
  /** Does it happen whenever it is triggered? With conditions the ring may end. */
  readonly isCertain: boolean;
}

/** Steps that what is granted comes to, whatever its players choose. */
const moveAction = ['3C', '3E', '3H'];
const movePhase = ['3A', '3B', '3I'];
const attackPhase = ['5A', '5B', '5J'];
const stepsOfGrants: ReadonlyMap<string, readonly string[]> = new Map([
  ['move-action', moveAction],
  ['maneuver', moveAction],
  ['attack-action', ['5D', 'C1', 'C2', 'C3', 'C5', '5H', '5I']],
  ['grant-attack', ['C1', 'C2', 'C3', 'C5', '5H']],
  ['move-phase', movePhase],
  ['attack-phase', attackPhase],
  ['grant-transition', ['4']],
  ['activate', ['2', '2.activated', ...movePhase, '4', ...attackPhase, '6']],
]);

/**
 * Rings of parts of which each grants its own figure what triggers the next, with no limit, cost or leave to stop: such
 * abilities end only at the bounds of a turn (ruling endlessGrants). `abilities` stand on one card. Each ring is told once.
 */
export function endlessRings(abilities: readonly ClauseData[]): readonly (readonly RingPart[])[] {
  const parts = abilities.flatMap((ability) =>
    ability.parts.flatMap((part, at) => (isForced(part) ? [{ ability, part: at }] : [])),
  );
  const nodes = parts.map(({ ability, part }): Node => {
    const { trigger, when = [], do: effects = [] } = ability.parts[part] as PartData;
    return {
      ring: { ability, part, isCertain: when.length === 0 },
      windows: trigger ? windowsOf(trigger).map(bare) : [],
      steps: effects.flatMap(stepsOf),
    };
  });
  const found = new Map<string, readonly RingPart[]>();
  for (const start of nodes) {
    const ring = ringFrom(start, nodes);
    const name = ring
      .map((node) => nodes.indexOf(node))
      .sort()
      .join();
    if (ring.length > 0 && !found.has(name))
      found.set(
        name,
        ring.map((node) => node.ring),
      );
  }
  return [...found.values()];
}

interface Node {
  readonly ring: RingPart;
  readonly windows: readonly string[];
  readonly steps: readonly string[];
}

/** The shortest way from a part back to itself; empty where there is none. */
function ringFrom(start: Node, nodes: readonly Node[]): readonly Node[] {
  const ways: (readonly Node[])[] = [[start]];
  const seen = new Set<Node>();
  for (const way of ways) {
    const { steps } = way.at(-1) as Node;
    const next = nodes.filter(({ windows }) => windows.some((window) => steps.includes(window)));
    if (next.includes(start)) return way;
    for (const node of next)
      if (!seen.has(node)) {
        seen.add(node);
        ways.push([...way, node]);
      }
  }
  return [];
}

function isForced({ kind, optional, limit, cost = [], trigger }: PartData): boolean {
  const isAutomatic = kind === 'triggered-automatic' && optional !== true;
  const whose = trigger?.with['of'];
  const isOwn =
    whose === undefined || whose === 'self' || whose === 'card' || whose === 'own' || whose === 'any';
  return isAutomatic && isOwn && limit === undefined && cost.length === 0;
}

/** The steps to which an effect brings the figure that has the ability. */
function stepsOf({ verb, with: given }: BlockData): readonly string[] {
  const to = given[verb === 'maneuver' ? 'figure' : 'to'];
  if (to !== undefined && to !== 'self' && to !== 'subject') return [];
  return stepsOfGrants.get(kindOf(verb, given)) ?? [];
}

function kindOf(verb: string, given: JsonMap): string {
  if (verb === 'grant-action') return `${given['action']}-action`;
  return verb === 'grant-phase' ? `${given['phase']}-phase` : verb;
}

const bare = (window: string): string => window.replace(/^(?:before|after):/, '');
