import * as z from 'zod';
import { count, id, oneOrMany, strict, wording } from '../schema/parts.ts';

const oneSpace = '(?:[a-z][a-z0-9-]*:)?[a-z]{1,4}[1-9][0-9]{0,4}';

const space = () => wording('a space such as c3 or c3@9', new RegExp(`^${oneSpace}(?:@[0-9]{1,4})?$`));
const spaces = () => oneOrMany(space());

/** Spaces, or blocks of columns, in which every one that has a surface of the wanted level counts. */
const columns = () =>
  oneOrMany(
    wording(
      'spaces such as c3 or c3@9, or a1-h3 for a block of columns',
      new RegExp(`^${oneSpace}(?:@[0-9]{1,4}|-[a-z]{1,4}[1-9][0-9]{0,4})?$`),
    ),
  );

/** A building of a board or a map. */
export const building = () =>
  strict({
    id: id('an id'),
    kind: id('a kind of building').optional(),
    access: z.enum(['enclosed', 'interior']),
    limit: count(1, 99).optional(),
    at: columns().optional(),
    height: count(1).optional(),
    floors: z.array(strict({ level: count(), at: columns() })).optional(),
    roof: count(1).optional(),
    doorways: spaces().optional(),
    windows: spaces().optional(),
    walls: z.array(z.array(space()).min(2).max(2)).min(1).optional(),
    stairs: z.array(strict({ down: space(), up: space(), number: count(0, 99) })).optional(),
    elevators: z.array(strict({ id: id('an id'), at: spaces(), car: id('a figure').optional() })).optional(),
    transit: z.array(strict({ number: count(0, 99), at: spaces() })).optional(),
    half: columns().optional(),
    partial: columns().optional(),
    entrances: z.array(z.array(space()).min(2).max(2)).min(1).optional(),
  });

export type BuildingKeys = z.output<ReturnType<typeof building>>;
