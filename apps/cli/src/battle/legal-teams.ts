import { isRuleId } from '@scapewright/rulebook/ids';
import { ruleTitle } from '@scapewright/rulebook/titles';
import type { GameSetup } from '@scapewright/skirmish/author';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { CliError } from '../errors/cli-error.ts';

/** Throws where the rules do not allow teams to be built so: cards twice, identities that meet, too many points. */
export function checkTeams(engine: SkirmishEngine, setup: GameSetup): void {
  const refusals = setupTeamRefusals(setup, engine.kit.parameters);
  if (refusals.length === 0) return;
  const lines = refusals.map(({ message, reasons }) => {
    const [rule] = reasons.flatMap((reason) => engine.rulesOf(reason));
    const title = rule !== undefined && isRuleId(rule) ? ` (${rule}, ${ruleTitle(rule)})` : '';
    return `${message}${title}`;
  });
  throw new CliError(lines.join('\n'), 'change the armies, or the point limit');
}
