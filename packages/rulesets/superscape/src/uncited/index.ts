export { superscapeUncited } from '../uncited.ts';
