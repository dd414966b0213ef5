import { chooseStartZones } from '@scapewright/packs';
import {
  type Army,
  type BattleTerms,
  fittingGround,
  type Ground,
  groundOfMap,
  type RulesetName,
} from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { CliError } from '../errors/cli-error.ts';

/** What a battle on a map is between. */
export interface Sides {
  readonly ruleset: RulesetName;
  readonly armies: readonly Army[];
  readonly terms: BattleTerms;
}

/**
 * The ground of a battle: a start zone for each player, or where the map marks fewer, for each team. Where it marks fewer
 * still, zones are chosen. What had to be chosen or cut is said on standard error.
 */
export function battleGround(composition: DependencyContainer, map: FoundMap, sides: Sides): Ground {
  const say = (text: string): void => composition.resolve(tokens.surroundings).errors.write(`${text}\n`);
  const { plan, neutral } = map;
  const { armies, terms, ruleset } = sides;
  const teams = teamsOf(sides);
  const marked = [...plan.startZones].sort((a, b) => a.player - b.player).map(({ spaces }) => spaces);
  const isMarked = marked.length >= teams.length;
  const zones = isMarked ? marked : chosenZones(map, sides, teams.length);
  if (!isMarked) say(`${map.file} marks ${marked.length} start zones; ${teams.length} are chosen`);
  const perPlayer = zones.length >= armies.length && isMarked;
  const isShared = terms.choosesZones === true;
  const startZones = isShared
    ? zones
    : armies.map((_, seat) => zones[perPlayer ? seat : teams.findIndex((team) => team.includes(seat))] ?? []);
  const ground = groundOfMap(plan, startZones, neutral);
  const fitting = fittingGround(ground, composition.resolve(tokens.engines)(ruleset).kit.parameters);
  if (fitting !== ground)
    say(`start zones are cut to ${fitting.startZones[0]?.length} spaces each (SS-SETUP-004)`);
  return fitting;
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

/** Zones for maps that mark too few. Throws where there is no room for them. */
function chosenZones({ plan, file }: FoundMap, sides: Sides, zones: number): readonly (readonly string[])[] {
  const { armies, terms } = sides;
  const cards = [...armies.flatMap((army) => army.cards), ...(terms.draft ?? []).map(({ card }) => card)];
  const spaces = (list: Army['cards']): number =>
    list.reduce((sum, { figures, base }) => sum + figures * (base === 'single' ? 1 : 3), 0);
  const least = Math.max(
    terms.draft ? 12 : 1,
    ...teamsOf(sides).map((team) => spaces(team.flatMap((seat) => armies[seat]?.cards ?? []))),
  );
  const heights = cards.map(({ height }) => height);
  const chosen = chooseStartZones(plan.plan, {
    players: zones,
    least,
    tallest: Math.max(...heights),
    shortest: Math.min(...heights),
  });
  if (typeof chosen !== 'string') return chosen;
  const marked = plan.startZones.length;
  throw new CliError(
    `${file} has ${marked} start zones, and ${zones} armies are to be placed; ${chosen}`,
    'mark a start zone for each player in the map',
  );
}
