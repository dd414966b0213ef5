export { heroscapeVariants } from '../variants.ts';
