import type { BattlefieldPlan, SpacePlan, WallPlan } from '../src/plan.ts';

const steps = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** What a plan lets a figure cross, looked up space by space without any cleverness: the ground of the oracle for path searches. */
export class DrawnGround {
  readonly #plan: BattlefieldPlan;

  constructor(plan: BattlefieldPlan) {
    this.#plan = plan;
  }

  space(index: number): SpacePlan {
    return this.#plan.spaces[index] as SpacePlan;
  }

  /** Level over which a walker of this height crosses a border; undefined if it cannot. */
  walkOver(from: number, to: number, height: number): number | undefined {
    if (this.space(to).hex === 'partial' || this.solid(to, true)) return undefined;
    let over = Math.max(this.space(from).level, this.space(to).level);
    const higher = over;
    let roof = Math.min(this.#roof(from), this.#roof(to));
    for (const wall of this.walls(from, to)) {
      if (wall.top <= higher) continue;
      if (wall.bottom > higher) roof = Math.min(roof, wall.bottom);
      else if (wall.climb === 'levels') over = Math.max(over, wall.top);
      else return undefined;
    }
    return roof - over >= height ? over : undefined;
  }

  /** Whether somewhere above the border a figure of this height fits through. */
  airway(from: number, to: number, height: number): boolean {
    const solid = this.solid(to, false);
    if (solid?.blocksFlying) return false;
    const floor = Math.max(this.filledTop(from), this.filledTop(to));
    const roof = Math.min(this.#roof(from), this.#roof(to));
    const walls = this.walls(from, to).filter((wall) => wall.top > floor && wall.bottom < roof);
    if (walls.some((wall) => wall.blocksFlying)) return false;
    const feet = [floor, ...walls.map((wall) => wall.top)].filter((level) => level >= floor);
    return feet.some((foot) => {
      const head = foot + height;
      return head <= roof && walls.every((wall) => wall.bottom >= head || wall.top <= foot);
    });
  }

  /** The lowest level at which a figure of this height flies over the border, and over `top` behind it. */
  flownAt(from: number, to: number, height: number, top: number): number {
    const floor = Math.max(this.filledTop(from), this.filledTop(to), top);
    const walls = this.walls(from, to).filter((wall) => !wall.passable);
    const feet = [floor, ...walls.map((wall) => wall.top)].filter((level) => level >= floor);
    const clear = feet.filter((foot) =>
      walls.every((wall) => wall.bottom >= foot + height || wall.top <= foot),
    );
    return Math.min(...clear);
  }

  filledTop(space: number): number {
    const solid = this.solid(space, true);
    return this.space(space).level + (solid === undefined ? 0 : (solid.height as number));
  }

  solid(space: number, filling: boolean) {
    const name = this.space(space).name;
    return (this.#plan.solids ?? []).find(
      (solid) => solid.spaces.includes(name) && (!filling || !solid.enterable),
    );
  }

  #roof(space: number): number {
    const own = this.space(space);
    const above = this.#plan.spaces.filter(
      (other) => other.q === own.q && other.r === own.r && other.level > own.level && !other.rung,
    );
    return Math.min(9999, ...above.map((other) => other.underside));
  }

  walls(a: number, b: number): WallPlan[] {
    const hex = (name: string) => {
      const space = this.#plan.spaces.find((other) => other.name === name);
      return `${space?.q},${space?.r}`;
    };
    const ends = [a, b].map((space) => `${this.space(space).q},${this.space(space).r}`);
    return (this.#plan.walls ?? []).filter((wall) =>
      wall.between.some(([from, to]) => ends.includes(hex(from)) && ends.includes(hex(to))),
    );
  }

  beside(space: number): number[] {
    return [...this.#plan.spaces.keys()].filter((other) => this.direction(space, other) >= 0);
  }

  direction(from: number, to: number): number {
    const a = this.space(from);
    const b = this.space(to);
    if ((a.region ?? 0) !== (b.region ?? 0)) return -1;
    return steps.findIndex(([q, r]) => b.q - a.q === q && b.r - a.r === r);
  }
}
