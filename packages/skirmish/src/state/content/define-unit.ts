import type { Hook } from '@scapewright/kernel';
import { type WithMessages, withKeys } from './messages.ts';
import type { AbilityUnit, LinkUnit, ObjectUnit, RuleUnit, SpecialAttack, SymbolUnit } from './unit.ts';

/** Defines an ability. Parameters are typed by their defaults. */
export function ability<Params extends Record<string, unknown>>(
  unit: Omit<
    AbilityUnit,
    'kind' | 'parameters' | 'examples' | 'hooks' | 'specialAttack' | 'markers' | 'messages'
  > &
    WithMessages & {
      readonly parameters?: Params;
      readonly examples?: readonly Partial<Params>[];
      readonly hooks?: (params: Params) => readonly Hook[];
      readonly specialAttack?: (params: Params) => SpecialAttack;
      readonly markers?: (params: Params) => readonly string[];
    },
): AbilityUnit {
  const { parameters, hooks, specialAttack, markers, ...rest } = withKeys(unit);
  const fill = (params: Readonly<Record<string, unknown>>): Params => ({
    ...(parameters as Params),
    ...params,
  });
  return {
    ...rest,
    kind: 'ability',
    parameters: parameters ?? {},
    hooks: (params) => hooks?.(fill(params)) ?? [],
    ...(specialAttack
      ? { specialAttack: (params: Readonly<Record<string, unknown>>) => specialAttack(fill(params)) }
      : {}),
    ...(markers ? { markers: (params: Readonly<Record<string, unknown>>) => markers(fill(params)) } : {}),
  };
}

/** Defines a symbol. */
export function symbol(unit: Omit<SymbolUnit, 'kind' | 'messages'> & WithMessages): SymbolUnit {
  return { kind: 'symbol', ...withKeys(unit) };
}

/** Defines rules that belong to no card. */
export function rules(unit: Omit<RuleUnit, 'kind' | 'messages'> & WithMessages): RuleUnit {
  return { kind: 'rule', ...withKeys(unit) };
}

/** Defines a kind of link. */
export function link(unit: Omit<LinkUnit, 'kind' | 'messages'> & WithMessages): LinkUnit {
  return { kind: 'link', ...withKeys(unit, [`link.${unit.id}`]) };
}

/** Defines a kind of plain object. The reasons that follow from what it states need not be listed. */
export function object(unit: Omit<ObjectUnit, 'kind' | 'messages'> & WithMessages): ObjectUnit {
  const { id, climb, blocksFlying } = unit;
  const moments = ['', climb ? '.climbed' : '-', blocksFlying ? '.bars-flying' : '-'];
  const own = moments.filter((moment) => moment !== '-').map((moment) => `object.${id}${moment}`);
  return { kind: 'object', ...withKeys(unit, own) };
}
