import type { Battlefield } from '../battlefield.ts';
import type { Colour } from './colour.ts';
import { resolveSpace, type SpaceRef } from './space-ref.ts';

/** How good or bad what an overlay says of a space is. */
export type Tone = 'source' | 'good' | 'fair' | 'poor' | 'none';

/** What an overlay says of one space. */
export interface OverlayEntry {
  /** Up to four characters. */
  readonly text: string;
  readonly tone: Tone;
}

/** Something to know of many spaces at once: reach, sight or height from a space. */
export interface Overlay {
  readonly title: string;
  readonly entries: ReadonlyMap<number, OverlayEntry>;
  /** What the tones mean here. */
  readonly tones: readonly (readonly [tone: Tone, meaning: string])[];
}

/** Colours of the tones, the same in text and pictures. */
export const toneColours: Readonly<Record<Tone, Colour>> = {
  source: [255, 214, 10],
  good: [46, 160, 67],
  fair: [219, 150, 24],
  poor: [207, 55, 55],
  none: [120, 120, 128],
};

/** Costs of ending a move on each space; the cheaper third is good, the dearest third poor. */
export function reachOverlay(
  battlefield: Battlefield,
  from: SpaceRef,
  costs: Iterable<readonly [space: SpaceRef, cost: number]>,
): Overlay {
  const known = [...costs];
  const most = Math.max(1, ...known.map(([, cost]) => cost));
  const tone = (cost: number): Tone => (cost * 3 <= most ? 'good' : cost * 3 <= most * 2 ? 'fair' : 'poor');
  const entries = new Map<number, OverlayEntry>();
  for (const [space, cost] of known) {
    entries.set(resolveSpace(battlefield, space), { text: String(cost), tone: tone(cost) });
  }
  return overlayFrom(battlefield, from, 'Reach', entries, [
    ['good', `up to ${Math.floor(most / 3)} spaces`],
    ['fair', `up to ${Math.floor((most * 2) / 3)}`],
    ['poor', `up to ${most}`],
  ]);
}

/** What is seen of each space. */
export function sightOverlay(
  battlefield: Battlefield,
  from: SpaceRef,
  sights: Iterable<readonly [space: SpaceRef, sight: 'clear' | 'obstructed' | 'none']>,
): Overlay {
  const looks = {
    clear: { text: '+', tone: 'good' },
    obstructed: { text: '~', tone: 'fair' },
    none: { text: '-', tone: 'none' },
  } as const;
  const entries = new Map<number, OverlayEntry>();
  for (const [space, sight] of sights) entries.set(resolveSpace(battlefield, space), looks[sight]);
  return overlayFrom(battlefield, from, 'Sight', entries, [
    ['good', 'clear'],
    ['fair', 'obstructed'],
    ['none', 'none'],
  ]);
}

/** How much higher or lower each space lies, in levels. */
export function heightOverlay(battlefield: Battlefield, from: SpaceRef): Overlay {
  const source = resolveSpace(battlefield, from);
  const base = battlefield.level[source] ?? 0;
  const entries = new Map<number, OverlayEntry>();
  for (let space = 0; space < battlefield.count; space += 1) {
    if (battlefield.exists[space] !== 1) continue;
    const difference = (battlefield.level[space] ?? 0) - base;
    const text = difference > 0 ? `+${difference}` : String(difference);
    entries.set(space, { text, tone: difference > 0 ? 'poor' : difference < 0 ? 'good' : 'none' });
  }
  return overlayFrom(battlefield, source, 'Height', entries, [
    ['poor', 'higher'],
    ['none', 'same level'],
    ['good', 'lower'],
  ]);
}

function overlayFrom(
  battlefield: Battlefield,
  from: SpaceRef,
  what: string,
  entries: Map<number, OverlayEntry>,
  tones: Overlay['tones'],
): Overlay {
  const source = resolveSpace(battlefield, from);
  const name = battlefield.names[source] ?? String(from);
  entries.set(source, { text: entries.get(source)?.text ?? '0', tone: 'source' });
  entries.delete(-1);
  return { title: `${what} from ${name}`, entries, tones: [['source', name], ...tones] };
}
