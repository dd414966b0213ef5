export { heroscapeUncited } from '../uncited.ts';
