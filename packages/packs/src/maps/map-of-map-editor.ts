import { rotateHex } from '@scapewright/board';
import type { MapEditorDocument } from './decode-map-editor.ts';
import { MapBuilder } from './map-builder.ts';
import { mapEditorPieceKind } from './map-editor-pieces.ts';
import type { MapModel } from './map-model.ts';
import { originOf } from './map-origin.ts';

/** The map that a file of the map editor describes. Every piece of the file is in it, unknown ones in `unknown`. */
export function mapOfMapEditor(document: MapEditorDocument): MapModel {
  const builder = new MapBuilder();
  for (const { id, level, q, r, rotation } of document.pieces) {
    const kind = Number.isInteger(rotation) ? mapEditorPieceKind(id) : undefined;
    if (kind === undefined) {
      builder.addUnknown({ name: `piece "${id}"`, code: id, q, r, level, rotation });
      continue;
    }
    const pivot = rotateHex(kind.pivot ?? { q: 0, r: 0 }, -rotation);
    builder.add({ kind, code: id, anchor: { q: q - pivot.q, r: r - pivot.r }, level, rotation });
  }
  const contents = builder.build();
  return {
    format: 'map-editor',
    name: document.name,
    author: document.author,
    description: document.notes,
    ...(contents.startZones.length > 0 && { players: contents.startZones.length }),
    origin: originOf(contents),
    battlefields: [],
    buildings: [],
    neutral: [],
    tokens: [],
    ...contents,
  };
}
