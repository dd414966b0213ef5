/** A list of numbers as variables: `space0`, `space1` ... */
export type Numbered<Name extends string> = { readonly [Key in `${Name}${number}`]: number };

/** The variables `space0`, `space1` ... for a list of numbers. */
export function numberedVars<Name extends string>(name: Name, numbers: readonly number[]): Numbered<Name> {
  const vars: Record<string, number> = {};
  for (let at = 0; at < numbers.length; at++) vars[`${name}${at}`] = numbers[at] as number;
  return vars as Numbered<Name>;
}

/** The list that {@link numberedVars} has made into variables. */
export function numbersOf<Name extends string>(vars: Numbered<Name>, name: Name): readonly number[] {
  const numbers: number[] = [];
  for (let at = 0; ; at++) {
    const number: number | undefined = vars[`${name}${at}`];
    if (number === undefined || number < 0) return numbers;
    numbers.push(number);
  }
}
