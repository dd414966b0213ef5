export { heroscapeCore } from '../core.ts';
