import type { SetupProblem } from '@scapewright/kernel/check';
import { setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import type { Parameters } from '../model/parameters.ts';
import type { GameSetup } from '../model/setup.ts';

/** Start zones of different sizes, where the rules want the same number of spaces for every player (SS-SETUP-004). */
export function startZoneProblems(
  { equalStartZones }: Pick<Parameters, 'equalStartZones'>,
  { players, startZones = [] }: Pick<GameSetup, 'players' | 'startZones'>,
): readonly SetupProblem[] {
  if (!equalStartZones) return [];
  const own = players.flatMap(({ name, startZone = [] }) =>
    startZone.length > 0 ? [{ whose: setupSaid('setup:zone-of', { name }), spaces: startZone.length }] : [],
  );
  const shared = startZones.map((zone, at) => ({
    whose: setupSaid('setup:zone-number', { number: at + 1 }),
    spaces: zone.length,
  }));
  const zones = [...own, ...shared];
  const [first] = zones;
  const other = zones.find(({ spaces }) => spaces !== first?.spaces);
  if (!first || !other) return [];
  const sizes = { whose: first.whose, spaces: first.spaces, other: other.whose, others: other.spaces };
  return [
    setupProblem(
      { part: 'setup', place: 'startZones', reason: 'battlefield.start-zones' },
      setupSaid('setup:zones', sizes),
      setupSaid('mend:equal-zones'),
    ),
  ];
}
