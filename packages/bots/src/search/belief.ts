import type { Belief } from './race.ts';
import type { Topic } from './topic.ts';

/*
 * What scripts' proposals come to beside the policy's answer, before they are tried. Measured with nothing left out of the race, ten to thirteen tries of
 * each, in games of the standard contests: 89 allotments of order markers, and 449 other answers; `noise` is that of single playouts, and `doubt` what
 * playouts are off by beside a hundred games played to their end, of 143 ways. Ways alone are
 * believed as games say (-0.012 and 0.05), not as the judge does (-0.024 and 0.038): so a thinker won 88 % of 75 games against the greedy bot, and 76 %
 * where it was kept from nearly all of them (-0.03 and 0.03).
 */
const ofMarkers: Belief = { mean: -0.018, spread: 0.09, noise: 0.14, doubt: 0.02 };
const ofWay: Belief = { mean: -0.012, spread: 0.05, noise: 0.09, doubt: 0.02 };
const ofOthers: Belief = { mean: -0.035, spread: 0.047, noise: 0.1, doubt: 0.02 };

/** By how much of a chance to win a place is better for what the place judge, in the same measure, finds it better by. */
const trustInPlaces = 2.8;

/** What is believed of a proposal. `lead`: what it is better by at first sight, as a chance to win; left out: nobody can tell. */
export function beliefOf(topic: Topic, lead: number | undefined): Belief {
  if (topic === 'markers') return ofMarkers;
  if (topic !== 'way') return ofOthers;
  return { ...ofWay, mean: ofWay.mean + trustInPlaces * (lead ?? 0) };
}

/** Is it so much worse at first sight that it need not be tried? */
export const isHopeless = (lead: number | undefined): boolean => lead !== undefined && lead < -0.015;
