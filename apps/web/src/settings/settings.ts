import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GameId } from '../content/content-shapes.ts';
import { type BotLevel, botLevels } from '../start/seat-kinds.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const languages = ['en', 'de'] as const;
export const motions = ['system', 'none'] as const;
export const boards = ['flat', 'deep'] as const;

export type Theme = (typeof themes)[number];
export type Language = (typeof languages)[number];
export type Motion = (typeof motions)[number];
/** The board from above, or in three dimensions. */
export type BoardKind = (typeof boards)[number];

/** What somebody has set on this device. */
export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
  readonly motion: Motion;
  readonly board: BoardKind;
  readonly sound: boolean;
  /** The game that was chosen last. */
  readonly game: GameId;
  /** The level of the computer that was chosen last. */
  readonly opponent: BotLevel;
}

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

const usual: Settings = {
  theme: 'system',
  language: languageOfDevice(),
  motion: 'system',
  board: 'flat',
  sound: false,
  game: 'heroscape',
  opponent: 'greedy',
};

function languageOfDevice(): Language {
  const wanted = typeof navigator === 'undefined' ? '' : navigator.language.slice(0, 2);
  return isOneOf(languages, wanted) ? wanted : 'en';
}

/** Settings out of what was kept: what makes no sense is as usual. */
export function readSettings(kept: unknown): Settings {
  const from = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Settings>;
  return {
    theme: isOneOf(themes, from.theme) ? from.theme : usual.theme,
    language: isOneOf(languages, from.language) ? from.language : usual.language,
    motion: isOneOf(motions, from.motion) ? from.motion : usual.motion,
    board: isOneOf(boards, from.board) ? from.board : usual.board,
    sound: typeof from.sound === 'boolean' ? from.sound : usual.sound,
    game: isOneOf(['heroscape', 'superscape'] as const, from.game) ? from.game : usual.game,
    opponent: isOneOf(botLevels, from.opponent) ? from.opponent : usual.opponent,
  };
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

/** The settings of this device; they are kept in the browser, and nowhere else. */
export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...usual, set: (change) => set(change) }), {
    name: 'settings',
    partialize: ({ set: _, ...settings }) => settings,
    merge: (kept, current) => ({ ...current, ...readSettings(kept) }),
  }),
);
