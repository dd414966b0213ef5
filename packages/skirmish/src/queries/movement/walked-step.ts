import type { PathStep } from '@scapewright/board';

/** A step of a way as it is walked. */
export type WalkedStep = Pick<PathStep, 'from' | 'to' | 'footprint' | 'entered' | 'drop' | 'flies' | 'link'>;
