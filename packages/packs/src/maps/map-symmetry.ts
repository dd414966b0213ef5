import { type BattlefieldPlan, type Hex, hexBeside, rotateHex, type SpacePlan } from '@scapewright/board';

/** A way to lay a battlefield onto itself so that every space comes to lie on one that is like it. */
export interface MapSymmetry {
  /** `half turn`, `turn by 60 degrees`, `mirror image` ... */
  readonly name: string;
  /** The space on which a space comes to lie, by names. */
  image(space: string): string;
}

interface Turn {
  readonly name: string;
  readonly apply: (hex: Hex) => Hex;
}

const mirrored = ({ q, r }: Hex): Hex => ({ q: r, r: q });

/** Every turn and mirror image of the hex grid about a hex; the half turn, which most maps have, first. */
const turns: readonly Turn[] = [
  { name: 'half turn', apply: (hex) => rotateHex(hex, 3) },
  ...[2, 4, 1, 5].map((sixths) => ({
    name: `turn by ${sixths * 60} degrees`,
    apply: (hex: Hex) => rotateHex(hex, sixths),
  })),
  ...[0, 1, 2, 3, 4, 5].map((sixths) => ({
    name: 'mirror image',
    apply: (hex: Hex) => rotateHex(mirrored(hex), sixths),
  })),
];

/**
 * Every symmetry of a battlefield: of its spaces with their levels and terrain, and of the objects, walls and ways on
 * them. None is found where there are several battlefields.
 */
export function symmetriesOf(plan: BattlefieldPlan): readonly MapSymmetry[] {
  if (plan.spaces.length === 0 || plan.spaces.some(({ region = 0 }) => region > 0)) return [];
  return turns.flatMap((turn) => symmetryBy(plan, turn) ?? []);
}

/** The symmetry that lays the first start zone on every other, so that no side is favoured; undefined: none does. */
export function symmetryOfZones(
  plan: BattlefieldPlan,
  zones: readonly (readonly string[])[],
): MapSymmetry | undefined {
  const [first = [], ...others] = zones;
  const symmetries = symmetriesOf(plan);
  const lays = ({ image }: MapSymmetry, zone: readonly string[]): boolean =>
    zone.length === first.length && first.every((space) => zone.includes(image(space)));
  const found = others.map((zone) => symmetries.find((symmetry) => lays(symmetry, zone)));
  return found.includes(undefined) ? undefined : found[0];
}

function symmetryBy(plan: BattlefieldPlan, { name, apply }: Turn): MapSymmetry | undefined {
  const { spaces } = plan;
  const turned = spaces.map((space) => ({ ...space, ...apply(space) }));
  const [from, to] = [corner(turned), corner(spaces)];
  const moved = (hex: Hex): Hex => {
    const { q, r } = apply(hex);
    return { q: q + to.q - from.q, r: r + to.r - from.r };
  };
  const byPlace = new Map(spaces.map((space) => [placeKey(space), space]));
  const images = new Map<string, string>();
  for (const space of spaces) {
    const other = byPlace.get(placeKey({ ...space, ...moved(space) }));
    if (other === undefined || !isLike(space, other)) return undefined;
    images.set(space.name, other.name);
  }
  const image = (space: string): string => images.get(space) ?? space;
  const same = (name: string): string => name;
  const isSame = thingsOf(plan, same, (hex) => hex).join('\n') === thingsOf(plan, image, moved).join('\n');
  return isSame ? { name, image } : undefined;
}

/** The first hex in reading order, which is where one set of hexes is laid on another. */
function corner(hexes: readonly Hex[]): Hex {
  return hexes.reduce((least, hex) =>
    hex.r < least.r || (hex.r === least.r && hex.q < least.q) ? hex : least,
  );
}

const placeKey = ({ q, r, level, rung = false }: SpacePlan): string => `${q},${r},${level},${rung}`;

function isLike(a: SpacePlan, b: SpacePlan): boolean {
  return a.terrain === b.terrain && a.underside === b.underside && (a.hex ?? 'full') === (b.hex ?? 'full');
}

/** What stands on a battlefield, as sorted words in which a space is called by its image. */
function thingsOf(
  { spaces, solids = [], walls = [], links = [] }: BattlefieldPlan,
  image: (space: string) => string,
  moved: (hex: Hex) => Hex,
): readonly string[] {
  const hexes = new Map<string, Hex>(spaces.map((space) => [space.name, space]));
  const sideOf = (space: string, direction: number): string => {
    const hex = hexes.get(space) ?? { q: 0, r: 0 };
    const [near, far] = [moved(hex), moved(hexBeside(hex, direction))];
    return `${near.q},${near.r}>${far.q},${far.r}`;
  };
  const words: string[] = [];
  for (const { id: _, spaces: on, height, ...facts } of solids)
    on.forEach((space, at) => {
      const levels = typeof height === 'number' ? height : height[at];
      words.push(`solid ${image(space)} ${levels} ${JSON.stringify(facts)}`);
    });
  for (const { id: _, between, edges = [], ...facts } of walls) {
    const told = JSON.stringify(facts);
    for (const [a, b] of between) words.push(`wall ${[image(a), image(b)].sort().join('|')} ${told}`);
    for (const [space, direction] of edges) words.push(`edge ${sideOf(space, direction)} ${told}`);
  }
  for (const { from, to, bothWays = true, kind, ...facts } of links) {
    const ends = [image(from), image(to)];
    const [what] = kind.split('/');
    words.push(`link ${what} ${(bothWays ? ends.sort() : ends).join('|')} ${JSON.stringify(facts)}`);
  }
  return words.sort();
}
