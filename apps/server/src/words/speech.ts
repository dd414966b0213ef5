import { type Said, saying, Wording } from '@scapewright/table';
import { german } from '@scapewright/table/german';
import { germanRuleTitles } from '@scapewright/table/german-titles';
import { findingGerman } from './findings/findings.ts';
import { serverGerman } from './server-german.ts';
import { type ServerText, serverTexts } from './server-texts.ts';

/** Every text that the server knows in other languages: those of tables, and its own. */
export const catalogues = { de: { ...german(), ...germanRuleTitles(), ...serverGerman, ...findingGerman } };

const english = new Wording();
const wordings: ReadonlyMap<string, Wording> = new Map([
  ['en', english],
  ...Object.entries(catalogues).map(([name, words]) => [name, new Wording(name, words)] as const),
]);

/** A text of the server before it is in a language. */
export function tell(key: ServerText, values?: Said['values']): Said {
  return saying(key, serverTexts[key], values);
}

/** The language that somebody wants most of those that there are, as a header of HTTP names them; English where it names none. */
export function wordingFor(accepted = ''): Wording {
  const wanted = accepted.split(',').map((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    return { wording: wordings.get(name.trim().split('-')[0] ?? ''), quality: Number(quality ?? 1) };
  });
  const known = wanted.filter(({ wording, quality }) => wording && quality > 0);
  return known.sort((a, b) => b.quality - a.quality)[0]?.wording ?? english;
}

/** Does a language have all the words of a text, also of those in it? */
export function isSaidIn({ language }: Wording, said: Said): boolean {
  if (language === english.language) return true;
  const words: Readonly<Record<string, string>> = catalogues[language as keyof typeof catalogues] ?? {};
  const inside = Object.values(said.values ?? {})
    .flat()
    .filter((one) => typeof one === 'object');
  return (
    said.key in words && inside.every((one) => !('text' in one) || isSaidIn({ language } as Wording, one))
  );
}
