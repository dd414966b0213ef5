/** Rulesets in which battles are fought. */
export const rulesetNames = ['superscape', 'heroscape'] as const;
/** One of {@link rulesetNames}. */
export type RulesetName = (typeof rulesetNames)[number];
