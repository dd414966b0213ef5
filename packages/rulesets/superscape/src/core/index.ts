export { superscapeCore } from '../core.ts';
export { superscapeGrounds } from '../grounds.ts';
