import type { TextureStroke } from '../scene/textures.ts';
import { textures, textureTile } from '../scene/textures.ts';

const inked = ({ path, ink, strength, width }: TextureStroke): string => {
  const colour = ink === 'dark' ? '#1a140c' : '#fff';
  return width === undefined
    ? `<path d="${path}" fill="${colour}" fill-opacity="${strength}"/>`
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${strength}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

/** The patterns of all textures, for fills of a drawing whose ids begin so. */
export function drawDefs(ids: string): string {
  const { width, height } = textureTile;
  const head = (name: string) =>
    `<pattern id="${ids}-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">`;
  const patterns = Object.entries(textures).map(
    ([name, strokes]) => `${head(name)}${strokes.map(inked).join('')}</pattern>`,
  );
  const hatch = (name: string, ink: string, strength: number, width: number) =>
    `<pattern id="${ids}-${name}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v8" stroke="${ink}" stroke-opacity="${strength}" stroke-width="${width}"/></pattern>`;
  return `<defs>${patterns.join('')}${hatch('cut', '#000', 0.5, 3)}${hatch('area', '#fff', 0.75, 2.4)}</defs>`;
}
