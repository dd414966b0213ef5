export type { RulingId } from '../generated/ruling-ids.gen.ts';
export type { Clash } from './clash.ts';
export { clashes, clashesOfRule } from './clashes.ts';
export type { Ruling, RulingValue } from './ruling.ts';
export { isRulingId, ruling, rulings, rulingsOfRule, switches } from './rulings.ts';
