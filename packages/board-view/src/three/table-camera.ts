import { PerspectiveCamera, Vector3 } from 'three';

/** A part of the table that should be seen, in millimetres: x east, z south, and how high things on it are. */
export interface Room {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly top: number;
}

/** Where a look begins and where it goes; the direction has the length 1. */
export interface Ray {
  readonly origin: Vector3;
  readonly direction: Vector3;
}

const limits = { flattest: 0.22, steepest: 1.5, nearest: 140, farthest: 9000 };
const home = { pitch: 0.92, pitchOfTallScreens: 1.08 };
/** Room for buttons at an edge, and the width of a board up to which they lie below, in pixels. */
const buttons = 48;
const narrow = 520;
const nothing: Room = { west: -100, east: 100, north: -100, south: 100, top: 0 };

/** A camera that goes round a point of the table and never loses the battlefield. */
export class TableCamera {
  readonly lens = new PerspectiveCamera(30, 1, 20, 20_000);
  private readonly target = new Vector3();
  private room: Room = nothing;
  private turn = 0;
  private pitch = home.pitch;
  private distance = 1000;
  private width = 1;
  private height = 1;

  /** How far it has gone round from looking north, in radians. */
  get yaw(): number {
    return this.turn;
  }

  /** How steeply it looks down: 0 along the table, a quarter circle from above. */
  get steepness(): number {
    return this.pitch;
  }

  /** Millimetres that a pixel is wide where the camera looks at. */
  get grain(): number {
    return (2 * this.distance * Math.tan((this.lens.fov * Math.PI) / 360)) / this.height;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.lens.aspect = this.width / this.height;
    this.place();
  }

  /** Home: looking north, all of a room in sight. */
  fit(room: Room): void {
    this.room = room;
    this.turn = 0;
    this.pitch = this.height > this.width ? home.pitchOfTallScreens : home.pitch;
    this.target.set((room.west + room.east) / 2, room.top / 3, (room.north + room.south) / 2);
    for (let round = 0; round < 3; round += 1) {
      this.distance = this.distanceFor(room);
      this.place();
      const seen = this.boundsOf(room);
      this.slide(
        -((seen.left + seen.right) / 2) * (this.width / 2),
        ((seen.top + seen.bottom) / 2) * (this.height / 2),
      );
    }
    this.place();
  }

  panBy(dx: number, dy: number): void {
    this.slide(dx, dy);
    this.place();
  }

  zoomBy(factor: number, x: number, y: number): void {
    const ground = this.groundAt(x, y) ?? this.target.clone();
    const distance = bounded(this.distance / factor, limits.nearest, limits.farthest);
    this.target
      .sub(ground)
      .multiplyScalar(distance / this.distance)
      .add(ground);
    this.distance = distance;
    this.keepNear();
    this.place();
  }

  /** By pixels of a drag: across goes round, along tilts. */
  turnBy(dx: number, dy: number): void {
    this.turn -= dx * 0.007;
    this.pitch = bounded(this.pitch + dy * 0.006, limits.flattest, limits.steepest);
    this.place();
  }

  rayAt(x: number, y: number): Ray {
    const far = new Vector3((x / this.width) * 2 - 1, 1 - (y / this.height) * 2, 0.5).unproject(this.lens);
    const origin = this.lens.position.clone();
    return { origin, direction: far.sub(origin).normalize() };
  }

  /** Where a place is on the screen, and how many pixels a millimetre has there; undefined behind the camera. */
  onScreen(place: Vector3): { readonly x: number; readonly y: number; readonly scale: number } | undefined {
    const inView = place.clone().applyMatrix4(this.lens.matrixWorldInverse);
    if (inView.z > -1) return undefined;
    const { x, y } = place.clone().project(this.lens);
    const scale = this.height / (2 * Math.tan((this.lens.fov * Math.PI) / 360) * -inView.z);
    return { x: ((x + 1) / 2) * this.width, y: ((1 - y) / 2) * this.height, scale };
  }

  private slide(dx: number, dy: number): void {
    const scale = this.grain;
    const [across, along] = [-dx * scale, (dy * scale) / Math.max(0.35, Math.sin(this.pitch))];
    const [sin, cos] = [Math.sin(this.turn), Math.cos(this.turn)];
    this.target.x += across * cos - along * sin;
    this.target.z += -across * sin - along * cos;
    this.keepNear();
  }

  private keepNear(): void {
    const { west, east, north, south } = this.room;
    this.target.x = bounded(this.target.x, west, east);
    this.target.z = bounded(this.target.z, north, south);
  }

  private groundAt(x: number, y: number): Vector3 | undefined {
    const { origin, direction } = this.rayAt(x, y);
    const far = (this.target.y - origin.y) / direction.y;
    if (!(far > 0) || far > this.distance * 3) return undefined;
    return origin.addScaledVector(direction, far);
  }

  private place(): void {
    const flat = Math.cos(this.pitch) * this.distance;
    this.lens.position.set(
      this.target.x + Math.sin(this.turn) * flat,
      this.target.y + Math.sin(this.pitch) * this.distance,
      this.target.z + Math.cos(this.turn) * flat,
    );
    this.lens.near = Math.max(10, this.distance / 12);
    this.lens.far = this.distance * 2 + 6000;
    this.lens.lookAt(this.target);
    this.lens.updateProjectionMatrix();
    this.lens.updateMatrixWorld();
  }

  /** How much of the screen (2 is all) the battlefield may fill: small buttons lie at the right, on narrow screens below. */
  private get free(): { readonly across: number; readonly along: number } {
    const isNarrow = this.width <= narrow;
    const beside = (pixels: number, all: number) => Math.max(1.2, 2 - (pixels * 2) / all);
    return {
      across: isNarrow ? 1.92 : Math.min(1.9, beside(buttons * 2, this.width)),
      along: isNarrow ? beside(buttons * 2, this.height) : 1.88,
    };
  }

  private distanceFor(room: Room): number {
    let [near, far] = [limits.nearest, limits.farthest];
    for (let step = 0; step < 24; step += 1) {
      this.distance = (near + far) / 2;
      this.place();
      const { left, right, top, bottom } = this.boundsOf(room);
      const isInside = right - left < this.free.across && top - bottom < this.free.along;
      if (isInside) far = this.distance;
      else near = this.distance;
    }
    return far;
  }

  /** The room on the screen, from -1 to 1 each way. */
  private boundsOf({ west, east, north, south, top }: Room) {
    const bounds = { left: 1e9, right: -1e9, top: -1e9, bottom: 1e9 };
    for (const x of [west, east]) {
      for (const z of [north, south]) {
        for (const y of [0, top]) {
          const seen = new Vector3(x, y, z);
          const isBehind = seen.clone().applyMatrix4(this.lens.matrixWorldInverse).z > -1;
          seen.project(this.lens);
          if (isBehind) return { left: -9, right: 9, top: 9, bottom: -9 };
          bounds.left = Math.min(bounds.left, seen.x);
          bounds.right = Math.max(bounds.right, seen.x);
          bounds.top = Math.max(bounds.top, seen.y);
          bounds.bottom = Math.min(bounds.bottom, seen.y);
        }
      }
    }
    return bounds;
  }
}

const bounded = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
