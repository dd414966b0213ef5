import type { SkirmishRun } from '@scapewright/skirmish';
import type { GlyphUse } from './temporary-glyph.ts';

/** Asks the glyph's player which of several places a figure is put on. */
export function askSpaces(
  run: SkirmishRun,
  { figure, seat, source }: GlyphUse,
  places: readonly (readonly number[])[],
): readonly number[] {
  const { game } = run;
  const names = places.map((spaces) => inOrder(spaces.map((space) => game.field.names[space] ?? '')));
  const chosen = run.pick({
    seat,
    asks: 'place',
    domain: 'place',
    options: places.map((_, at) => at),
    subject: game.keyOf('figure', figure),
    source,
    keyOf: (at) => `space:${names[at] ?? ''}`,
    readKey: (key) => {
      const at = names.indexOf(inOrder(key.replace(/^space:/, '').split('+')));
      return at < 0 ? undefined : at;
    },
  });
  return places[chosen] ?? [];
}

function inOrder(names: readonly string[]): string {
  return [...names].sort().join('+');
}
