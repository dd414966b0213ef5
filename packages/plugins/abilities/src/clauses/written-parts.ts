import type { BlockData, Json, JsonMap, PartData, PartKind } from './clause-data.ts';
import { blockOf } from './conditions.ts';

/** A part as authors write it: blocks are verbs, or verbs with parameters; choices stand by name. */
export interface WrittenPart {
  readonly kind: PartKind;
  readonly trigger?: { readonly on: string } & JsonMap;
  readonly when?: readonly Json[];
  readonly optional?: boolean;
  readonly chooser?: string;
  readonly limit?: PartData['limit'];
  readonly cost?: readonly Json[];
  readonly choose?: Readonly<Record<string, Json>>;
  readonly do?: readonly Json[];
  readonly until?: string;
  readonly else?: readonly Json[];
}

/** A part as it is compiled. */
export function partOf({
  trigger,
  choose = {},
  when,
  cost,
  do: effects,
  else: fallback,
  ...part
}: WrittenPart): PartData {
  const { on = '', ...rest } = trigger ?? {};
  return {
    ...part,
    ...(trigger ? { trigger: { on: String(on), with: rest as JsonMap } } : {}),
    when: blocksOf(when),
    cost: blocksOf(cost),
    choose: Object.entries(choose).flatMap(([name, written]) =>
      blocksOf([written]).map((block) => ({ ...block, name })),
    ),
    do: blocksOf(effects),
    else: blocksOf(fallback),
  };
}

function blocksOf(list: readonly Json[] = []): readonly BlockData[] {
  return list.flatMap((one) => blockOf(one) ?? []);
}
