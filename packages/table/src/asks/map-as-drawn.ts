import type { Told } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import { looksOf } from '@scapewright/skirmish/engine';
import { english, unitName, type Wording } from '@scapewright/skirmish/explain';
import type { BattleRecord } from '../battle/battle-record.ts';

/** The battlefield as it was set up, with all that a drawing of it needs. */
export function mapAsDrawn(
  { map, mapFile, ground, scenery }: BattleRecord,
  { facts }: Game,
  wording: Wording = english,
): Told<'map'> {
  const { terrains, objectLooks } = looksOf(facts.catalogue);
  const names = facts.battlefield.terrains.map((id) => {
    const unit = facts.catalogue.terrain(id);
    return [id, unit ? wording.nameOf(unitName(unit)) : id] as const;
  });
  return {
    name: mapFile,
    title: map,
    plan: plain(facts.battlefield.plan),
    zones: ground.startZones.map((spaces, seat) => ({ seat, spaces: [...spaces] })),
    objects: plain(scenery.objects),
    looks: plain({ terrains, objects: objectLooks }),
    terrains: Object.fromEntries(names),
  };
}

/** As it goes over a wire. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
