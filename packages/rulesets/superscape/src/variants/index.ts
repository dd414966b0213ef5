export { superscapeVariants } from '../variants.ts';
