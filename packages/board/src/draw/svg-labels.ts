import { isLight } from './colour.ts';
import { toneColours } from './overlay.ts';
import { columnLabel } from './region-layout.ts';
import { resolveSpaces } from './space-ref.ts';
import { short } from './svg-geometry.ts';
import type { SvgScene } from './svg-ground.ts';
import { label } from './svg-things.ts';
import { surfaceColour, terrainLook } from './terrain-look.ts';

/** What the overlay says, and the level of each surface: large where nothing else stands there, small at the lower corner otherwise. */
export function drawLabels(scene: SvgScene): string[] {
  const { battlefield, layout, marks } = scene;
  const taken = new Set<number>();
  const covered = new Set<number>();
  for (const { spaces } of layout.columns) {
    const top = spaces.at(-1) ?? -1;
    if ((battlefield.solidAt[top] ?? -1) >= 0) taken.add(top);
  }
  for (const figure of marks.figures ?? []) {
    const base = resolveSpaces(battlefield, figure.spaces);
    for (const space of base) taken.add(space);
    for (const space of base.slice(0, -1)) covered.add(space);
  }
  const others = [
    ...(marks.tokens ?? []),
    ...(marks.highlights ?? []).filter((mark) => mark.label !== undefined),
  ];
  for (const space of resolveSpaces(
    battlefield,
    others.map((mark) => mark.space),
  ))
    taken.add(space);
  const parts: string[] = [];
  for (const column of layout.columns) {
    const { x, y } = scene.centreOf(column);
    const top = column.spaces.at(-1) ?? 0;
    const level = battlefield.level[top] ?? 0;
    const entry = marks.overlay?.entries.get(top);
    const ground = terrainLook(battlefield.terrainOf(top), marks.terrains).colour;
    const colour = surfaceColour(ground, level, layout.lowest, layout.highest);
    const ink = isLight(colour) ? '#23231f' : '#f6f4ee';
    const busy = column.spaces.some((space) => taken.has(space)) || column.rungs.length > 0;
    if (entry !== undefined && !busy) {
      const strong = isLight(toneColours[entry.tone]) ? '#17171a' : '#fff';
      parts.push(label(entry.text, { x, y: y + 5 }, entry.text.length > 3 ? 15 : 19, strong));
    }
    if (column.spaces.some((space) => covered.has(space))) continue;
    const small = busy || entry !== undefined;
    const text =
      column.spaces.length === 1
        ? String(level)
        : `${level}/${battlefield.level[column.spaces[0] ?? 0] ?? 0}`;
    const at = { x, y: y + (small ? 24.5 : text.length > 2 ? 5.5 : 7) };
    const size = small ? 12 : text.length > 2 ? 15 : 20;
    parts.push(small ? label(text, at, size, '#17171a', '#fff') : faint(text, at, size, ink));
  }
  return parts;
}

function faint(text: string, at: { x: number; y: number }, size: number, ink: string): string {
  return `<text x="${short(at.x)}" y="${short(at.y)}" font-size="${size}" font-weight="600" fill="${ink}" fill-opacity=".88">${text}</text>`;
}

/** Letters above and below, row numbers on both sides. */
export function drawMargins(
  scene: SvgScene,
  bounds: { left: number; right: number; top: number; bottom: number },
): string[] {
  const { layout } = scene;
  const parts: string[] = [];
  for (let rowColumn = layout.firstColumn; rowColumn <= layout.lastColumn; rowColumn += 1) {
    const place = { rowColumn, row: layout.firstRow, spaces: [], rungs: [] };
    const x = scene.centreOf({ ...place, row: layout.firstRow - (layout.firstRow & 1) }).x + 6.5;
    for (const y of [bounds.top - 8, bounds.bottom + 20]) {
      parts.push(label(columnLabel(rowColumn), { x, y }, 16, '#6a6459'));
    }
  }
  for (let row = layout.firstRow; row <= layout.lastRow; row += 1) {
    const { y } = scene.centreOf({ rowColumn: 0, row, spaces: [], rungs: [] });
    for (const x of [bounds.left - 14, bounds.right + 14]) {
      parts.push(label(String(row + 1), { x, y: y + 5.5 }, 16, '#6a6459'));
    }
  }
  return parts;
}
