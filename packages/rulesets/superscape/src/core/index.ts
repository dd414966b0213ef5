export { superscapeCore } from '../core.ts';
