import type { ObjectMark } from '@scapewright/board';
import type { Told } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import { looksOf } from '@scapewright/skirmish/engine';
import { english, unitName, type Wording } from '@scapewright/skirmish/explain';
import type { BattleRecord } from '../battle/battle-record.ts';
import { tell } from '../words/tell.ts';

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
    objects: plain(scenery.objects.map((mark) => ({ ...mark, name: nameOfMark(mark, facts, wording) }))),
    looks: plain({ terrains, objects: objectLooks }),
    terrains: Object.fromEntries(names),
  };
}

/** What an object is called, or a part of a building; a building of one's own as its map calls it. */
function nameOfMark({ kind, name }: ObjectMark, { catalogue }: Game['facts'], wording: Wording): string {
  const unit = catalogue.object(kind);
  if (unit) return wording.nameOf(unitName(unit));
  return name in markTexts ? wording.text(tell(markTexts[name as keyof typeof markTexts])) : name;
}

/** Parts of buildings by their names in marks. */
const markTexts = { windows: 'mark:windows', walls: 'mark:walls', doors: 'mark:doors' } as const;

/** As it goes over a wire. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
