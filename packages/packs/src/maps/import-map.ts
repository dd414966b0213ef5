import { decodeHsc } from './decode-hsc.ts';
import { decodeMapEditor, isGzip } from './decode-map-editor.ts';
import type { MapModel } from './map-model.ts';
import { mapOfHsc } from './map-of-hsc.ts';
import { mapOfMapEditor } from './map-of-map-editor.ts';
import type { MapProblem } from './map-problem.ts';

/** A map, or nothing, and all that was found wrong with the file. */
export interface ImportedMap {
  /** Undefined when the file could not be read at all. */
  readonly map: MapModel | undefined;
  readonly problems: readonly MapProblem[];
}

/** A map from an `.hsc` file or a file of the map editor (packed or not); the bytes decide, not the file's name. */
export function importMap(bytes: Uint8Array): ImportedMap {
  const first = bytes.find((byte) => byte > 0x20);
  if (isGzip(bytes) || first === 0x7b || first === 0x5b) {
    const result = decodeMapEditor(bytes);
    if (!result.ok) return { map: undefined, problems: [result.problem] };
    return { map: mapOfMapEditor(result.document), problems: result.problems };
  }
  const result = decodeHsc(bytes);
  if (!result.ok) return { map: undefined, problems: [result.problem] };
  return { map: mapOfHsc(result.document), problems: result.problems };
}
