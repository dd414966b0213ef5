import { chooseStartZones, type NoRoom } from '@scapewright/packs';
import type { Parameters } from '@scapewright/skirmish/engine';
import type { Said } from '@scapewright/skirmish/explain';
import { type Army, type BattleTerms, fittingGround, type Ground } from '../battle/battle.ts';
import { groundOfMap } from '../battle/map-ground.ts';
import { tell } from '../words/tell.ts';
import type { PlayedMap } from './played-map.ts';

/** What a battle on a map is between. */
export interface Sides {
  readonly armies: readonly Army[];
  readonly terms: BattleTerms;
}

/** A ground, and what had to be chosen or cut for it; or why there is none. */
export type FoundGround =
  | { readonly ok: true; readonly ground: Ground; readonly notes: readonly string[] }
  | { readonly ok: false; readonly message: Said; readonly fix: Said };

/**
 * The ground of a battle: a start zone for each player, or where the map marks fewer, for each team. Where it marks fewer
 * still, zones are chosen.
 */
export function battleGround(
  name: string,
  { plan, neutral }: Pick<PlayedMap, 'plan' | 'neutral'>,
  sides: Sides,
  parameters: Pick<Parameters, 'equalStartZones'>,
): FoundGround {
  const { armies, terms } = sides;
  const teams = teamsOf(sides);
  const marked = [...plan.startZones].sort((a, b) => a.player - b.player).map(({ spaces }) => spaces);
  const isMarked = marked.length >= teams.length;
  const zones = isMarked ? marked : chosenZones(plan, sides, teams);
  if ('needed' in zones) {
    const { needed, found } = zones;
    const numbers = { map: name, marked: marked.length, teams: teams.length, needed, found };
    return { ok: false, message: tell('battle:few-zones', numbers), fix: tell('battle:mark-zones') };
  }
  const perPlayer = zones.length >= armies.length && isMarked;
  const startZones =
    terms.choosesZones === true
      ? zones
      : armies.map(
          (_, seat) => zones[perPlayer ? seat : teams.findIndex((team) => team.includes(seat))] ?? [],
        );
  const ground = groundOfMap(plan, startZones, neutral);
  const fitting = fittingGround(ground, parameters);
  return {
    ok: true,
    ground: fitting,
    notes: [
      ...(isMarked ? [] : [`${name} marks ${marked.length} start zones; ${teams.length} are chosen`]),
      ...(fitting === ground
        ? []
        : [`start zones are cut to ${fitting.startZones[0]?.length} spaces each (SS-SETUP-004)`]),
    ],
  };
}

/** Seats by team, in the order of their first players. */
function teamsOf({ armies, terms: { teammates = [] } }: Sides): readonly (readonly number[])[] {
  const teams: number[][] = [];
  const byName = new Map<readonly string[], number[]>();
  armies.forEach(({ player }, seat) => {
    const mates = teammates.find((team) => team.includes(player));
    const team = mates && byName.get(mates);
    if (team) {
      team.push(seat);
      return;
    }
    const made = [seat];
    if (mates) byName.set(mates, made);
    teams.push(made);
  });
  return teams;
}

/** Zones for maps that mark too few, or how many spaces they lack. */
function chosenZones(
  { plan }: PlayedMap['plan'],
  { armies, terms }: Sides,
  teams: readonly (readonly number[])[],
): readonly (readonly string[])[] | NoRoom {
  const cards = [...armies.flatMap((army) => army.cards), ...(terms.draft ?? []).map(({ card }) => card)];
  const spaces = (list: Army['cards']): number =>
    list.reduce((sum, { figures, base }) => sum + figures * (base === 'single' ? 1 : 3), 0);
  const least = Math.max(
    terms.draft ? 12 : 1,
    ...teams.map((team) => spaces(team.flatMap((seat) => armies[seat]?.cards ?? []))),
  );
  const heights = cards.map(({ height }) => height);
  return chooseStartZones(plan, {
    players: teams.length,
    least,
    tallest: Math.max(...heights),
    shortest: Math.min(...heights),
  });
}
