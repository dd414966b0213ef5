import * as z from 'zod';
import type { Containers } from '../schema/few-wrong.ts';
import { count, strict } from '../schema/parts.ts';

const sizes = ['tiny', 'small', 'medium', 'large', 'huge'] as const;
const units = ['hero', 'squad', 'object', 'one-shot', 'story'] as const;
const levels = () => z.int().min(-999).max(999);
const hex = () => z.int().min(-4999).max(4999);
const points = () => z.int().min(0).max(999_999);

/** The schema of what a battle was started with, in full: whoever has the file needs no pack to go on with it. */
export function battleSchema(containers: Containers) {
  const { array } = containers;
  const names = () => array(z.string());
  const card = cardSchema(containers);
  return strict({
    ruleset: z.string(),
    variants: names().exactOptional(),
    format: z.string().exactOptional(),
    map: z.string(),
    mapFile: z.string(),
    ground: groundSchema(containers, card),
    scenery: strict({
      zones: array(strict({ side: count(), name: z.string(), spaces: names() })),
      objects: array(strict({ kind: z.string(), name: z.string(), solids: names(), walls: names() })),
    }),
    armies: array(strict({ player: z.string(), cards: array(card), backs: names().exactOptional() })),
    seats: names(),
    seed: z.string(),
    dice: z.enum(['asked', 'secure']).exactOptional(),
    ...termsShape(containers, card),
  });
}

/** What players agree on before a battle. */
function termsShape({ array, record }: Containers, card: CardSchema) {
  const value = z.union([z.string(), z.number(), z.boolean()]);
  return {
    roundLimit: count(1).exactOptional(),
    rulings: record(value).exactOptional(),
    points: points().exactOptional(),
    victory: array(strict({ id: z.string(), with: record(z.unknown()).exactOptional() })).exactOptional(),
    victoryAlone: z.boolean().exactOptional(),
    draft: array(strict({ card, copies: count(1) })).exactOptional(),
    teammates: array(array(z.string())).exactOptional(),
    choosesZones: z.boolean().exactOptional(),
  };
}

function groundSchema({ array, record }: Containers, card: CardSchema) {
  const names = () => array(z.string());
  const abilities = () => abilitiesOf({ array, record });
  const object = strict({
    id: z.string(),
    kind: z.string(),
    spaces: names(),
    walls: names().exactOptional(),
    types: names().exactOptional(),
    targetPoints: array(strict({ at: names(), level: z.number() })).exactOptional(),
  });
  const token = strict({
    name: z.string(),
    kind: z.string(),
    content: z.string(),
    at: z.string(),
    faceUp: z.boolean(),
    drawn: strict({ rank: count().exactOptional() }).exactOptional(),
    pooled: z.boolean().exactOptional(),
    abilities: abilities().exactOptional(),
    underfoot: z.boolean().exactOptional(),
    data: record(z.unknown()),
  });
  const building = strict({
    id: z.string(),
    kind: z.string(),
    access: z.enum(['enclosed', 'interior']),
    limit: z.number(),
    floors: array(names()),
    fills: names(),
    windows: names(),
    shafts: array(strict({ id: z.string(), levels: array(names()), car: z.string().exactOptional() })),
  });
  const layer = strict({ terrain: z.string(), levels: levels(), piece: z.string() });
  return strict({
    plan: planSchema({ array, record }),
    startZones: array(names()),
    objects: array(object).exactOptional(),
    tokens: array(token).exactOptional(),
    neutral: array(strict({ name: z.string(), card, at: names() })).exactOptional(),
    buildings: array(building).exactOptional(),
    layers: array(strict({ space: z.string(), layers: array(layer) })).exactOptional(),
    battlefields: array(furtherSchema({ array, record })).exactOptional(),
  });
}

function furtherSchema({ array }: Containers) {
  const names = () => array(z.string());
  return strict({
    id: z.string(),
    kind: z.string(),
    region: count(),
    spaces: names(),
    exits: names(),
    of: z.string().exactOptional(),
    entrances: names(),
    closed: names(),
    seats: array(strict({ name: z.string(), at: z.string() })),
    connections: names(),
    joint: strict({ space: z.string(), side: z.string(), of: z.string() }).exactOptional(),
    by: z.string().exactOptional(),
  });
}

/** A battlefield as the board compiles it. */
function planSchema({ array }: Containers) {
  const flag = () => z.boolean().exactOptional();
  const space = strict({
    q: hex(),
    r: hex(),
    level: levels(),
    underside: levels(),
    terrain: z.string(),
    name: z.string(),
    hex: z.enum(['full', 'half', 'partial']).exactOptional(),
    rung: flag(),
    region: count().exactOptional(),
    piece: z.string().exactOptional(),
    removed: flag(),
  });
  const wall = strict({
    id: z.string(),
    between: array(z.tuple([z.string(), z.string()])),
    edges: array(z.tuple([z.string(), count(0, 5)])).exactOptional(),
    bottom: levels(),
    top: levels(),
    climb: z.enum(['no', 'levels']).exactOptional(),
    outside: levels().exactOptional(),
    blocksFlying: flag(),
    passable: flag(),
    blocksSight: flag(),
    separates: z.union([z.boolean(), z.literal('always')]).exactOptional(),
    obstructs: flag(),
  });
  const solid = strict({
    id: z.string(),
    spaces: array(z.string()),
    height: z.union([levels(), array(levels())]),
    blocksFlying: flag(),
    blocksSight: flag(),
    obstructs: flag(),
    enterable: flag(),
  });
  const link = strict({
    from: z.string(),
    to: z.string(),
    cost: count(),
    kind: z.string(),
    bothWays: flag(),
    placed: flag(),
  });
  return strict({
    spaces: array(space),
    walls: array(wall).exactOptional(),
    solids: array(solid).exactOptional(),
    links: array(link).exactOptional(),
  });
}

function abilitiesOf({ array, record }: Containers) {
  return array(strict({ id: z.string(), unit: z.string().exactOptional(), with: record(z.unknown()) }));
}

type CardSchema = ReturnType<typeof cardSchema>;

/** A card as play needs it. */
function cardSchema(containers: Containers) {
  const { array, record } = containers;
  const names = () => array(z.string());
  const stat = () => count().nullable();
  const side = {
    id: z.string(),
    name: z.string(),
    identity: names(),
    publisher: z.string().exactOptional(),
    unit: z.enum(units),
    figures: count(0, 20),
    uniqueness: z.enum(['common', 'uncommon', 'unique', 'event']),
    size: z.enum(sizes).nullable(),
    height: count(),
    base: z.union([z.enum(['single', 'double']), array(z.tuple([hex(), hex()]))]),
    life: stat(),
    move: stat(),
    range: stat(),
    attack: stat(),
    defense: stat(),
    points: points(),
    symbols: names(),
    keywords: names(),
    faction: names(),
    species: names(),
    class: z.string(),
    personality: z.string(),
    abilities: abilitiesOf(containers),
    occupancy: count().exactOptional(),
    exterior: z.boolean().exactOptional(),
    seats: names().exactOptional(),
    cover: z.enum(['none', 'partial', 'full']).exactOptional(),
    operators: record(abilitiesOf(containers)).exactOptional(),
    entrances: array(strict({ at: z.tuple([hex(), hex()]), side: count(0, 5) })).exactOptional(),
    carries: count().exactOptional(),
    teamNeeds: strict({ symbols: names(), keywords: names(), identities: names() }).exactOptional(),
    rules: names().exactOptional(),
    costless: z.boolean().exactOptional(),
  };
  return strict({ ...side, otherSide: strict(side).exactOptional() });
}
