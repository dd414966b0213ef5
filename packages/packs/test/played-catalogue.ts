import { type MapCatalogue, type ObjectKindFacts, standardCatalogue } from '../src/maps/map-catalogue.ts';

/** The pieces of maps with what a game might say of two of them: a wall that is climbed, a pillar that stops flyers. */
export const playedCatalogue: MapCatalogue = {
  ...standardCatalogue,
  objects: new Map<string, ObjectKindFacts>([
    ...standardCatalogue.objects,
    ['bridge-wall', { name: 'Bridge Wall', height: 2, climb: 'levels' }],
    ['pillar-bare', { name: 'Pillar without cap', height: 9, blocksFlying: true }],
  ]),
};
