export { abilityWords } from './face/ability-words.ts';
export { type CardFace, cardFaces, type PricedCard } from './face/card-face.ts';
export { type PackedToken, tokenFace } from './face/token-face.ts';
export { cardHeight, cardWidth, layOutCard } from './layout/card-layout.ts';
export { svgOf } from './layout/card-svg.ts';
export { type Drawing, family, type Measure, type Typeface, typefaces } from './layout/drawing.ts';
export { type MeasuringPen, penMeasure } from './layout/pen-measure.ts';
