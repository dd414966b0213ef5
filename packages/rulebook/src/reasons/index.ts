export { heroscapeReasonRules } from '../generated/reason-rules/heroscape.gen.ts';
export { superscapeReasonRules } from '../generated/reason-rules/superscape.gen.ts';
