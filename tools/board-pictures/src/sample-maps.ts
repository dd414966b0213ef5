import { readdirSync, readFileSync } from 'node:fs';
import { flatPlan } from '@scapewright/board';
import type { MapAsDrawn } from '@scapewright/board-view';
import { dataFolder } from '@scapewright/cards';
import { readMapYaml } from '@scapewright/packs';
import { looksOf } from '@scapewright/skirmish/engine';
import { createEngine } from '@scapewright/table/battle';
import { playedMap, sceneryOf } from '@scapewright/table/content';

const engine = createEngine('superscape');
const { terrains, objectLooks } = looksOf(engine.kit.catalogue);

/** The maps of the project as a table sends them, by name. */
export function sampleMaps(): Readonly<Record<string, MapAsDrawn>> {
  const folder = new URL('../maps/', dataFolder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const own = files.map((file) => [file.replace('.yaml', ''), mapIn(new URL(file, folder), file)] as const);
  return { ...Object.fromEntries(own), terraces: largeMap(50, 40) };
}

function mapIn(url: URL, file: string): MapAsDrawn {
  const { map, problems } = readMapYaml(file, readFileSync(url, 'utf8'));
  if (!map) throw new Error(`${file} cannot be read: ${JSON.stringify(problems)}`);
  const { plan } = playedMap(engine, map, { cardOf: () => undefined, tokens: [] });
  const { zones, objects } = sceneryOf(plan);
  return asDrawn(file, map.name, plan.plan, {
    zones: zones.map(({ side, spaces }) => ({ seat: side, spaces: spaces.map(String) })),
    objects: objects as never,
  });
}

/** A map of terraces in every terrain, as large as maps become. */
function largeMap(columns: number, rows: number): MapAsDrawn {
  const ids = Object.keys(terrains);
  const flat = flatPlan(columns, rows, 'grass');
  const spaces = flat.spaces.map((space, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const hill = Math.sin(x / 5) + Math.cos(y / 4) + Math.sin((x + y) / 7);
    const terrain = ids[(Math.floor(x / 6) + Math.floor(y / 6) * 5) % ids.length] ?? 'grass';
    return { ...space, terrain, level: Math.max(1, Math.round(3 + hill * 2)) };
  });
  return asDrawn('terraces', 'Terraces', { spaces }, { zones: [], objects: [] });
}

function asDrawn(
  name: string,
  title: string,
  plan: unknown,
  { zones, objects }: Pick<MapAsDrawn, 'zones' | 'objects'>,
): MapAsDrawn {
  return JSON.parse(
    JSON.stringify({
      name,
      title,
      plan,
      zones,
      objects,
      looks: { terrains, objects: objectLooks },
      terrains: {},
    }),
  ) as MapAsDrawn;
}
