import { decodeHsc } from './decode-hsc.ts';
import { decodeMapEditor } from './decode-map-editor.ts';
import { isGzip } from './gzip.ts';
import type { ImportedMap } from './imported-map.ts';
import { type MapCatalogue, standardCatalogue } from './map-catalogue.ts';
import { excessOf, mapLimits, tooMuch } from './map-limits.ts';
import { mapOfHsc } from './map-of-hsc.ts';
import { mapOfMapEditor } from './map-of-map-editor.ts';
import { readMapYaml } from './read-map-yaml.ts';

/**
 * A map from a file of any format: `.hsc` of all versions, the map editor's JSON (packed or not), and the project's own
 * YAML. The bytes decide; the file's name serves messages, and tells a damaged text from a damaged `.hsc`. What it costs is
 * bounded, whoever has made the file.
 */
export function importMap(
  file: string,
  bytes: Uint8Array,
  catalogue: MapCatalogue = standardCatalogue,
): ImportedMap {
  if (bytes.length > mapLimits.bytes)
    return { map: undefined, problems: [tooMuch('bytes', bytes.length, mapLimits.bytes)] };
  const { map, problems } = importWithin(file, bytes, catalogue);
  const excess = map && excessOf(map);
  if (excess) return { map: undefined, problems: [excess] };
  return { map, problems: problems.slice(0, mapLimits.problems) };
}

function importWithin(file: string, bytes: Uint8Array, catalogue: MapCatalogue): ImportedMap {
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80);
  if (isGzip(bytes) || (isText(bytes) && (first === 0x7b || first === 0x5b))) {
    const result = decodeMapEditor(bytes);
    if (!result.ok) return { map: undefined, problems: [result.problem] };
    return { map: mapOfMapEditor(result.document), problems: result.problems };
  }
  const readText = () => readMapYaml(file, new TextDecoder('utf-8').decode(bytes), catalogue);
  if (isText(bytes)) return readText();
  const result = decodeHsc(bytes);
  if (!result.ok && /\.ya?ml$/i.test(file)) return readText();
  if (!result.ok) return { map: undefined, problems: [result.problem] };
  return { map: mapOfHsc(result.document), problems: result.problems };
}

/** Every `.hsc` file has a zero byte within its first hundred; no text has one. */
function isText(bytes: Uint8Array): boolean {
  return bytes.length > 0 && !bytes.subarray(0, 256).includes(0);
}
