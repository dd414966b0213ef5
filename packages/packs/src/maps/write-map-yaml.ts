import { hexBeside } from '@scapewright/board';
import { stringify } from 'yaml';
import { battlefieldKeys } from './map-battlefield.ts';
import type { MapModel, MapObject } from './map-model.ts';
import { type MapSpaces, spacesOfMap } from './map-spaces.ts';
import { buildingEntries } from './write-buildings.ts';
import { writeHexRows } from './write-hex-rows.ts';

/**
 * A map as a file of the project's own format, which `readMapYaml` reads back. Objects keep kind, place and height;
 * the shapes of tiles are not written, since drawn rows know only spaces.
 */
export function writeMapYaml(map: MapModel): string {
  const derived = spacesOfMap(map);
  const main = writeHexRows(map, derived);
  const others = map.battlefields.map((field) => ({ field, rows: writeHexRows(map, derived, field.id) }));
  const legend = Object.assign({}, main.legend, ...others.map(({ rows }) => rows.legend));
  const lines = [
    ...scalar('map', map.name.trim() || 'Unnamed map'),
    ...scalar('author', map.author.trim()),
    ...scalar('description', map.description.trim()),
    ...(map.players === undefined ? [] : [`players: ${map.players}`]),
    ...scalar('ruleset', map.ruleset ?? ''),
    ...(Object.keys(legend).length > 0 ? [`legend: ${flow(legend)}`] : []),
    'hexes: |',
    ...indent(main.text, 2),
    ...list(
      'objects',
      map.objects.flatMap((object) => objectEntries(object, derived)),
    ),
    ...list('ladders', ladderEntries(map, derived)),
    ...list('buildings', buildingEntries(map, derived)),
    ...list('tokens', tokenEntries(map, derived)),
    ...neutralLines(map, derived),
    ...list('start', startEntries(map, derived)),
    ...pieceLines(derived),
  ];
  if (others.length > 0) lines.push('battlefields:');
  for (const { field, rows } of others) {
    lines.push(`  - id: ${field.id}`, `    kind: ${field.kind}`, '    hexes: |', ...indent(rows.text, 6));
    for (const [key, value] of Object.entries(battlefieldKeys(field)))
      lines.push(`    ${key}: ${flow(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

type Entry = Readonly<Record<string, unknown>>;

function scalar(key: string, value: string): string[] {
  return value === ''
    ? []
    : stringify({ [key]: value }, { lineWidth: 0 })
        .trimEnd()
        .split('\n');
}

function indent(text: string, width: number): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `${' '.repeat(width)}${line}`);
}

function list(key: string, entries: readonly Entry[]): string[] {
  return entries.length === 0 ? [] : [`${key}:`, ...entries.map((entry) => `  - ${flow(entry)}`)];
}

function flow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trimEnd();
}

/** An object once for each of its heights, since the format gives one height to each object. */
function objectEntries(object: MapObject, derived: MapSpaces): Entry[] {
  const filled = new Map<number, string[]>();
  for (const cell of object.cells) {
    const space = derived.at(cell);
    if (space !== undefined) filled.set(cell.height, [...(filled.get(cell.height) ?? []), space.name]);
  }
  const walls = new Map<number, [string, string][]>();
  for (const border of object.borders) {
    const region = border.battlefield === undefined ? {} : { battlefield: border.battlefield };
    const near = derived.column({ q: border.q, r: border.r, ...region });
    const far = derived.column({ ...hexBeside(border, border.direction), ...region });
    for (const a of near) {
      for (const b of far) {
        const height = border.top - Math.max(a.level, b.level);
        const meant =
          border.levels === undefined || (border.levels[0] === a.level && border.levels[1] === b.level);
        if (meant && height > 0) walls.set(height, [...(walls.get(height) ?? []), [a.name, b.name]]);
      }
    }
  }
  const parts: Entry[] = [
    ...[...filled].map(([height, at]) => ({ at, height })),
    ...[...walls].map(([height, between]) => ({ between, height })),
  ];
  const points = (object.targetPoints ?? []).map(({ at, level }) => ({
    at: at.flatMap((place) => derived.at(place)?.name ?? []),
    level,
  }));
  return parts.map((part, index) => {
    const id = index === 0 ? object.id : `${object.id}-part-${index + 1}`;
    return {
      id,
      kind: object.kind,
      ...part,
      ...(object.types && { types: [...object.types] }),
      ...(index === 0 && points.length > 0 && { 'target-points': points }),
    };
  });
}

function ladderEntries(map: MapModel, derived: MapSpaces): Entry[] {
  return map.ladders.flatMap(({ id, landing, direction, pieces, topLevel, turboLift }) => {
    const region = landing.battlefield === undefined ? {} : { battlefield: landing.battlefield };
    const reach = landing.level + pieces * 2 + 1;
    const top = derived
      .column({ ...hexBeside(landing, direction), ...region })
      .findLast((space) => (topLevel === undefined ? space.level <= reach : space.level === topLevel));
    const foot = derived.at(landing);
    if (foot === undefined || top === undefined) return [];
    return [{ id, landing: foot.name, top: top.name, ...(turboLift && { 'turbo-lift': true }) }];
  });
}

function tokenEntries(map: MapModel, derived: MapSpaces): Entry[] {
  const glyphs = map.glyphs.map(({ id, face, ...place }) => ({
    id,
    kind: 'glyph',
    at: (derived.at(place) ?? derived.at({ ...place, level: place.level - 1 }))?.name ?? null,
    face,
  }));
  const tokens = map.tokens.map(({ id, kind, content, drawn, at, face }) => ({
    id,
    kind,
    ...(drawn && { drawn: drawn.rank === undefined ? {} : { rank: drawn.rank } }),
    ...(content && { [kind === 'glyph' ? 'item' : kind]: content }),
    at: (at && derived.at(at)?.name) ?? null,
    ...(face && { face }),
  }));
  return [...glyphs, ...tokens];
}

function neutralLines({ neutral }: MapModel, derived: MapSpaces): string[] {
  const lines = neutral.map(({ name, card, cells }) => {
    const at = cells.flatMap((place) => derived.at(place)?.name ?? []);
    return `  ${flow(name)}: ${flow({ card, at })}`;
  });
  return lines.length === 0 ? [] : ['neutral:', ...lines];
}

function startEntries(map: MapModel, derived: MapSpaces): Entry[] {
  return map.startZones.map(({ player, name, spaces }) => {
    const names = spaces.flatMap(
      (place) => (derived.at(place) ?? derived.at({ ...place, level: place.level - 1 }))?.name ?? [],
    );
    return { player, name, spaces: names.join(' ') };
  });
}

/** Spaces of one terrain piece each, where the map says more than that each space is its own. */
function pieceLines(derived: MapSpaces): string[] {
  const pieces = new Map<string, string[]>();
  for (const { piece, name } of derived.spaces) {
    if (piece !== undefined) pieces.set(piece, [...(pieces.get(piece) ?? []), name]);
  }
  const shared = [...pieces.values()].filter((names) => names.length > 1);
  return shared.length === 0 ? [] : ['pieces:', ...shared.map((names) => `  - ${flow(names)}`)];
}
