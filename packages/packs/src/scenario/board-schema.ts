import * as z from 'zod';
import { scenarioAbility } from '../card/card-schema.ts';
import { building } from '../maps/building-schema.ts';
import { count, id, ids, named, strict, text, wording } from '../schema/parts.ts';
import { facing, space, spaces, stepCode } from './notation.ts';
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

/** A battlefield beside the main one, or an extension of one: the inside of an object (`of`), or a map that is attached (`joint`). */
export const battlefield = () =>
  strict({
    id: wording('an id in kebab-case', /^[a-z][a-z0-9-]*$/),
    kind: id('a kind of battlefield'),
    hexes: hexes(),
    exits: z.array(space()).optional(),
    of: id('an object with an inside').optional(),
    entrances: z.array(space()).optional(),
    closed: z.array(space()).optional(),
    seats: named(space(), 'a place such as driver').optional(),
    joint: strict({ space: space(), side: facing(), of: space() }).optional(),
    connections: z.array(space()).optional(),
  });

const grants = () =>
  strict({
    attack: z.int().min(-99).max(99).optional(),
    defense: z.int().min(-99).max(99).optional(),
    move: z.int().min(-99).max(99).optional(),
    range: z.int().min(-99).max(99).optional(),
  });

/** What the card of a token prints: name, subtitle, keywords, rank, the rules that hold around it, and abilities. */
const tokenCard = () => ({
  name: text('a name').optional(),
  subtitle: text().optional(),
  keywords: z.array(text()).optional(),
  rank: count().optional(),
  rules: z
    .array(
      strict({
        stat: z.enum(['attack', 'defense', 'move', 'range']),
        add: z.int().min(-99).max(99),
        within: count().optional(),
      }),
    )
    .optional(),
  abilities: z.array(scenarioAbility()).optional(),
  grants: grants().optional(),
});

/** Items, by id. */
export const items = () =>
  named(
    strict({
      ...tokenCard(),
      drop: count().optional(),
      rarity: z.enum(['common', 'uncommon', 'unique']).optional(),
      permanent: z.boolean().optional(),
      carriers: z.enum(['unique-heroes', 'anybody', 'nobody']).optional(),
      when: z.array(stepCode()).optional(),
      effect: effect().optional(),
    }),
    'an item',
  );

/** Hazards by id. */
export const groundTokens = () => named(strict(tokenCard()), 'an id');

/** Resources by id; one that is a transit space has a transit number (SS-RES-001). */
export const resources = () => named(strict({ ...tokenCard(), transit: count().optional() }), 'an id');

export type BoardKeys = z.output<ReturnType<typeof board>>;
export type BattlefieldKeys = z.output<ReturnType<typeof battlefield>>;
export type GroundTokenKeys = z.output<ReturnType<typeof groundTokens>>[string];
export type ResourceKeys = z.output<ReturnType<typeof resources>>[string];
export type ItemKeys = z.output<ReturnType<typeof items>>[string];
