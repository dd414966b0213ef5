import { openSky } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { objectClimbed, typesUnder } from '../../state/objects.ts';
import { tokensOn } from '../tokens/tokens.ts';
import { linkKind } from './links.ts';
import type { WalkedStep } from './walked-step.ts';

/** A reason by which a step on foot is counted or allowed; with levels where it is about these. */
export interface StepReason {
  readonly reason: string;
  readonly levels?: number;
}

/**
 * What a step on foot is: first what it counts (level ground, levels climbed, levels descended, a ladder or passage), then
 * what it climbs over, comes under or onto. The log of a move and the explanation of a reach say the same.
 */
export function reasonsOfStep(
  game: Game,
  figure: Figure,
  { from, to, link }: Pick<WalkedStep, 'from' | 'to' | 'link'>,
): readonly StepReason[] {
  const { field, facts } = game;
  const levels = (field.level[to] as number) - (field.level[from] as number);
  const isStep = link === undefined;
  const climbed = isStep && facts.objects ? objectClimbed(game, from, to) : undefined;
  const reasons: StepReason[] = [
    isStep ? onGround(levels, game.heightOf(figure)) : { reason: reasonOfLink(game, link) },
  ];
  if (climbed) reasons.push({ reason: `object.${climbed.unit.id}.climbed`, levels: climbed.levels });
  if (isStep && tokensOn(game, to).length > 0) reasons.push({ reason: 'move.onto-token' });
  if (facts.objects && typesUnder(game, to).length > 0) reasons.push({ reason: 'move.onto-object' });
  if (isStep && isPastRungs(game, from, to)) reasons.push({ reason: 'move.past-rungs' });
  if (field.hex[to] !== 0) reasons.push({ reason: 'move.half-hex-crossed' });
  if (field.clearance[to] !== openSky) reasons.push({ reason: 'move.under-overhang' });
  if (levels > 0 && (field.underside[to] as number) > 0)
    reasons.push({ reason: 'move.onto-overhang', levels });
  return reasons;
}

/** A way that is no step: the first reason of its unit. */
export function reasonOfLink(game: Game, link: string): string {
  const { unit } = linkKind(game, link);
  return (unit && Object.keys(unit.messages)[0]) ?? 'move.link';
}

/** Does a step up or down go past the rungs of a ladder that could have been climbed? */
function isPastRungs({ field }: Game, from: number, to: number): boolean {
  const isUp = (field.level[from] as number) < (field.level[to] as number);
  const [low, high] = isUp ? [from, to] : [to, from];
  if (field.rung[low] === 1 || field.rung[high] === 1) return false;
  const column = field.column[low] as number;
  const end = field.columnStart[column + 1] as number;
  for (let at = field.columnStart[column] as number; at < end; at++) {
    const space = field.columnSpaces[at] as number;
    const level = field.level[space] as number;
    const isBetween = level > (field.level[low] as number) && level < (field.level[high] as number);
    if (isBetween && field.rung[space] === 1) return true;
  }
  return false;
}

function onGround(levels: number, height: number): StepReason {
  if (levels === 0) return { reason: 'move.step' };
  if (levels < 0) return { reason: 'move.down', levels: -levels };
  return { reason: levels < height ? 'move.up' : 'move.up-beyond-height', levels };
}
