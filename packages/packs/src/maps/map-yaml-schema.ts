import * as z from 'zod';
import { battlefield, board } from '../scenario/board-schema.ts';
import { spaces } from '../scenario/notation.ts';
import { count, id, named, oneOrMany, strict, text, wording } from '../schema/parts.ts';

const space = '[a-z]{1,4}[1-9][0-9]{0,4}';
const listedSpace = () =>
  wording(
    'spaces such as c3, c3@1, or a1-h3 for all spaces from column a to h in rows 1 to 3',
    new RegExp(
      `^(?:${space}(?:@[0-9]{1,4})?|${space}-${space})(?: +(?:${space}(?:@[0-9]{1,4})?|${space}-${space}))*$`,
    ),
  );

/** A map file: what a person wants to know of the map, the keys of a board, destructible objects that nobody drafts, start zones. */
export const mapYamlSchema = () =>
  strict({
    map: text('the name of the map'),
    author: text('the name of its author').optional(),
    description: text().optional(),
    players: count(1, 8).optional(),
    ruleset: id('a ruleset').optional(),
    ...board().shape,
    battlefields: z.array(battlefield()).optional(),
    neutral: named(strict({ card: id('a card'), at: spaces() }), 'an object').optional(),
    start: z
      .array(
        strict({
          player: count(1, 8),
          name: text('the name of the zone').optional(),
          spaces: oneOrMany(listedSpace()),
        }),
      )
      .optional(),
  });

export type MapYamlKeys = z.output<ReturnType<typeof mapYamlSchema>>;
