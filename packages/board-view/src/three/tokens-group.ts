import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Scene } from '../scene/scene.ts';
import { heightOf } from './heights.ts';
import { Model, meshesOf } from './models.ts';
import { tokenTexture } from './piece-labels.ts';
import type { Stock } from './stock.ts';
import { tintOf } from './tint.ts';

const tints = { up: tintOf([238, 214, 140]), down: tintOf([112, 98, 82]), rim: tintOf([58, 44, 30]) };

/** Glyphs as six-sided plates, other tokens as lozenges, with what may be known of them written on top. */
export function tokensGroup(scene: Scene, region: number, stock: Stock): Group {
  const group = new Group();
  const model = new Model();
  for (const token of scene.tokens.filter((one) => one.region === region)) {
    const isGlyph = token.kind === undefined || token.kind.includes('glyph');
    const y = heightOf(token);
    const put = (size: number, height: number, tint: typeof tints.up) =>
      isGlyph
        ? model.add('hexagon', { at: [token.x, y + height / 2, token.y], size: [size, height, size], tint })
        : model.add('box', {
            ...{ at: [token.x, y + height / 2, token.y], size: [size * 0.72, height, size * 0.72] },
            ...{ turn: Math.PI / 4, tint },
          });
    put(27, 2.2, tints.rim);
    put(24.5, 3.2, tints[token.face]);
    const top = new Mesh(
      new PlaneGeometry(20, 20).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({
        map: tokenTexture(stock.document, token, stock.font),
        transparent: true,
        depthWrite: false,
      }),
    );
    top.position.set(token.x, y + 3.4, token.y);
    top.renderOrder = 2;
    group.add(top);
  }
  for (const mesh of meshesOf(model, stock.shapes)) group.add(mesh);
  return group;
}

/** What tokens look like, to know when they change. */
export const tokensStamp = ({ tokens }: Scene): string =>
  tokens.map(({ key, space, face, label }) => `${key} ${space} ${face} ${label}`).join();
