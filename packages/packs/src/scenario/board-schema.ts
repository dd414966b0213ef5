import * as z from 'zod';
import { building } from '../maps/building-schema.ts';
import { count, id, ids, named, strict, text, wording } from '../schema/parts.ts';
import { rank } from '../tokens/token-card-schema.ts';
import { facing, space, spaces } from './notation.ts';
import { effect } from './stimulus-schema.ts';

const object = () =>
  strict({
    id: id('an id'),
    kind: id('a kind of object'),
    at: spaces().optional(),
    between: z.array(z.array(space()).min(2).max(2)).min(1).optional(),
    height: count().optional(),
    facing: facing().optional(),
    types: ids('a type of object').optional(),
    'target-points': z
      .array(strict({ at: spaces(), level: count(0, 99) }))
      .min(1)
      .optional(),
  });

const token = () =>
  strict({
    id: id('an id'),
    kind: z.enum(['item', 'hazard', 'resource', 'glyph']),
    item: id('an item').optional(),
    hazard: id('a hazard').optional(),
    resource: id('a resource').optional(),
    drawn: strict({ rank: rank().optional() }).optional(),
    at: space().nullable().optional(),
    face: z.enum(['up', 'down']).optional(),
    trap: effect().optional(),
  });

const hexes = () => text('rows of cells such as "g1 g1"');

/** The main battlefield. */
export const board = () =>
  strict({
    hexes: hexes(),
    legend: z.record(wording('a terrain code of lower-case letters', /^[a-z]+$/), id('a terrain')).optional(),
    objects: z.array(object()).optional(),
    tokens: z.array(token()).optional(),
    ladders: z
      .array(
        strict({ id: id('an id'), landing: space(), top: space(), 'turbo-lift': z.boolean().optional() }),
      )
      .optional(),
    buildings: z.array(building()).optional(),
    pieces: z.array(z.array(space()).min(1)).optional(),
  });

/**
 * A battlefield beside the main one (`separate` where no kind is given), or an extension of one: the inside of an object
 * (`of`), or a map that is attached (`joint`, or where the player `by` picks).
 */
export const battlefield = () =>
  strict({
    id: wording('an id in kebab-case', /^[a-z][a-z0-9-]*$/),
    kind: id('a kind of battlefield').optional(),
    hexes: hexes(),
    exits: z.array(space()).optional(),
    of: id('an object with an inside').optional(),
    entrances: z.array(space()).optional(),
    closed: z.array(space()).optional(),
    seats: named(space(), 'a place such as driver').optional(),
    joint: strict({ space: space(), side: facing(), of: space() }).optional(),
    by: id('a player').optional(),
    connections: z.array(space()).optional(),
  });

export type BoardKeys = z.output<ReturnType<typeof board>>;
export type BattlefieldKeys = z.output<ReturnType<typeof battlefield>>;
