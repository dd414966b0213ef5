import { type Group, Group as MadeGroup, type Object3D, Vector3 } from 'three';
import type { Look } from '../mount/painter.ts';
import { isShownAt } from '../scene/ground.ts';
import type { Scene } from '../scene/scene.ts';
import type { ScenePiece } from '../scene/scene-piece.ts';
import { placeOfPiece } from '../svg/pieces-svg.ts';
import { disposeAll } from './dispose.ts';
import { heightOf } from './heights.ts';
import type { Standing } from './pick.ts';
import { activeLift, makeStandee, type Standee, seatHeight, stampOf } from './standee.ts';
import type { Stock } from './stock.ts';
import type { TableCamera } from './table-camera.ts';

interface Shown {
  readonly stamp: string;
  readonly standee: Standee;
  readonly space: number;
  readonly from: Vector3;
  readonly to: Vector3;
  readonly begun: number;
}

/** Width of plates in millimetres, and how many pixels they should have. */
const plateWidth = { least: 26, most: 66, pixels: 48 };

/** Milliseconds of a glide. */
const glide = 240;

/** All pieces of a scene: made anew only where they look otherwise, gliding to where they stand. */
export class StandingPieces {
  readonly group: Group = new MadeGroup();
  private readonly shown = new Map<string, Shown>();
  /** Those that leave, and since when. */
  private readonly leaving = new Map<Object3D, number>();
  private readonly stock: Stock;
  /** How much taller leaning cards seem than upright ones. */
  private stretch = 1;

  constructor(stock: Stock) {
    this.stock = stock;
  }

  /** Shows who stands there; whoever does no more leaves. `now` in milliseconds. */
  show(scene: Scene, look: Look, now: number): void {
    const here = scene.pieces.filter(({ region }) => region === look.region);
    const keys = new Set(here.map(({ key }) => key));
    for (const [key, { standee }] of this.shown) {
      if (keys.has(key)) continue;
      this.shown.delete(key);
      this.leaving.set(standee.group, look.motion ? now : now - glide);
    }
    for (const piece of here) this.showPiece(piece, scene, look, now);
  }

  private showPiece(piece: ScenePiece, scene: Scene, look: Look, now: number): void {
    const stamp = stampOf(piece, scene, look);
    const known = this.shown.get(piece.key);
    const isSame = known?.stamp === stamp;
    const standee = isSame ? known.standee : makeStandee(piece, scene, look, this.stock);
    if (!isSame) {
      if (known) this.drop(piece.key, known.standee.group);
      this.group.add(standee.group);
    }
    const to = placeIn(piece, scene);
    const from = known ? placeNow(known, now) : to;
    const moves = look.motion && from.distanceTo(to) > 0.5;
    const space = piece.spaces[0] ?? -1;
    this.shown.set(piece.key, { stamp, standee, space, from, to, begun: moves ? now : now - glide });
    const place = scene.ground.spaces[space];
    standee.group.visible = place === undefined || isShownAt(place, look.cut);
    standee.group.scale.setScalar(placeOfPiece(piece, scene).scale);
    standee.group.position.copy(moves ? from : to);
  }

  private drop(key: string, group: Object3D): void {
    this.shown.delete(key);
    this.group.remove(group);
    disposeAll(group);
  }

  /** Moves what glides; true while something does. */
  move(now: number): boolean {
    let isMoving = false;
    for (const one of this.shown.values()) {
      one.standee.group.position.copy(placeNow(one, now));
      if (now - one.begun < glide) isMoving = true;
    }
    for (const [group, begun] of this.leaving)
      isMoving = this.leave(group, (now - begun) / glide) || isMoving;
    return isMoving;
  }

  /** Whoever leaves sinks and is gone; true while it is still seen. */
  private leave(group: Object3D, part: number): boolean {
    if (part < 1) {
      group.scale.setScalar(Math.max(0.01, 1 - Math.max(0, part)));
      return true;
    }
    this.leaving.delete(group);
    this.group.remove(group);
    disposeAll(group);
    return false;
  }

  /** Turns cards to whoever looks, leaning back where the look is steep; plates stay readable from afar. */
  face({ yaw, steepness, grain }: TableCamera): void {
    const lean = Math.max(0, steepness - 0.85) * 0.85;
    const [back, up] = [Math.sin(lean), Math.cos(lean)];
    this.stretch = up + back * Math.tan(Math.min(steepness, 1.35));
    const width = Math.min(plateWidth.most, Math.max(plateWidth.least, plateWidth.pixels * grain));
    for (const { standee } of this.shown.values()) {
      standee.card.rotation.set(-lean, yaw, 0, 'YXZ');
      const far = standee.height * back;
      standee.plate.position.set(-Math.sin(yaw) * far, standee.height * up + 2.5, -Math.cos(yaw) * far);
      standee.plate.scale.set(width, width / 2, 1);
    }
  }

  standing(): readonly Standing[] {
    return [...this.shown.values()]
      .filter(({ standee }) => standee.group.visible)
      .map(({ standee: { group, height, halfWidth }, space, to }) => ({
        ...{ space, x: to.x, y: to.y, z: to.z },
        height: height * group.scale.y * this.stretch,
        halfWidth: halfWidth * group.scale.x,
      }));
  }

  dispose(): void {
    for (const [key, { standee }] of this.shown) this.drop(key, standee.group);
    for (const group of this.leaving.keys()) this.leave(group, 1);
  }
}

function placeIn(piece: ScenePiece, scene: Scene): Vector3 {
  const { x, y } = placeOfPiece(piece, scene);
  const around = scene.pieces.find(({ key }) => key === piece.inside);
  const height = around ? heightOf(around) + seatHeight(around) : heightOf(piece);
  return new Vector3(x, height + (piece.active ? activeLift : 0), y);
}

function placeNow({ from, to, begun }: Shown, now: number): Vector3 {
  const part = Math.min(1, Math.max(0, (now - begun) / glide));
  const eased = part * part * (3 - 2 * part);
  const place = from.clone().lerp(to, eased);
  place.y += Math.sin(part * Math.PI) * Math.min(14, from.distanceTo(to) / 8);
  return place;
}
