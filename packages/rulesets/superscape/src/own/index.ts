export { superscapeOwn } from '../own.ts';
