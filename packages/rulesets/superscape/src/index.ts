export { superscapeGerman } from './german.ts';
export { createSuperscape, superscape } from './superscape.ts';
