import {
  compileBattlefield,
  type FigureOccluder,
  hexBeside,
  hexDistance,
  type Occluder,
  SightField,
  type SpacePlan,
  sightBetween,
  type WallPlan,
  type Zone,
  zoneOn,
} from '@scapewright/board';
import { Sfc32 } from '../limits/rng.mjs';

/** Ten figures in and around a house; the first two look at each other. */
interface Scene {
  readonly sight: SightField;
  readonly viewer: Zone;
  readonly target: Zone;
  readonly others: readonly Occluder[];
}

const storey = 7;
const figures = 10;

/** A hexagon of 61 columns with a house of three storeys: walls around its rooms and between some, with gaps. */
function denseScene(seed: number): Scene {
  const chance = new Sfc32(seed);
  const often = (percent: number): boolean => chance.int(100) < percent;
  const spaces: SpacePlan[] = [];
  const put = (q: number, r: number, level: number, underside: number, name: string): unknown =>
    spaces.push({ q, r, level, underside, terrain: 'rock', name });
  const isRoom = (q: number, r: number): boolean => hexDistance(q, r, 0, 0) <= 2;
  const columns = Array.from({ length: 81 }, (_, at) => ({ q: (at % 9) - 4, r: Math.floor(at / 9) - 4 }));
  const inside = columns.filter(({ q, r }) => hexDistance(q, r, 0, 0) <= 4);
  for (const { q, r } of inside)
    put(q, r, isRoom(q, r) || often(60) ? 1 : 1 + chance.int(10), 0, `${q},${r}`);
  const walls: WallPlan[] = [];
  for (const { q, r } of inside.filter((one) => isRoom(one.q, one.r))) {
    for (const level of [1 + storey, 1 + 2 * storey]) put(q, r, level, level - 1, `${q},${r}@${level}`);
    for (let direction = 0; direction < 6; direction++) {
      const beside = hexBeside({ q, r }, direction);
      const isWithin = isRoom(beside.q, beside.r);
      if (isWithin && direction > 2) continue;
      for (const bottom of [1, 1 + storey]) {
        if (!often(isWithin ? 30 : 80)) continue;
        const top = bottom + storey - (often(90) ? 1 : 3);
        const id = `wall ${walls.length}`;
        walls.push({ id, between: [[`${q},${r}`, `${beside.q},${beside.r}`]], bottom, top });
      }
    }
  }
  const field = compileBattlefield({ spaces, walls });
  const zones = new Map<number, Zone>();
  while (zones.size < figures) {
    const space = chance.int(field.count);
    const height = 3 + chance.int(4);
    if ((field.clearance[space] as number) >= height) zones.set(space, zoneOn(field, [space], height));
  }
  const [viewer, target, ...rest] = [...zones.values()] as [Zone, Zone, ...Zone[]];
  const others = rest.map((zone, at): FigureOccluder => ({ kind: 'figure', id: `figure ${at}`, zone }));
  return { sight: new SightField(field), viewer, target, others };
}

function ask({ sight, viewer, target, others }: Scene): number {
  const start = process.cpuUsage();
  sightBetween(sight, viewer, target, { model: 'zones', occluders: others });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** CPU milliseconds of so many single questions of sight in dense houses: in the mean, and of the slowest, asked three times. */
export function denseSight(questions: number): { readonly mean: number; readonly slowest: number } {
  for (let seed = 1; seed <= 200; seed++) ask(denseScene(-seed));
  let sum = 0;
  let slowest = { time: 0, seed: 1 };
  for (let seed = 1; seed <= questions; seed++) {
    const time = ask(denseScene(seed));
    sum += time;
    if (time > slowest.time) slowest = { time, seed };
  }
  const again = [1, 2].map(() => ask(denseScene(slowest.seed)));
  return { mean: sum / questions, slowest: Math.min(slowest.time, ...again) };
}
