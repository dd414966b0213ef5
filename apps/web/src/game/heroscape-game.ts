/** HeroScape's engine: a file of the build for itself. */
export { createHeroscape as createGame } from '@scapewright/heroscape';
