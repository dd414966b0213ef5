import type { AbilityUnit } from '@scapewright/skirmish/author';
import { clauseAbility } from './clause-ability.ts';
import { partOf, type WrittenPart } from './written-parts.ts';

/** An ability that is data but for its parameters. */
export interface Template<Params extends Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  /** `{name}` is replaced by the parameter of that name. */
  readonly text: string;
  readonly parameters: Params;
  readonly parts: (params: Params) => readonly WrittenPart[];
}

/** An ability for many cards: a clause with parameters. It cites what abilities cite in general. */
export function template<Params extends Record<string, unknown>>({
  parameters,
  parts,
  ...unit
}: Template<Params>): AbilityUnit {
  const made = (params: Readonly<Record<string, unknown>>): AbilityUnit =>
    clauseAbility({ ...unit, parts: parts({ ...parameters, ...params }).map(partOf) });
  const { specialAttack } = made({});
  return {
    ...made({}),
    parameters,
    hooks: (params) => made(params).hooks({}),
    ...(specialAttack ? { specialAttack: (params) => made(params).specialAttack?.({}) } : {}),
    markers: (params) => made(params).markers?.({}) ?? [],
  };
}
