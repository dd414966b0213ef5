import type { Command } from './command.ts';
import type { Scenario, ScenarioStep } from './scenario-data.ts';

/**
 * The scenario as it runs under one of its rulesets: keys such as `dice-heroscape` have taken the place of the plain ones. Call it once for
 * each of `scenario.rulesets`; of a scenario with one ruleset it does the same.
 */
export function scenarioUnder(scenario: Scenario, ruleset: string): Scenario {
  const variant = scenario.variants.find((one) => one.ruleset === ruleset);
  const because = variant?.because ?? scenario.refused?.because ?? [];
  return {
    ...scenario,
    rulesets: [ruleset],
    variants: [],
    rules: variant?.rules ?? scenario.rules,
    refused: scenario.refused === undefined ? undefined : { because },
    steps: scenario.steps.map((step) => stepUnder(step, ruleset)),
  };
}

function stepUnder(step: ScenarioStep, ruleset: string): ScenarioStep {
  const variant = step.variants.find((one) => one.ruleset === ruleset);
  if (variant === undefined) return { ...step, variants: [] };
  return {
    ...step,
    variants: [],
    command: commandUnder(step.command, variant.because),
    dice: variant.dice ?? step.dice,
    answers: variant.answers ?? step.answers,
    expect: variant.expect ?? step.expect,
  };
}

function commandUnder(command: Command, because: readonly string[] | undefined): Command {
  return command.kind === 'refuse' && because !== undefined ? { ...command, because } : command;
}
