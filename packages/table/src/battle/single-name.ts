/**
 * What one figure of a squad is called: `Marro Warriors` are each a `Marro Warrior`, `Sentinels of Jandar` a `Sentinel of
 * Jandar`. A name that does not end as a plural does stays as it is.
 */
export function singleName(squad: string): string {
  const [, many = squad, rest = ''] = /^(.*?)((?: of .*)?)$/s.exec(squad) ?? [];
  return singular(many) + rest;
}

function singular(name: string): string {
  if (/(?:[^aeiou]ies)$/i.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/i.test(name)) return name.slice(0, -2);
  if (/ves$/i.test(name)) return `${name.slice(0, -3)}f`;
  return /[^sui]s$/i.test(name) ? name.slice(0, -1) : name;
}
