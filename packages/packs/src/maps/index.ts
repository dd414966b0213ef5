export { checkMap } from './check-map.ts';
export { chooseStartZones, type NoRoom, type ZoneNeeds } from './choose-start-zones.ts';
export { connectedSpaces } from './connected-spaces.ts';
export { decodeHsc, type HscResult } from './decode-hsc.ts';
export {
  decodeMapEditor,
  type MapEditorDocument,
  type MapEditorPiece,
  type MapEditorResult,
} from './decode-map-editor.ts';
export { encodeHsc } from './encode-hsc.ts';
export {
  type DrawnColumn,
  type DrawnMass,
  type HexRowProblem,
  type HexRows,
  parseHexRows,
} from './hex-rows.ts';
export {
  emptyHscDocument,
  type HscDocument,
  type HscPersonalPiece,
  type HscTile,
  type HscTileVersion,
  type HscVersion,
  plainHscTile,
} from './hsc-document.ts';
export { type HscOfMap, hscOfMap } from './hsc-of-map.ts';
export { importMap } from './import-map.ts';
export type { ImportedMap } from './imported-map.ts';
export { ladderTerrain } from './ladder-plan.ts';
export { catalogueOf, type MapCatalogue, type ObjectKindFacts, standardCatalogue } from './map-catalogue.ts';
export { mapLimits } from './map-limits.ts';
export {
  type MapBattlefield,
  type MapBuilding,
  type MapFigure,
  type MapGlyph,
  type MapJoint,
  type MapLadder,
  type MapModel,
  type MapNeutral,
  type MapObject,
  type MapPlace,
  type MapStartZone,
  type MapTile,
  type MapToken,
  type ObjectBorder,
  type ObjectCell,
  pieceCount,
  type UnknownPiece,
} from './map-model.ts';
export { type BoardMap, mapOfBoard } from './map-of-board.ts';
export { mapOfHsc } from './map-of-hsc.ts';
export { mapOfMapEditor } from './map-of-map-editor.ts';
export { formatMapProblem, type MapProblem, type MapProblemCode } from './map-problem.ts';
export { type MapSpace, type MapSpaces, spacesOfMap } from './map-spaces.ts';
export { type MapSymmetry, symmetriesOf, symmetryOfZones } from './map-symmetry.ts';
export { mapYamlSchema } from './map-yaml-schema.ts';
export type { PlannedObject } from './object-plan.ts';
export type { PlannedLayers } from './parts-of-buildings.ts';
export {
  type MapPlan,
  type PlannedFigure,
  type PlannedNeutral,
  type PlannedStartZone,
  type PlannedToken,
  planOfMap,
} from './plan-of-map.ts';
export { furtherBattlefields, type PlannedBattlefield } from './planned-battlefields.ts';
export { readMapYaml } from './read-map-yaml.ts';
export { terrainCodes } from './terrain-codes.ts';
export { type WrittenRows, writeHexRows } from './write-hex-rows.ts';
export { writeMapYaml } from './write-map-yaml.ts';
