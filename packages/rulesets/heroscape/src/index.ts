export { heroscapeGerman } from './german.ts';
export { createHeroscape, heroscape } from './heroscape.ts';
