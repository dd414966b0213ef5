import type { BufferGeometry, CanvasTexture, Material, Texture } from 'three';
import { glowTexture, sidesTexture, terrainTexture } from './canvas-textures.ts';
import { shared } from './dispose.ts';
import { surfaces } from './ground-data.ts';
import type { BodyName } from './models.ts';
import { numbersTexture } from './number-signs.ts';

/** Textures, shapes and materials that all scenes of a board share. */
export class Stock {
  readonly shapes = new Map<BodyName, BufferGeometry>();
  readonly numbers: CanvasTexture;
  private readonly textures = new Map<string, Texture>();
  private readonly materials = new Map<string, Material>();
  readonly document: Document;
  readonly font: string;

  constructor(document: Document, font: string) {
    this.document = document;
    this.font = font;
    this.numbers = shared(numbersTexture(document, font));
  }

  texture(name: string): Texture {
    const made =
      this.textures.get(name) ??
      (name === surfaces.sides
        ? sidesTexture(this.document)
        : name === 'glow'
          ? glowTexture(this.document)
          : terrainTexture(this.document, name === surfaces.water ? 'waves' : name));
    this.textures.set(name, shared(made));
    return made;
  }

  /** A material that is used again and again, so that its program is not made anew for each picture. */
  material<One extends Material>(name: string, make: () => One): One {
    const made = this.materials.get(name) ?? shared(make());
    this.materials.set(name, made);
    return made as One;
  }

  dispose(): void {
    for (const material of this.materials.values()) material.dispose();
    for (const texture of this.textures.values()) texture.dispose();
    for (const shape of this.shapes.values()) shape.dispose();
    this.numbers.dispose();
  }
}
