import type { TerrainTexture } from '@scapewright/board';

/** One stroke or fill of a texture, in ink that darkens or lightens what is below it. */
export interface TextureStroke {
  readonly path: string;
  readonly ink: 'dark' | 'light';
  readonly strength: number;
  /** Width of the stroke in millimetres; left out = filled. */
  readonly width?: number;
}

/** Width and height of a tile of texture in millimetres: it repeats without a seam. */
export const textureTile = { width: 48, height: 48 } as const;

const dark = (path: string, strength: number, width?: number): TextureStroke => ({
  path,
  ink: 'dark',
  strength,
  ...(width === undefined ? {} : { width }),
});
const light = (path: string, strength: number, width?: number): TextureStroke => ({
  ...dark(path, strength, width),
  ink: 'light',
});

/** Small marks scattered over a tile: a few shapes at places that look like chance and repeat. */
function scattered(count: number, shape: string, seed: number): string {
  const { width, height } = textureTile;
  return Array.from({ length: count }, (_, at) => {
    const x = 3 + (((at * 29 + seed * 17) * 37) % (width - 6));
    const y = 3 + (((at * 43 + seed * 11) * 23) % (height - 6));
    return `M${x} ${y}${shape}`;
  }).join('');
}

/** A line of waves across the tile at a height. */
const wave = (y: number, swing: number): string => `M0 ${y}q6 -${swing} 12 0t12 0t12 0t12 0`;

/** What the textures look like, the same in both painters. */
export const textures: Readonly<Record<TerrainTexture, readonly TextureStroke[]>> = {
  blades: [
    dark(scattered(9, 'l-1.6 -3.4m1.6 3.4l.4 -4.2m-.4 4.2l2 -3', 1), 0.2, 0.8),
    light(scattered(7, 'l-1 -3m1 3l1.2 -2.6', 5), 0.22, 0.8),
  ],
  grains: [
    dark(scattered(20, 'a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0', 2), 0.22),
    light(scattered(14, 'a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0', 7), 0.4),
    dark('M4 14q7 -4 14 0M28 38q7 -4 14 0', 0.12, 0.9),
  ],
  cracks: [
    dark(
      'M0 10l8 4 6 -6 10 5M14 8v-8M24 13l4 12 -9 7M28 25l12 3 8 -4M19 32l3 10 -6 6M40 28l-3 12 8 8',
      0.24,
      0.9,
    ),
    light('M0 11.5l8 4 6 -6M26 14l3.6 11 11 3', 0.28, 0.8),
  ],
  waves: [
    light([6, 22, 38].map((y) => wave(y, 3.4)).join(''), 0.42, 1),
    dark([14, 30, 46].map((y) => wave(y, 2.6)).join(''), 0.16, 1),
  ],
  seams: [
    light('M0 12q10 8 18 0t16 4t14 -4M18 12q-4 12 4 18t-6 18M34 16q8 10 2 20t12 6M0 42q8 -6 16 6', 0.75, 2),
    dark('M4 22q5 -5 9 1t-6 7zM26 3q7 1 8 7t-10 0zM26 34q6 -2 7 4t-9 3z', 0.34),
  ],
  shards: [
    light('M4 6l14 9 -5 13zM30 2l10 12 -13 -1zM24 28l16 6 -10 10z', 0.34),
    dark('M4 6l14 9 -5 13M30 2l10 12 -13 -1M24 28l16 6 -10 10M18 15l12 -2M13 28l11 0M40 34l6 -10', 0.13, 0.7),
  ],
  flakes: [
    light(scattered(10, 'm-1.8 0h3.6m-1.8 -1.8v3.6', 3), 0.85, 0.8),
    dark(scattered(12, 'a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', 6), 0.14),
  ],
  reeds: [
    dark(scattered(6, 'v-5m0 5l-2 -4m2 4l2.2 -3.6', 4), 0.3, 0.9),
    dark('M6 30q6 -4 12 0t12 0M22 12q5 -3 10 0', 0.22, 1),
    light(scattered(6, 'a1.5 .9 0 1 0 3 0a1.5 .9 0 1 0 -3 0', 8), 0.26),
  ],
  tracks: [
    dark('M0 10q12 -3 24 0t24 0M0 34q12 -3 24 0t24 0', 0.2, 1.6),
    dark(scattered(9, 'l1.6 .6', 2), 0.24, 1),
    light('M0 12.5q12 -3 24 0t24 0M0 36.5q12 -3 24 0t24 0', 0.24, 0.9),
  ],
  cobbles: [
    dark(
      'M0 0h48M0 12h48M0 24h48M0 36h48M6 0v12M22 0v12M38 0v12M14 12v12M30 12v12M46 12v12M6 24v12M22 24v12M38 24v12M14 36v12M30 36v12M46 36v12',
      0.22,
      0.9,
    ),
    light('M7 1.5h13M23 1.5h13M15 13.5h13M31 13.5h13M7 25.5h13M23 25.5h13M15 37.5h13M31 37.5h13', 0.24, 0.8),
  ],
  slabs: [
    dark('M0 0h48M0 24h48M0 0v48M24 0v24M12 24v24M36 24v24', 0.16, 0.8),
    light('M0 1h48M0 25h48', 0.3, 0.7),
  ],
  speckle: [dark(scattered(26, 'h.9', 1), 0.34, 0.9), light(scattered(20, 'h.8', 9), 0.32, 0.8)],
  hatching: [
    dark('M-4 12l16 -16M-4 28l32 -32M-4 44l48 -48M4 52l48 -48M20 52l32 -32M36 52l16 -16', 0.42, 1.3),
    light('M-4 20l24 -24M-4 36l40 -40M-4 52l56 -56M12 52l40 -40M28 52l24 -24', 0.12, 0.8),
  ],
  boards: [
    dark(
      'M0 0h48M0 8h48M0 16h48M0 24h48M0 32h48M0 40h48M14 0v8M36 8v8M8 16v8M28 24v8M42 32v8M20 40v8',
      0.2,
      0.8,
    ),
    light('M0 1.2h48M0 17.2h48M0 33.2h48', 0.22, 0.7),
  ],
  stars: [
    light(scattered(12, 'a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', 3), 0.85),
    light(scattered(3, 'm-1.8 0h3.6m-1.8 -1.8v3.6', 5), 0.7, 0.6),
  ],
  clouds: [
    light(
      'M4 16a5 5 0 0 1 9 -2a4 4 0 0 1 7 3q-8 2.5 -16 -1zM26 36a5 5 0 0 1 9 -2a4 4 0 0 1 7 3q-8 2.5 -16 -1z',
      0.6,
    ),
  ],
};

/** The strokes of a texture; none for a name that is none. */
export const textureStrokes = (name: string | undefined): readonly TextureStroke[] =>
  (name === undefined ? undefined : textures[name as TerrainTexture]) ?? [];
