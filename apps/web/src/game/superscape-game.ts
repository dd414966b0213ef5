/** SuperScape's engine: a file of the build for itself. */
export { createSuperscape as createGame } from '@scapewright/superscape';
