import type { Step } from '../scene/walk.ts';

/** What a key means on the board. */
export type KeyAction =
  | { readonly kind: 'walk'; readonly step: Step }
  | { readonly kind: 'piece' | 'choice'; readonly by: 1 | -1 }
  | { readonly kind: 'choose' | 'inspect' | 'escape' | 'fit' | 'first' | 'last' }
  | { readonly kind: 'zoom'; readonly factor: number }
  /** Round the table and up or down, in pixels of a drag. */
  | { readonly kind: 'turn'; readonly across: number; readonly along: number };

/** What is pressed. */
export interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/** On the number block the six neighbours lie as they do on the board. */
const numberBlock: Readonly<Record<string, number>> = {
  Numpad6: 0,
  Numpad9: 1,
  Numpad7: 2,
  Numpad4: 3,
  Numpad1: 4,
  Numpad3: 5,
};

const walking: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'above',
  PageDown: 'below',
};

const plain: Readonly<Record<string, KeyAction>> = {
  Enter: { kind: 'choose' },
  ' ': { kind: 'choose' },
  i: { kind: 'inspect' },
  ContextMenu: { kind: 'inspect' },
  Escape: { kind: 'escape' },
  '0': { kind: 'fit' },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  '+': { kind: 'zoom', factor: 1.25 },
  '=': { kind: 'zoom', factor: 1.25 },
  '-': { kind: 'zoom', factor: 0.8 },
  q: { kind: 'turn', across: -37, along: 0 },
  e: { kind: 'turn', across: 37, along: 0 },
  r: { kind: 'turn', across: 0, along: 25 },
  f: { kind: 'turn', across: 0, along: -25 },
  ']': { kind: 'choice', by: 1 },
  '[': { kind: 'choice', by: -1 },
};

/** What a pressed key means; undefined for keys that are none of the board's. */
export function keyAction({
  key,
  code = '',
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pressed): KeyAction | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Tab') return { kind: 'piece', by: shiftKey ? -1 : 1 };
  if (key === 'F10' && shiftKey) return { kind: 'inspect' };
  const direction = numberBlock[code];
  if (direction !== undefined) return { kind: 'walk', step: { direction } };
  const step = walking[key];
  if (step === undefined) return altKey ? undefined : plain[key];
  if (altKey) return altered(step, { up: 'above', down: 'below' });
  return shiftKey ? altered(step, { up: { direction: 1 }, down: { direction: 4 } }) : { kind: 'walk', step };
}

function altered(step: Step, others: Readonly<Record<'up' | 'down', Step>>): KeyAction | undefined {
  return step === 'up' || step === 'down' ? { kind: 'walk', step: others[step] } : undefined;
}
