import type { Decision, Reply } from '@scapewright/kernel';
import type { Command } from '@scapewright/packs';
import type { Play } from '../play/play.ts';
import {
  actorsAhead,
  type MarkerFigures,
  markerNames,
  markersAhead,
  planOf,
} from '../setup/reading-ahead.ts';
import { refused } from './path-choice.ts';

type PlanCommand = Extract<Command, { kind: 'plan' }>;

function controllerNow({ game, names }: Play, name: string): string | undefined {
  const figure = names.figureOrNone(name);
  return figure !== undefined && game.isAlive(figure)
    ? (names.playerName(game.controller(figure)) ?? undefined)
    : undefined;
}

/** The markers of a player for the round that is planned now: as a plan among the coming commands says, or read ahead. */
export function markersReply(play: Play, decision: Decision, plan?: PlanCommand): Reply {
  const player = play.names.playerName(decision.seat) ?? '';
  const plans = plan ? [plan, ...plansAhead(play)] : [];
  const own = plans.flatMap(({ players }) => players).find((one) => one.player === player)?.markers;
  const steps = play.scenario.steps.slice(Math.max(0, plan ? play.at + 1 : play.at));
  const coming = steps.filter((step) => step.command.kind !== 'refuse');
  const controllerOf = (figure: string): string | undefined => controllerNow(play, figure);
  const figures: MarkerFigures = own
    ? planOf(own)
    : markersAhead(play.scenario, coming, player, { controllerOf });
  const options = Array.from(decision.choice.options);
  const reply = figures.map((figure) => {
    if (figure === undefined) return options[0] as number;
    const card = play.names.card(figure);
    if (options.includes(card)) return card;
    const refusal = decision.choice.whyNot?.(card);
    if (own) throw refused(play, `no order marker of ${player} can lie on the card of ${figure}`, refusal);
    return options[0] as number;
  });
  if (own) checkWhole(play, player, own);
  return reply;
}

/**
 * A plan that is to be refused is one as a player would lay it, with all four markers (SS-ROUND-005); elsewhere a plan says
 * what matters, and the other markers go on the first card.
 */
export function checkWhole(
  play: Play,
  player: string,
  markers: PlanCommand['players'][number]['markers'],
): void {
  const at = play.isRefusal ? planOf(markers).indexOf(undefined) : -1;
  if (at >= 0)
    throw refused(play, `${player} does not place marker ${markerNames[at]}`, { reason: 'orders.choose' });
}

/** Does a plan without dice leave the markers of a player to one that follows it at once? */
export function isLeftToNext(play: Play, decision: Decision, { players }: PlanCommand): boolean {
  if (play.isRefusal || play.script.left().length > 0) return false;
  const player = play.names.playerName(decision.seat);
  const isNamed = (plan: PlanCommand['players']): boolean => plan.some((one) => one.player === player);
  return !isNamed(players) && plansAhead(play).some((plan) => isNamed(plan.players));
}

/** The plans that follow this one at once: each may place the markers of another player. */
function plansAhead(play: Play): readonly PlanCommand[] {
  const plans: PlanCommand[] = [];
  for (const { command } of play.ahead()) {
    if (command.kind !== 'plan') break;
    plans.push(command);
  }
  return plans;
}

/** The figures of a pooled card that are activated: those that act first, then the one named, then as listed. */
export function figuresReply(play: Play, decision: Decision, named?: string): Reply {
  const { game, names } = play;
  const options = Array.from(decision.choice.options);
  const [first] = options;
  const card = first === undefined ? -1 : game.cardOf(first);
  const isOfCard = (figure: string): boolean => {
    const row = names.figureOrNone(figure);
    return row !== undefined && game.cardOf(row) === card;
  };
  const steps = play.scenario.steps.slice(play.at + 1).filter(({ command }) => command.kind !== 'refuse');
  const wanted = [...actorsAhead(steps, isOfCard), ...(named === undefined ? [] : [named])].map((figure) =>
    names.figure(figure),
  );
  const order = [...new Set([...wanted, ...options])].filter((figure) => options.includes(figure));
  const chosen = order.slice(0, decision.most);
  return decision.most === 1 ? (chosen[0] as number) : chosen;
}
