export { Engine } from './engine.ts';
export { checkParts, type SetupProblem, SetupProblems } from './setup-check.ts';
