import type { Vars } from '@scapewright/kernel';

/** The variables `space0`, `space1` ... for a list of numbers. */
export function numberedVars(name: string, numbers: readonly number[]): Vars {
  const vars: Vars = {};
  for (let at = 0; at < numbers.length; at++) vars[`${name}${at}`] = numbers[at] as number;
  return vars;
}

/** The list that {@link numberedVars} has made into variables. */
export function numbersOf(vars: Readonly<Vars>, name: string): readonly number[] {
  const numbers: number[] = [];
  for (let at = 0; (vars[`${name}${at}`] ?? -1) >= 0; at++) numbers.push(vars[`${name}${at}`] as number);
  return numbers;
}
