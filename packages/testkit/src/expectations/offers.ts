import type { Decision } from '@scapewright/kernel';
import type { Expectation } from '@scapewright/packs';
import type { SkirmishSource } from '@scapewright/skirmish';
import { figureOf } from '../play/course.ts';
import { isYesOrNo, sourceOf, sourceOfOption } from '../play/options.ts';
import type { Play } from '../play/play.ts';

type OffersAssertion = Extract<Expectation, { assert: 'offers' }>;

/** Windows in which something may be done instead, once the figure begins the action that is asked about. */
const insteadOf: Readonly<Record<string, string>> = { move: '3D', attack: '5C' };

/** Checks which abilities and options a figure could use at this moment. */
export function checkOffers(play: Play, { figure, has, hasnt }: OffersAssertion): string | undefined {
  const offered = offeredTo(play, play.names.figure(figure));
  const missing = has.filter((id) => !offered.has(id));
  const wrong = hasnt.filter((id) => offered.has(id));
  if (missing.length === 0 && wrong.length === 0) return undefined;
  const list = [...offered].sort().join(', ') || 'nothing';
  const difference = [
    ...missing.map((id) => `does not offer ${id}`),
    ...wrong.map((id) => `offers ${id}`),
  ].join(' and ');
  return `the game ${difference} to ${figure} (offered: ${list})`;
}

function offeredTo(play: Play, figure: number): ReadonlySet<string> {
  const offered = new Set<string>();
  for (const decision of play.match.pending()) addOffers(play, decision, figure, offered);
  return offered;
}

function addOffers(play: Play, decision: Decision, figure: number, offered: Set<string>): void {
  const { game } = play;
  const add = (source: SkirmishSource | undefined): void => {
    if (source) offered.add(source.id);
  };
  if (isYesOrNo(decision)) {
    const source = sourceOf(game, decision);
    if (!belongs(play, source, figure, figureOf(play, decision))) return;
    offered.add(decision.asks);
    add(source);
    return;
  }
  if (decision.choice.domain === 'hook') {
    const about = figureOf(play, decision);
    for (const value of Array.from(decision.choice.options)) {
      const source = sourceOfOption(game, decision, value);
      if (belongs(play, source, figure, about)) add(source);
    }
    return;
  }
  const window = insteadOf[decision.asks];
  if (window === undefined || !Array.from(decision.choice.options).includes(figure)) return;
  const args = { seat: decision.seat, card: game.cardOf(figure), figure };
  for (const { hook, source } of game.hooks.insteadsAt(game.hooks.windowNumber(window)))
    if (game.isLive(source) && (!hook.when || hook.when(game, args, source))) add(source as SkirmishSource);
}

function belongs(
  play: Play,
  source: SkirmishSource | undefined,
  figure: number,
  about: number | undefined,
): boolean {
  if (source && source.owner >= 0) return source.owner === play.game.cardOf(figure);
  return about === undefined || about === figure;
}
