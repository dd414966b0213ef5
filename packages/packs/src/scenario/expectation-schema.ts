import * as z from 'zod';
import { count, id, ids, named, oneOrMany, step, strict } from '../schema/parts.ts';
import { facing, ruleId, space, spaces, spacesKey, stepCode } from './notation.ts';
import { counts } from './stimulus-schema.ts';

const figure = () => id('a figure');
const player = () => id('a player');
const pairs = () => z.array(z.array(figure()).min(2).max(2));
const ends = { from: id('a figure or a space'), to: id('a figure or a space') };

const figureIs = () =>
  strict({
    wounds: count().optional(),
    at: spaces().nullable().optional(),
    defeated: z.boolean().optional(),
    items: ids('an item').optional(),
    controller: player().nullable().optional(),
    side: z.enum(['front', 'back']).optional(),
    in: id('an object').nullable().optional(),
    seat: id('a seat').nullable().optional(),
    team: player().nullable().optional(),
    facing: facing().optional(),
  });

/** A question by its name alone, or with who was asked and what about. */
const question = () =>
  z.union([
    id('a decision'),
    strict({
      asks: id('a decision'),
      who: player().optional(),
      about: id('a figure or a thing').optional(),
      times: count(1).optional(),
    }),
  ]);

/** What may be asserted after a command. */
export const expectation = () =>
  strict({
    figures: named(figureIs(), 'a figure').optional(),
    adjacent: pairs().optional(),
    'not-adjacent': pairs().optional(),
    engaged: pairs().optional(),
    'not-engaged': pairs().optional(),
    sight: oneOrMany(strict({ ...ends, is: z.enum(['clear', 'obstructed', 'none']) })).optional(),
    range: oneOrMany(strict({ ...ends, is: count().nullable() })).optional(),
    reach: oneOrMany(
      strict({ figure: figure(), cost: z.record(spacesKey(), count().nullable()) }),
    ).optional(),
    space: oneOrMany(
      strict({
        of: space(),
        hex: z.enum(['full', 'half', 'partial']).optional(),
        level: count().optional(),
        terrain: id('a terrain').optional(),
        land: z.enum(['land', 'nonland', 'neither']).optional(),
        groups: ids('a grouping').optional(),
        neighbours: count(0, 6).optional(),
        holds: z.enum(['occupied', 'unoccupied', 'empty']).optional(),
        piece: count().optional(),
      }),
    ).optional(),
    value: oneOrMany(
      strict({
        figure: figure(),
        stat: id('a statistic'),
        against: figure().optional(),
        is: step().nullable(),
      }),
    ).optional(),
    targets: oneOrMany(strict({ figure: figure(), are: ids('a figure') })).optional(),
    dice: strict({ attack: count().optional(), defense: count().optional() }).optional(),
    offers: oneOrMany(
      strict({ figure: figure(), has: ids('an ability').optional(), hasnt: ids('an ability').optional() }),
    ).optional(),
    steps: z.array(stepCode()).optional(),
    'was-asked': oneOrMany(question()).optional(),
    'not-asked': oneOrMany(question()).optional(),
    pending: strict({ player: player().optional(), asks: id('a decision').optional() }).optional(),
    turn: strict({
      round: count(1).optional(),
      player: player().optional(),
      step: stepCode().optional(),
    }).optional(),
    tokens: named(
      strict({
        at: space().nullable().optional(),
        face: z.enum(['up', 'down']).optional(),
        removed: z.boolean().optional(),
      }),
      'a token',
    ).optional(),
    log: z.array(ruleId()).optional(),
    winner: player().nullable().optional(),
    markers: named(counts(), 'a figure').optional(),
    orders: named(
      named(strict({ revealed: ids('a marker').optional(), unrevealed: count().optional() }), 'a figure'),
      'a player',
    ).optional(),
    sees: oneOrMany(
      strict({ player: player(), orders: named(ids('hidden or a marker'), 'a figure') }),
    ).optional(),
    rolled: strict({ rolled: step().optional(), result: step().optional() }).optional(),
    cards: named(ids('a card'), 'a player').optional(),
  });

export type ExpectationKeys = z.output<ReturnType<typeof expectation>>;
