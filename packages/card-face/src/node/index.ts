export { pngsOf } from './card-png.ts';
export { papers, sheetsOf } from './card-sheets.ts';
export { openMeasure } from './typefaces.ts';
