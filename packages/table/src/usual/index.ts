/** An army by its name and ids of cards. */
export interface NamedArmy {
  readonly name: string;
  readonly cards: readonly string[];
}

/** What is played where nobody chooses: about equal armies on a map that suits them. */
export interface UsualTable {
  readonly map: string;
  readonly armies: readonly [NamedArmy, NamedArmy];
}

export const usualTables: Readonly<Record<'heroscape' | 'superscape', UsualTable>> = {
  heroscape: {
    map: 'glyph-terraces',
    armies: [
      { name: 'Dawn', cards: ['sgt-drake-alexander', 'raelin', 'syvarris', 'tarn-viking-warriors'] },
      { name: 'Dusk', cards: ['grimnak', 'ne-gok-sa', 'zettian-guards', 'marro-warriors'] },
    ],
  },
  superscape: {
    map: 'first-light',
    armies: [
      { name: 'Dawn', cards: ['hulk', 'batman'] },
      { name: 'Dusk', cards: ['battle-beast', 'alien-drone', 'alien-drone'] },
    ],
  },
};

export { type ArmyWords, type ReadyArmy, readyArmies, readyArmiesOf, readyArmy } from './ready-armies.ts';
export {
  type ObjectiveSide,
  objectivesOn,
  type ReadyObjective,
  readyObjective,
  readyObjectives,
} from './ready-objectives.ts';
