export { DeepPainter } from './deep-painter.ts';
