/** What battles are made of: cards and maps of packs, without a file system. */
export { type AgreedVictory, agreedVictory } from './agreed-victory.ts';
export { battleGround, type FoundGround, type Sides } from './battle-ground.ts';
export { type FoundCard, type FoundToken, Library, type ReadPack, usualFormat } from './library.ts';
export { type MapJson, type PackJson, packJson, packOfJson } from './library-json.ts';
export {
  type BattleProblem,
  type NewBattle,
  newBattle,
  type WantedBattle,
  type WantedSide,
} from './new-battle.ts';
export {
  type MapCards,
  mapCatalogue,
  objectMarks,
  type PlayedMap,
  playedMap,
  sceneryOf,
  zoneMarks,
} from './played-map.ts';
