import {
  type CanvasTexture,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
} from 'three';
import { makeCanvas, textureFrom } from './canvas-textures.ts';

/** A number that is written in the scene. */
export interface NumberSign {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly number: number;
}

const grid = { columns: 16, rows: 8, cell: 64 };

/** The number that is written as an exclamation mark. */
export const danger = grid.columns * grid.rows - 1;

/** All numbers from 0 to 126, and `!` after them, in one picture. */
export function numbersTexture(document: Document, font: string): CanvasTexture {
  const { columns, rows, cell } = grid;
  const { canvas, pen } = makeCanvas(document, columns * cell, rows * cell);
  pen.font = `750 34px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (let number = 0; number < columns * rows; number += 1) {
    const [x, y] = [((number % columns) + 0.5) * cell, (Math.floor(number / columns) + 0.52) * cell];
    const text = number === danger ? '!' : String(number);
    pen.strokeStyle = '#000';
    pen.lineWidth = 9;
    pen.strokeText(text, x, y, cell - 10);
    pen.fillStyle = '#fff';
    pen.fillText(text, x, y, cell - 10);
  }
  return textureFrom(canvas, false);
}

const vertex = `
attribute vec3 place; attribute float number;
uniform float size; uniform float turn; uniform float flatness; uniform float out_;
varying vec2 seen;
void main() {
  vec2 cell = vec2(mod(number, 16.0), floor(number / 16.0));
  seen = vec2((cell.x + position.x + 0.5) / 16.0, 1.0 - (cell.y + 0.5 - position.y) / 8.0);
  if (flatness > 0.5) {
    vec2 on = vec2(position.x * size, out_ - position.y * size);
    vec2 turned = vec2(on.x * cos(turn) + on.y * sin(turn), -on.x * sin(turn) + on.y * cos(turn));
    gl_Position = projectionMatrix * viewMatrix * vec4(place.x + turned.x, place.y, place.z + turned.y, 1.0);
  } else {
    vec4 at = viewMatrix * vec4(place, 1.0);
    at.xyz += vec3(position.xy * size, 0.0) + normalize(-at.xyz) * 9.0;
    gl_Position = projectionMatrix * at;
  }
}`;
const fragment = `
uniform sampler2D signs; uniform vec3 ink; uniform vec3 rim; uniform float cover; uniform float rimCover; varying vec2 seen;
void main() {
  vec4 sign = texture2D(signs, seen);
  float inner = sign.a > 0.001 ? sign.r : 0.0;
  gl_FragColor = vec4(mix(rim, ink, inner), sign.a * cover * mix(rimCover, 1.0, inner));
  if (gl_FragColor.a < 0.03) discard;
}`;

/** How numbers are written: turned to whoever looks, or flat on the ground. */
export interface SignStyle {
  readonly texture: CanvasTexture;
  /** Millimetres. */
  readonly size: number;
  readonly flat: boolean;
  /** How far from their place they lie towards whoever looks, where they lie flat. */
  readonly out?: number;
  readonly ink: readonly [number, number, number];
  readonly rim: readonly [number, number, number];
  readonly cover: number;
  /** How much of it the rim has; 1 when left out. */
  readonly rimCover?: number;
}

/** How signs of a style are drawn. Colours are those of the screen, 0 to 1. */
export function signMaterial(style: SignStyle): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
    uniforms: {
      signs: { value: style.texture },
      size: { value: style.size },
      turn: { value: 0 },
      flatness: { value: style.flat ? 1 : 0 },
      out_: { value: style.out ?? 0 },
      ink: { value: [...style.ink] },
      rim: { value: [...style.rim] },
      cover: { value: style.cover },
      rimCover: { value: style.rimCover ?? 1 },
    },
  });
}

/** Numbers in the scene, drawn at once. */
export function signsMesh(signs: readonly NumberSign[], material: ShaderMaterial): Mesh {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0], 3),
  );
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  const places = new Float32Array(signs.flatMap(({ x, y, z }) => [x, y, z]));
  geometry.setAttribute('place', new InstancedBufferAttribute(places, 3));
  const numbers = new Float32Array(signs.map(({ number }) => Math.min(danger, Math.abs(number))));
  geometry.setAttribute('number', new InstancedBufferAttribute(numbers, 1));
  geometry.instanceCount = signs.length;
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}

/** Turns numbers that lie flat by sixths of a circle, so that they are never upside down. */
export function turnSigns(mesh: Mesh, yaw: number): void {
  const { uniforms } = mesh.material as ShaderMaterial;
  const turn = uniforms['turn'];
  if (turn) turn.value = Math.round(yaw / (Math.PI / 3)) * (Math.PI / 3);
}

/** Makes signs as large as they have to be to be read, in millimetres. */
export function sizeSigns({ uniforms }: ShaderMaterial, size: number): void {
  const known = uniforms['size'];
  if (known) known.value = size;
}
