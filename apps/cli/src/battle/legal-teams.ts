import type { GameSetup } from '@scapewright/skirmish/author';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { withRule } from '@scapewright/table';
import { titleOfRule } from '@scapewright/table/rules';
import { CliError } from '../errors/cli-error.ts';
import { eachOnALine } from '../errors/each-on-a-line.ts';
import { phrase } from '../words/terminal-words.ts';

/** Throws where the rules do not allow teams to be built so: cards twice, identities that meet, too many points. */
export function checkTeams(engine: SkirmishEngine, setup: GameSetup): void {
  const refusals = setupTeamRefusals(setup, engine.kit.parameters);
  if (refusals.length === 0) return;
  const sentences = refusals.map(({ said, reasons }) => {
    const [rule] = reasons.flatMap((reason) => engine.rulesOf(reason));
    return withRule(said, rule, titleOfRule);
  });
  throw new CliError(eachOnALine(sentences), phrase('error:armies-refused-fix'));
}
