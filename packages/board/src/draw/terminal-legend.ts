import type { Battlefield } from '../battlefield.ts';
import { englishLegend } from './legend-words.ts';
import { type Marks, shortLabel, sideLetter } from './marks.ts';
import { drawnObjects } from './object-look.ts';
import type { RegionLayout } from './region-layout.ts';
import { resolveSpaces } from './space-ref.ts';
import type { Paint } from './terminal-paint.ts';
import { terrainLook } from './terrain-look.ts';

/** Lines that explain what a drawn battlefield shows: only what is on it. */
export function terminalLegend(
  battlefield: Battlefield,
  marks: Marks,
  layout: RegionLayout,
  paint: Paint,
): string[] {
  const words = marks.words ?? englishLegend;
  const lines = [terrainLine(battlefield, layout, paint, marks)];
  const objects = objectNames(battlefield, marks, layout);
  if (objects.length > 0) lines.push(`${words.objects}: ${objects.join(', ')}`);
  const named = (kind: 'zone' | 'figure') => (mark: { side: number; name: string }, text: string) =>
    `${paint(text, { kind, side: mark.side })} ${mark.name}`;
  const zones = (marks.zones ?? []).map((zone) => {
    const count = resolveSpaces(battlefield, zone.spaces).length;
    return `${named('zone')(zone, ` .${sideLetter(zone.side)} `)} (${words.spaces(count)})`;
  });
  if (zones.length > 0) lines.push(`${words.zones}: ${zones.join(', ')}`);
  const figures = (marks.figures ?? []).map((figure) => {
    const places = resolveSpaces(battlefield, figure.spaces).map((space) => battlefield.names[space]);
    return `${named('figure')(figure, sideLetter(figure.side) + shortLabel(figure))} (${places.join(' + ') || words.nowhere})`;
  });
  if (figures.length > 0) lines.push(`${words.figures}: ${figures.join(', ')}`);
  const tokens = (marks.tokens ?? []).map((token) => `*${shortLabel(token)} ${token.name}`);
  if (tokens.length > 0) lines.push(`${words.tokens}: ${tokens.join(', ')}`);
  if (marks.overlay !== undefined) {
    const tones = marks.overlay.tones.map(([tone, meaning]) =>
      paint(` ${meaning} `, { kind: 'overlay', tone }),
    );
    lines.push(`${marks.overlay.title}: ${tones.join(' ')}`);
  }
  lines.push(...coveredLines(battlefield, layout, paint, marks));
  return lines;
}

function terrainLine(
  battlefield: Battlefield,
  layout: RegionLayout,
  paint: Paint,
  { terrains: looks, words = englishLegend }: Marks,
): string {
  const { lowest, highest } = layout;
  const terrains = new Set(
    layout.columns.flatMap(({ spaces }) => spaces.map((space) => battlefield.terrainOf(space))),
  );
  const shown = [...terrains].map((terrain) => {
    const { code, name, colour } = terrainLook(terrain, looks);
    const level = Math.round((lowest + highest) / 2);
    return `${paint(` ${code} `, { kind: 'space', terrain, colour, level, lowest, highest })} ${words.nameOf(terrain, name)}`;
  });
  return `${words.terrain(lowest, highest)}: ${shown.join(', ')}`;
}

function objectNames(battlefield: Battlefield, marks: Marks, layout: RegionLayout): string[] {
  const looks = drawnObjects(battlefield, marks);
  const names = new Map<string, string>();
  const region = marks.region ?? 0;
  for (const { spaces } of layout.columns) {
    for (const space of spaces) {
      const look = looks.solid(battlefield.solidAt[space] ?? -1);
      if (look !== undefined) names.set(look.code, look.name);
    }
  }
  const walls = battlefield.walls
    .filter(
      (wall) => !looks.ladder(wall.id) && wall.borders.some(({ a }) => battlefield.region[a] === region),
    )
    .map((wall) => looks.wall(wall.id));
  return [
    ...[...names].map(([code, name]) => `${code} ${name}`),
    ...new Set(walls.map((name) => `| / \\ ${name}`)),
  ];
}

/** Spaces that lie under others, which the drawing can only hint at. */
function coveredLines(
  battlefield: Battlefield,
  layout: RegionLayout,
  paint: Paint,
  { terrains: looks, words = englishLegend }: Marks,
): string[] {
  const covered = layout.columns.flatMap(({ spaces }) =>
    spaces.slice(0, -1).map((space) => {
      const { code } = terrainLook(battlefield.terrainOf(space), looks);
      return `${battlefield.names[space]} ${code}${battlefield.level[space]}`;
    }),
  );
  const rungs = layout.columns.flatMap((column) => column.rungs.map((rung) => battlefield.names[rung] ?? ''));
  const lines: string[] = [];
  if (covered.length > 0) lines.push(paint(`${words.under}: ${covered.join(', ')}`, { kind: 'note' }));
  if (rungs.length > 0) lines.push(paint(`${words.rungs}: ${rungs.join(', ')}`, { kind: 'note' }));
  return lines;
}
