export { heroscapeOwn } from '../own.ts';
