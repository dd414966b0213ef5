import type { AbilityUnit } from '@scapewright/skirmish/author';
import { clauseAbility } from './clause-ability.ts';
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
  const made = (params: Readonly<Record<string, unknown>>): AbilityUnit =>
    clauseAbility({
      ...unit,
      text: textWith(params),
      parts: parts({ ...parameters, ...params }).map(partOf),
    });
  const words = (params: Readonly<Record<string, unknown>>) => ({
    name: typeof params['called'] === 'string' ? params['called'] : unit.name,
    text: says ? says({ ...parameters, ...params }) : textWith(params),
  });
  const { specialAttack } = made({});
  return {
    ...made({}),
    parameters,
    ...(says || typeof text !== 'string' ? { words } : {}),
    hooks: (params) => made(params).hooks({}),
    ...(specialAttack ? { specialAttack: (params) => made(params).specialAttack?.({}) } : {}),
    markers: (params) => made(params).markers?.({}) ?? [],
  };
}
