import { type KitAdditions, kitWithPacks, type ScenarioKit } from './kit-with-packs.ts';
import { shippedPacks } from './shipped-cards.ts';

/** The kit of everything that comes with the project, with further plugins and cards. Make it once and use it often. */
export const scenarioKit = (more: KitAdditions = {}): ScenarioKit => kitWithPacks(shippedPacks(), more);
