export { germanTitle } from './german-title.ts';
