/** Conditions are words in YAML: what reads that is fetched for a wish that has some. */
export { agreedVictory } from '@scapewright/table/content';
