/** What a person types for every generator. */
export interface NameOptions {
  /** Kebab-case: `rage-smash`. */
  readonly name: string;
}

/** The forms of a name that templates use. */
export interface Naming {
  /** `rage-smash` */
  readonly name: string;
  /** `rageSmash` */
  readonly constant: string;
  /** `Rage Smash` */
  readonly title: string;
}

/** Refuses what would not be a tidy file name, so that a slip is found before anything is written. */
export function naming(name: string): Naming {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not kebab-case; write it like rage-smash`);
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const joined = words.join('');
  return { name, constant: `${joined[0]?.toLowerCase()}${joined.slice(1)}`, title: words.join(' ') };
}
