export { createSuperscape, superscape } from './superscape.ts';
