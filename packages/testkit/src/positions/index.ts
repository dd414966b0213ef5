/** Scenarios as positions, without anything of Node: for pages, where they are opened and played on. */
export { type KitAdditions, kitWithPacks, type ScenarioKit } from '../kit/kit-with-packs.ts';
export { passPause, reseeded, type ScenarioPositions, scenarioPositions } from './scenario-positions.ts';
