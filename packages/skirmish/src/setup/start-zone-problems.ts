import type { SetupProblem } from '@scapewright/kernel/check';
import type { Parameters } from '../model/parameters.ts';
import type { GameSetup } from '../model/setup.ts';

/** Start zones of different sizes, where the rules want the same number of spaces for every player (SS-SETUP-004). */
export function startZoneProblems(
  { equalStartZones }: Pick<Parameters, 'equalStartZones'>,
  { players, startZones = [] }: Pick<GameSetup, 'players' | 'startZones'>,
): readonly SetupProblem[] {
  if (!equalStartZones) return [];
  const own = players.flatMap(({ name, startZone = [] }) =>
    startZone.length > 0 ? [{ whose: `of ${name}`, spaces: startZone.length }] : [],
  );
  const shared = startZones.map((zone, at) => ({ whose: `number ${at + 1}`, spaces: zone.length }));
  const zones = [...own, ...shared];
  const [first] = zones;
  const other = zones.find(({ spaces }) => spaces !== first?.spaces);
  if (!first || !other) return [];
  const message = `the start zone ${first.whose} has ${first.spaces} spaces, and that ${other.whose} has ${other.spaces}`;
  const fix = 'mark start zones of the same number of spaces';
  const reason = 'battlefield.start-zones';
  return [{ part: 'setup', place: 'startZones', message, fix, reason }];
}
