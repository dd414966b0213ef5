import type { RulesBehind } from '../log/rules-behind.ts';
import type { Figure } from '../model/numbers.ts';
import { figureTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** How a figure stands in the game. */
export interface Standing {
  /** Neither defeated nor otherwise removed. */
  readonly active: boolean;
  /** On a space, or inside something that is. */
  readonly onBattlefield: boolean;
  /** The seat that controls it, -1 nobody. */
  readonly controller: number;
  /** The seat to whose team its card belongs, -1 none. */
  readonly team: number;
}

/** Is a figure active, who controls it, and to whose team does it belong, by which rules (SS-TEAM-001, SS-TEAM-006 to SS-TEAM-009)? */
export function explainStanding(engine: RulesBehind, game: Game, figure: Figure): Explanation<Standing> {
  const explainer = new Explainer(engine, game);
  const active = game.isAlive(figure);
  const standing: Standing = {
    active,
    onBattlefield: game.isOnBattlefield(figure),
    controller: game.controller(figure),
    team: game.state.read(figureTable.owner, figure),
  };
  const parts = standingParts(explainer, standing);
  return explainer.explanation(
    standing,
    explainer.say('because', {
      what: explainer.name(figure),
      why: parts.map((part) => part.text).join('; '),
    }),
    parts,
  );
}

function standingParts(explainer: Explainer, standing: Standing): readonly ExplainedPart[] {
  const { active, onBattlefield, controller, team } = standing;
  const data = { seat: controller };
  if (!active) return [explainer.part('standing.inactive')];
  if (!onBattlefield) return [explainer.part('standing.active'), explainer.part('standing.off-battlefield')];
  if (controller < 0) return [explainer.part('standing.active'), explainer.part('standing.neutral')];
  const parts = [explainer.part('standing.active'), explainer.part('standing.controlled', { data })];
  return controller === team ? parts : [...parts, explainer.part('standing.taken')];
}
