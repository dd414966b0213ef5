import { type TerrainUnit, terrain } from '@scapewright/skirmish/author';

/** Water of another kind: it acts like water, and everything else about it is the scenario's (HS-TERR-013). */
export function otherWater(id: string, name: string): TerrainUnit {
  return terrain({
    id,
    name,
    text: 'Ends the movement of a figure whose whole base has come to lie on it. Falls onto it do no harm.',
    land: 'nonland',
    groups: ['aquatic'],
    levels: 0,
    liesOn: 'land',
    stops: 'whole-base',
    fallReduction: 1,
    rules: { heroscape: ['HS-TERR-013'] },
  });
}
