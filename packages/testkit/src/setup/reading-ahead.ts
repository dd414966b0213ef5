import type { Command, Scenario, ScenarioStep } from '@scapewright/packs';

/** Figures of the cards on which a player's markers 1, 2, 3 and X go; undefined: on the first listed active card. */
export type MarkerFigures = readonly (string | undefined)[];

/**
 * Where a player's order markers of a round go, from the commands of `steps`: as a `plan` among them says, otherwise the
 * numbered ones on the cards that the player activates, in order.
 */
export function markersAhead(
  scenario: Scenario,
  steps: readonly ScenarioStep[],
  player: string,
  { turnsKnown = false, controllerOf = () => undefined }: Beforehand = {},
): MarkerFigures {
  const planned = steps.find(({ command }) => command.kind !== 'refuse')?.command;
  if (planned?.kind === 'plan') {
    const own = planned.players.find((one) => one.player === player);
    if (own) return planOf(own.markers);
  }
  const turns = activations(scenario, steps, turnsKnown, controllerOf);
  const own = turns.filter((turn) => turn.player === player);
  const markers: (string | undefined)[] = [undefined, undefined, undefined, undefined];
  own.forEach(({ figure, number }, at) => {
    markers[turnsKnown ? number - 1 : at] ??= figure;
  });
  return markers.slice(0, 4);
}

/** The order markers of a player. */
export const markerNames = ['1', '2', '3', 'X'] as const;

/** The markers of a plan in the order 1, 2, 3, X. */
export function planOf(
  markers: readonly { readonly marker: string; readonly figure: string }[],
): MarkerFigures {
  return markerNames.map((name) => markers.find((one) => one.marker === name)?.figure);
}

/** What is known where the commands begin. */
interface Beforehand {
  /** Play begins with the turns of round 1 in the order of the players: a turn which the script passes over keeps its number. */
  readonly turnsKnown?: boolean;
  /** Who controls a figure now; undefined: its player. */
  readonly controllerOf?: (figure: string) => string | undefined;
}

interface Activation {
  readonly player: string;
  readonly figure: string;
  /** Turn of the round, from 1. */
  readonly number: number;
}

/** The activations of the round that begins with the first of these steps. */
function activations(
  scenario: Scenario,
  steps: readonly ScenarioStep[],
  turnsKnown: boolean,
  controllerOf: (figure: string) => string | undefined,
): readonly Activation[] {
  const names = scenario.players.map((player) => player.name);
  const found: Activation[] = [];
  const counts = new Map<string, number>();
  let turn = -1;
  let isOpen = false;
  for (const [at, { command }] of steps.entries()) {
    if (command.kind === 'plan' && at > 0) break;
    if (command.kind === 'end' && command.what === 'round') break;
    if (command.kind === 'end' && command.what === 'turn') {
      if (!isOpen) turn++;
      isOpen = false;
    }
    if (command.kind !== 'activate') continue;
    const player = activator(scenario, steps.slice(0, at), command.figure, controllerOf);
    const seat = names.indexOf(player);
    if (seat < 0) continue;
    const count = (counts.get(player) ?? 0) + 1;
    counts.set(player, count);
    do turn++;
    while (turn % names.length !== seat);
    isOpen = true;
    const number = turnsKnown ? Math.floor(turn / names.length) + 1 : count;
    if (number > 3 || count > 3) break;
    found.push({ player, figure: command.figure, number });
  }
  return found;
}

/** Who activates a figure: its player, or who has taken control of it before. */
function activator(
  scenario: Scenario,
  before: readonly ScenarioStep[],
  figure: string,
  controllerOf: (figure: string) => string | undefined,
): string {
  const owner = scenario.players.find((player) => player.figures.some((one) => one.id === figure));
  let by = controllerOf(figure) ?? owner?.name ?? '';
  for (const { command } of before)
    if (command.kind === 'control' && command.figure === figure) by = command.by;
  return by;
}

/** The figures of a card that act first in the activation that the first of these steps is in: of a pool, they are activated. */
export function actorsAhead(steps: readonly ScenarioStep[], isOfCard: (figure: string) => boolean): string[] {
  const actors: string[] = [];
  for (const { command } of steps) {
    if (command.kind === 'activate') break;
    if (command.kind === 'end' && ['activation', 'turn', 'round'].includes(command.what)) break;
    const actor = actorOf(command);
    if (actor !== undefined && isOfCard(actor) && !actors.includes(actor)) actors.push(actor);
  }
  return actors;
}

/** The figure that a command lets act. */
export function actorOf(command: Command): string | undefined {
  return command.kind === 'move' || command.kind === 'attack' || command.kind === 'use'
    ? command.figure
    : undefined;
}
