import type { BattlefieldSetup } from '../scenario/scenario-data.ts';
import type { MapBattlefield } from './map-model.ts';

/** What a map states of a battlefield beside the main one. A space without a battlefield in front is one of its own. */
export function battlefieldOf(setup: BattlefieldSetup): MapBattlefield {
  const { id, kind, of, joint, by } = setup;
  const own = (name: string): string => (name.includes(':') ? name : `${id}:${name}`);
  return {
    id,
    kind,
    exits: setup.exits.map(own),
    entrances: setup.entrances.map(own),
    closed: setup.closed.map(own),
    seats: setup.seats.map(({ name, at }) => ({ name, at: own(at) })),
    connections: setup.connections.map(own),
    ...(of !== undefined && { of }),
    ...(by !== undefined && { by }),
    ...(joint && { joint: { ...joint, space: own(joint.space) } }),
  };
}

/** The keys of a battlefield in a file, but for its id, kind and rows; spaces of its own are written without its id. */
export function battlefieldKeys(field: MapBattlefield): Readonly<Record<string, unknown>> {
  const { id, of, by, joint, seats, exits, entrances, closed, connections } = field;
  const own = (name: string): string => (name.startsWith(`${id}:`) ? name.slice(id.length + 1) : name);
  const lists = { exits, entrances, closed, connections };
  return {
    ...(of !== undefined && { of }),
    ...(by !== undefined && { by }),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([key, names]) => (names.length > 0 ? [[key, names.map(own)]] : [])),
    ),
    ...(seats.length > 0 && { seats: Object.fromEntries(seats.map(({ name, at }) => [name, own(at)])) }),
    ...(joint && { joint: { ...joint, space: own(joint.space) } }),
  };
}
