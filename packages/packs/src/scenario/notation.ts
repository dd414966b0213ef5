import * as z from 'zod';
import { asList, id, oneOrMany, wording } from '../schema/parts.ts';
import type { SpaceNames } from './command.ts';

const oneSpace = '(?:[a-z][a-z0-9-]*:)?[a-z]{1,4}[1-9][0-9]{0,4}(?:@[0-9]{1,4})?';

/** The name of a space: column letters and row number, a level after `@` where columns are stacked, a battlefield before `:`. */
export const space = () => wording('a space such as c3, c3@1 or ud:a1', new RegExp(`^${oneSpace}$`));

/** One space, or every space of a larger base. */
export const spaces = () => oneOrMany(space());

/** One space, or several (`c2+d2`), as the key of a map. */
export const spacesKey = () =>
  wording('a space such as c3, or c2+d2 for a double base', new RegExp(`^${oneSpace}(?:\\+${oneSpace})*$`));

export const facing = () => z.enum(['E', 'NE', 'NW', 'W', 'SW', 'SE']);

/** A step code of the timing table; `4` may be written bare. */
export const stepCode = () => id('a step code such as 3A or C7');

/** A rule's id in the ledger. */
export const ruleId = () => wording('a rule id such as SS-FALL-001', /^[A-Z][A-Z0-9]*(?:-[A-Za-z0-9.]+)+$/);

/** A worked example of a rule: its place among those of the rule, from 1. */
export const exampleId = () =>
  wording(
    'a worked example such as SS-FALL-001.2, the second of its rule',
    /^[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+\.[1-9][0-9]?$/,
  );

/** Rule ids where one or several may stand. */
export const ruleIds = () => oneOrMany(ruleId());

/** Scripted rolls: letters for combat and damage dice, a number for a numbered die. */
export const dice = () =>
  z.array(
    z.union([wording('letters S, H and B', /^[SHB]*$/), z.int().min(0).max(1000)], {
      error: 'wanted: letters S, H and B, one for each die, or the number of one die',
    }),
  );

export const spaceNames = (value: string | readonly string[]): SpaceNames => asList(value);

/** Whether the text has the form of a space's name; whether there is such a space the board knows. */
export const isSpaceName = (name: string): boolean => new RegExp(`^${oneSpace}$`).test(name);
