import { fixFor, type JsonValue, type Path, type Problem } from '@scapewright/packs';
import type { WrittenAbility } from './clause-places.ts';

/** The words that abilities as data can name things by. */
export interface KnownWords {
  readonly symbols: readonly string[];
  readonly terrains: readonly string[];
}

/** What takes terrains by their ids alone. Conditions and filters also take groups, and the types of objects underneath. */
const byTerrainId: readonly string[] = [
  ...['trigger', 'ignore-stop-terrain', 'modify-move-cost', 'add-or-remove-terrain'],
];

/** Symbols and terrains in abilities that nothing loaded has: what asks for them never holds, and what gives them gives nothing. */
export function unknownWords(
  abilities: readonly WrittenAbility[],
  { symbols, terrains }: KnownWords,
): readonly Problem[] {
  return abilities.flatMap(({ clause, file, placeOf }) =>
    wordsIn(clause.parts as unknown as JsonValue, ['parts'], '').flatMap(
      ({ kind, word, path }): Problem[] => {
        const known = kind === 'symbol' ? symbols : terrains;
        if (known.length === 0 || known.includes(word)) return [];
        const { line, column } = placeOf(path);
        const message = `${clause.name}: there is no ${kind} "${word}"`;
        return [{ file, line, column, path: '', message, fix: fixFor(word, known) }];
      },
    ),
  );
}

interface NamedWord {
  readonly kind: 'symbol' | 'terrain';
  readonly word: string;
  readonly path: Path;
}

/** The words below a value; `around`: the verb or key that it belongs to. */
function wordsIn(value: JsonValue | undefined, path: Path, around: string): readonly NamedWord[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => wordsIn(one, [...path, at], around));
  if (typeof value !== 'object' || value === null) return [];
  const { verb, with: parameters } = value as { readonly [key: string]: JsonValue };
  if (typeof verb === 'string') return wordsIn(parameters, [...path, verb], verb);
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'with' && around === 'trigger') return wordsIn(inner, path, around);
    const at = [...path, key];
    const named = (kind: NamedWord['kind']): readonly NamedWord[] =>
      [inner].flat().flatMap((word) => (typeof word === 'string' ? [{ kind, word, path: at }] : []));
    if (key === 'symbol' || key === 'not-symbol') return named('symbol');
    if (key === 'terrain' && byTerrainId.includes(around)) return named('terrain');
    return wordsIn(inner, at, key);
  });
}
