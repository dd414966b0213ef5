export { ruleTitle } from './rule-title.ts';
