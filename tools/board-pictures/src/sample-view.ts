import { type Ground, groundOf, type MapAsDrawn, type SceneMarks, stepFrom } from '@scapewright/board-view';
import type { View, ViewCard, ViewFigure } from '@scapewright/protocol';

interface SampleCard {
  readonly name: string;
  readonly figures: number;
  readonly size: number;
  readonly height: number;
  readonly life: number;
  readonly traits: readonly string[];
}

const armies: readonly (readonly SampleCard[])[] = [
  [
    { name: 'Marro Warriors', figures: 4, size: 1, height: 4, life: 1, traits: ['marro', 'hunters'] },
    { name: 'Mimring', figures: 1, size: 2, height: 9, life: 5, traits: ['dragon', 'beast', 'huge'] },
    {
      name: 'Deathwalker 9000',
      figures: 1,
      size: 1,
      height: 7,
      life: 1,
      traits: ['soulborg', 'deathwalker'],
    },
    { name: 'Grimnak', figures: 1, size: 2, height: 11, life: 5, traits: ['orc', 'champion', 'huge'] },
  ],
  [
    { name: 'Sgt. Drake Alexander', figures: 1, size: 1, height: 5, life: 5, traits: ['human', 'soldier'] },
    { name: 'Tarn Viking Warriors', figures: 4, size: 1, height: 5, life: 1, traits: ['human', 'warriors'] },
    {
      name: 'Thorgrim the Viking Champion',
      figures: 1,
      size: 1,
      height: 5,
      life: 4,
      traits: ['human', 'champion'],
    },
    { name: 'Ne-Gok-Sa', figures: 1, size: 1, height: 6, life: 5, traits: ['marro', 'mystic'] },
    { name: 'Hulk', figures: 1, size: 3, height: 8, life: 12, traits: ['giant'] },
  ],
];

/** A view in which armies stand on the start zones of a map and about its middle. */
export function viewOf(map: MapAsDrawn): View {
  const ground = groundOf(map);
  const taken = new Set<number>();
  const cards: ViewCard[] = [];
  const figures: ViewFigure[] = [];
  for (const [seat, army] of armies.entries()) {
    const zone = map.zones.find((one) => one.seat === seat)?.spaces ?? [];
    const middle = ground.regions[0]?.spaces.filter(({ deck }) => deck < 0) ?? [];
    const near = middle.slice(Math.floor(middle.length * (seat === 0 ? 0.35 : 0.55))).map(({ name }) => name);
    for (const [at, card] of army.entries()) {
      const key = `card:${card.name}`;
      const names = Array.from({ length: card.figures }, (_, n) =>
        card.figures > 1 ? `${card.name} ${n + 1}` : card.name,
      );
      for (const [n, name] of names.entries()) {
        const spaces = freeSpaces(
          ground,
          (at + n) % 2 === 0 ? [...near, ...zone] : [...zone, ...near],
          card.size,
          taken,
        );
        figures.push(
          figureOf(card, { name, key, seat, spaces, wounds: (at * 2 + n) % Math.max(1, card.life) }),
        );
      }
      cards.push({
        key,
        name: card.name,
        seat,
        orderMarkers: [],
        markers: 0,
        out: false,
        figures: names.map((name) => `figure:${name}`),
        traits: [...card.traits],
      });
    }
  }
  figures.push(...objectsOn(ground, taken, figures));
  const free = (ground.regions[0]?.spaces ?? []).filter(({ index, deck }) => !taken.has(index) && deck < 0);
  const at = (part: number) => free[Math.floor(free.length * part)]?.name ?? '';
  return {
    round: 2,
    turn: 1,
    activeSeat: 0,
    step: '3C',
    seats: ['Dawn', 'Dusk'].map((name, seat) => ({
      key: `player:${name}`,
      seat,
      name,
      team: seat,
      out: false,
      initiative: 0,
    })),
    cards,
    figures,
    tokens: [
      { key: 'token:g1', at: at(0.3), face: 'down' },
      { key: 'token:g2', at: at(0.7), face: 'up', kind: 'glyph', name: 'Glyph of Astrid' },
      { key: 'token:i1', at: at(0.52), face: 'up', kind: 'item', name: 'Weir Blade' },
    ],
    objects: [],
    spaces: [],
    'one-shots': [],
  };
}

/** A crate, and a truck that one of the figures rides in. */
function objectsOn(ground: Ground, taken: Set<number>, figures: ViewFigure[]): readonly ViewFigure[] {
  const names = (ground.regions[0]?.spaces ?? []).filter(({ deck }) => deck < 0).map(({ name }) => name);
  const near = names.slice(Math.floor(names.length * 0.62));
  const object = (name: string, size: number, height: number): ViewFigure => {
    const card = { name, figures: 1, size, height, life: 4, traits: [] };
    const spaces = freeSpaces(ground, near, size, taken);
    const figure = figureOf(card, { name, key: `card:${name}`, seat: -1, spaces, wounds: 1 });
    return { ...figure, object: true };
  };
  const truck = object('Truck', 2, 4);
  const rider = figures.findIndex(({ name }) => name === 'Marro Warriors 3');
  const riding = figures[rider];
  if (riding) figures[rider] = { ...riding, spaces: truck.spaces, in: truck.key };
  return [truck, object('Crate', 1, 3)];
}

interface Standing {
  readonly name: string;
  readonly key: string;
  readonly seat: number;
  readonly spaces: readonly string[];
  readonly wounds: number;
}

function figureOf({ height, life }: SampleCard, { name, key, seat, spaces, wounds }: Standing): ViewFigure {
  return {
    key: `figure:${name}`,
    name,
    card: key,
    owner: seat,
    controller: seat,
    spaces: [...spaces],
    wounds,
    life,
    height,
    symbols: [],
    items: [],
    engaged: [],
    state: name === 'Marro Warriors 1' ? 'active' : 'waiting',
  };
}

function freeSpaces(ground: Ground, names: readonly string[], size: number, taken: Set<number>): string[] {
  for (const name of names) {
    const first = ground.spaces[ground.battlefield.spaceOf(name)];
    if (!first || taken.has(first.index) || ground.scenery.solidOn.has(first.index)) continue;
    const spaces = [first];
    for (const direction of [0, 5, 4, 3, 2, 1]) {
      const next = stepFrom(ground, first, { direction });
      const isFree = next.level === first.level && !taken.has(next.index) && !spaces.includes(next);
      const isBeside = Math.hypot(next.x - first.x, next.y - first.y) < 50;
      if (spaces.length < size && isFree && isBeside && !ground.scenery.solidOn.has(next.index))
        spaces.push(next);
    }
    if (spaces.length < size) continue;
    for (const { index } of spaces) taken.add(index);
    return spaces.map((space) => space.name);
  }
  return [];
}

/** A question about a move, as marks: where the first figure may go, what is dangerous, and one way. */
export function marksOf(map: MapAsDrawn, view: View): SceneMarks {
  const ground = groundOf(map);
  const start = ground.spaces[ground.battlefield.spaceOf(view.figures[0]?.spaces[0] ?? '')];
  if (!start) return {};
  const taken = new Set(view.figures.flatMap(({ spaces }) => spaces));
  const near = (ground.regions[0]?.spaces ?? []).filter(
    ({ x, y, name, deck }) => Math.hypot(x - start.x, y - start.y) < 135 && !taken.has(name) && deck < 0,
  );
  const far = near.at(-1) ?? start;
  const way = [start.name];
  for (let at = start; at !== far && way.length < 5; ) {
    const steps = [0, 1, 2, 3, 4, 5].map((direction) => stepFrom(ground, at, { direction }));
    const apart = (one: { x: number; y: number }) => Math.hypot(one.x - far.x, one.y - far.y);
    at = steps.sort((a, b) => apart(a) - apart(b))[0] ?? far;
    way.push(at.name);
  }
  return {
    choices: [
      ...near.map(({ name, x, y }) => ({
        key: `space:${name}`,
        cost: Math.round(Math.hypot(x - start.x, y - start.y) / 43),
        risk: (x + y) % 5 < 1 ? 1 : 0,
      })),
      ...view.figures
        .filter(({ owner }) => owner === 1)
        .slice(0, 2)
        .map(({ key }) => ({ key })),
    ],
    way,
    chosen: [`space:${far.name}`],
    rays: [{ from: start.name, to: view.figures.at(-1)?.spaces[0] ?? start.name, sight: 'obstructed' }],
  };
}
