import { CanvasTexture, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three';
import { textureStrokes, textureTile } from '../scene/textures.ts';

/** Pixels along a tile of texture. */
const pixels = 256;

/** Grey on which textures are drawn: light ink is lighter than it. Colours of corners are divided by its light. */
const paper = 214;

/** By what the colours of corners are multiplied, so that textures neither darken nor lighten. */
export const paperGain = 1 / ((paper / 255 + 0.055) / 1.055) ** 2.4;

export function makeCanvas(document: Document, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return { canvas, pen };
}

export function textureFrom(canvas: HTMLCanvasElement, repeats: boolean): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  if (repeats) {
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
  }
  return texture;
}

/** A number from 0 to 1 that looks like chance and is always the same. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The texture of a terrain, with a little mottling; `plain` has only that. */
export function terrainTexture(document: Document, name: string): CanvasTexture {
  const { canvas, pen } = makeCanvas(document, pixels, pixels);
  pen.fillStyle = `rgb(${paper},${paper},${paper})`;
  pen.fillRect(0, 0, pixels, pixels);
  mottle(pen, name === 'waves' ? 0.03 : 0.045);
  pen.save();
  pen.scale(pixels / textureTile.width, pixels / textureTile.height);
  drawStrokes(pen, name, name === 'seams' ? 0.5 : 0.85);
  pen.restore();
  return textureFrom(canvas, true);
}

/** The seams of lava as light in the dark. */
export function glowTexture(document: Document): CanvasTexture {
  const { canvas, pen } = makeCanvas(document, pixels, pixels);
  pen.fillStyle = '#3a1206';
  pen.fillRect(0, 0, pixels, pixels);
  pen.scale(pixels / textureTile.width, pixels / textureTile.height);
  pen.lineCap = 'round';
  for (const [width, ink] of [
    [6, 'rgba(255,80,10,.28)'],
    [3, 'rgba(255,130,30,.5)'],
    [1.1, '#ffd27a'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = ink;
    for (const { path, ink: kind } of textureStrokes('seams'))
      if (kind === 'light') pen.stroke(new Path2D(path));
  }
  return textureFrom(canvas, true);
}

/** The sides of stacked tiles: a groove at each level, lines of a layered ground. */
export function sidesTexture(document: Document): CanvasTexture {
  const { canvas, pen } = makeCanvas(document, pixels, 64);
  pen.fillStyle = `rgb(${paper},${paper},${paper})`;
  pen.fillRect(0, 0, pixels, 64);
  const random = chance(7);
  for (let line = 0; line < 40; line += 1) {
    pen.fillStyle = random() < 0.5 ? 'rgba(0,0,0,.07)' : 'rgba(255,255,255,.1)';
    pen.fillRect(random() * pixels, 4 + random() * 54, 20 + random() * 60, 1 + random() * 3);
  }
  pen.fillStyle = 'rgba(0,0,0,.42)';
  pen.fillRect(0, 60, pixels, 4);
  pen.fillStyle = 'rgba(255,255,255,.34)';
  pen.fillRect(0, 0, pixels, 4);
  return textureFrom(canvas, true);
}

function mottle(pen: CanvasRenderingContext2D, strength: number): void {
  const random = chance(11);
  for (let spot = 0; spot < 90; spot += 1) {
    const [x, y, radius] = [random() * pixels, random() * pixels, 14 + random() * 34];
    const ink = random() < 0.5 ? 0 : 255;
    for (const [dx, dy] of [
      [0, 0],
      [x < radius ? pixels : x > pixels - radius ? -pixels : 0, 0],
      [0, y < radius ? pixels : y > pixels - radius ? -pixels : 0],
    ] as const) {
      const shade = pen.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, radius);
      shade.addColorStop(0, `rgba(${ink},${ink},${ink},${strength})`);
      shade.addColorStop(1, `rgba(${ink},${ink},${ink},0)`);
      pen.fillStyle = shade;
      pen.fillRect(x + dx - radius, y + dy - radius, radius * 2, radius * 2);
    }
  }
}

function drawStrokes(pen: CanvasRenderingContext2D, name: string, gain: number): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { path, ink, strength, width } of textureStrokes(name)) {
    const colour =
      ink === 'dark' ? `rgba(26,20,12,${strength * gain})` : `rgba(255,255,255,${strength * gain})`;
    const drawn = new Path2D(path);
    if (width === undefined) {
      pen.fillStyle = colour;
      pen.fill(drawn);
    } else {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke(drawn);
    }
  }
}
