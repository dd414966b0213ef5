import { errorTexts } from './error-texts.ts';
import { listTexts } from './list-texts.ts';
import { menuTexts } from './menu-texts.ts';
import { playTexts } from './play-texts.ts';

/** Everything that the terminal itself says while games are chosen, played and measured, in English, by its key in catalogues. */
export const terminalTexts = { ...playTexts, ...menuTexts, ...errorTexts, ...listTexts } as const;

export type TerminalText = keyof typeof terminalTexts;
