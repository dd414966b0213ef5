import { chooseStartZones, type MapPlan, symmetriesOf, symmetryOfZones } from '@scapewright/packs';
import type { BatchReport } from '@scapewright/sim';
import { type Army, type Ground, groundOfMap } from '@scapewright/table/battle';
import type { FoundMap } from '../content/map-repository.ts';
import { CliError } from '../errors/cli-error.ts';
import type { Page } from '../terminal/page.ts';

/** Games of an army against itself: what is worth more than the other, if not a side of the map or the rules' order? */
export interface MirrorBattle {
  readonly ground: Ground;
  readonly armies: readonly Army[];
  /** What lays one side on the other; `none`: the sides are not the same. */
  readonly symmetry: string;
}

/** The least and the greatest share of games that a side of an even map wins. */
export const evenShares = { least: 0.45, most: 0.55 } as const;

/** The first of some armies on both sides of a map. Where the map marks no zones, two that mirror each other are chosen. */
export function mirrorBattle(map: FoundMap, [army]: readonly Army[]): MirrorBattle {
  if (!army) throw new CliError('mirror games need an army');
  const { plan, neutral } = map;
  const marked = [...plan.startZones].sort((a, b) => a.player - b.player).slice(0, 2);
  const zones = marked.length === 2 ? marked.map(({ spaces }) => spaces) : mirroredZones(map, army);
  const names = marked.length === 2 ? marked.map(({ name }) => name) : ['One side', 'The other side'];
  const [first = '', second = ''] = names[0] === names[1] ? ['One side', 'The other side'] : names;
  return {
    ground: groundOfMap(plan, zones, neutral),
    armies: [
      { ...army, player: first },
      { ...army, player: second },
    ],
    symmetry: symmetryOfZones(plan.plan, zones)?.name ?? 'none',
  };
}

/** A zone where the map has room for the army, and its image on the other side. */
function mirroredZones({ plan, file }: FoundMap, { cards }: Army): readonly (readonly string[])[] {
  const least = cards.reduce((sum, { figures, base }) => sum + figures * (base === 'single' ? 1 : 3), 0);
  const heights = cards.map(({ height }) => height);
  const needs = { players: 2, least, tallest: Math.max(...heights), shortest: Math.min(...heights) };
  const chosen = chooseStartZones(plan.plan, needs);
  if ('needed' in chosen) throw new CliError(`${file}: ${chosen.message}`, 'mark start zones in the map');
  return imageOf(plan, chosen[0] ?? []) ?? chosen;
}

function imageOf({ plan }: MapPlan, zone: readonly string[]): readonly (readonly string[])[] | undefined {
  for (const { image } of symmetriesOf(plan)) {
    const other = zone.map(image);
    if (!other.some((space) => zone.includes(space))) return [zone, other];
  }
  return undefined;
}

/** Games that a side wins, a draw as half of one. */
function sharesOf({ wins, draws }: BatchReport): readonly number[] {
  return wins.map(({ share }) => share + draws.share / wins.length);
}

/** Is each side worth the same, as far as these games tell? */
export function isEven(report: BatchReport): boolean {
  return sharesOf(report).every((share) => share >= evenShares.least && share <= evenShares.most);
}

/** Tells whether the sides of the map are the same, and worth the same. */
export function printVerdict(
  { line, colours }: Page,
  { symmetry, armies }: MirrorBattle,
  report: BatchReport,
): void {
  const sides =
    symmetry === 'none'
      ? 'nothing lays one side of the map on the other'
      : `one side of the map is the other by a ${symmetry}`;
  const shares = sharesOf(report).map(
    (share, side) => `${armies[side]?.player} ${(share * 100).toFixed(1)} %`,
  );
  const told = `${shares.join(', ')}; ${sides}`;
  line();
  line(isEven(report) ? `${colours.green('even')}    ${told}` : `${colours.red('uneven')}  ${told}`);
}
