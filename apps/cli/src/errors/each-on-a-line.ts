import { english, type Said } from '@scapewright/table';

/** Several sentences as one text, each on a line of its own. */
export function eachOnALine(sentences: readonly (Said | string)[]): Said & { readonly english: string } {
  const places = sentences.map((one, at) => [`line${at}`, one] as const);
  const said: Said = {
    key: '',
    text: places.map(([place]) => `{${place}}`).join('\n'),
    values: Object.fromEntries(places),
  };
  return { ...said, english: english.text(said) };
}
