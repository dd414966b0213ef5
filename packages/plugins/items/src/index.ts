export { superscapeItemPlugin } from './superscape-item/superscape-item.ts';
