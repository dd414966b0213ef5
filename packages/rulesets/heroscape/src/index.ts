export { createHeroscape, heroscape } from './heroscape.ts';
