import type { AbilityUnit } from '@scapewright/skirmish/author';
import { parameterizedClause } from './clause-ability.ts';
import { partOf, type WrittenPart } from './written-parts.ts';

/** An ability that is data but for its parameters. */
export interface Template<Params extends Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  /** `{name}` is replaced by the parameter of that name; or what it says with the parameters. A parameter `called` is its name. */
  readonly text: string | ((params: Params) => string);
  /** Its text with parameters that change more than a word; left out: `text`. */
  readonly says?: (params: Params) => string;
  readonly parameters: Params;
  readonly parts: (params: Params) => readonly WrittenPart[];
}

/** An ability for many cards: a clause with parameters. It cites what abilities cite in general. */
export function template<Params extends Record<string, unknown>>({
  parameters,
  parts,
  says,
  ...unit
}: Template<Params>): AbilityUnit {
  const { text } = unit;
  const textWith = (params: Readonly<Record<string, unknown>>): string =>
    typeof text === 'string' ? text : text({ ...parameters, ...params });
  const ability = parameterizedClause((params) => ({
    ...unit,
    text: textWith(params),
    parts: parts({ ...parameters, ...params }).map(partOf),
  }));
  const words = (params: Readonly<Record<string, unknown>>) => ({
    name: typeof params['called'] === 'string' ? params['called'] : unit.name,
    text: says ? says({ ...parameters, ...params }) : textWith(params),
  });
  return { ...ability, parameters, ...(says || typeof text !== 'string' ? { words } : {}) };
}
