/** Why, odds, reach, sight, hints and cards: a file of the build for itself. */
export { tableAsks } from '@scapewright/table/asks';
