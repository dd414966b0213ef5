import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const darkness = '(prefers-color-scheme: dark)';

const stillness = '(prefers-reduced-motion: reduce)';

const watching =
  (query: string) =>
  (changed: () => void): (() => void) => {
    const device = matchMedia(query);
    device.addEventListener('change', changed);
    return () => device.removeEventListener('change', changed);
  };
const watchDarkness = watching(darkness);
const watchStillness = watching(stillness);

/** Whether pages are shown dark: as it is set, or as the device has it. */
export function useDarkness(): boolean {
  const theme = useSettings((settings) => settings.theme);
  const device = useSyncExternalStore(watchDarkness, () => matchMedia(darkness).matches);
  return theme === 'system' ? device : theme === 'dark';
}

/** Whether nothing on the page may move by itself: as it is set, or as the device has it. */
export function useStillness(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const device = useSyncExternalStore(watchStillness, () => matchMedia(stillness).matches);
  return motion === 'none' || device;
}

/** Puts light or dark, movement and language on the root of the page. */
export function useAppearance(): void {
  const { motion, language } = useSettings();
  const isDark = useDarkness();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dataset['motion'] = motion;
    root.lang = language;
  }, [isDark, motion, language]);
}
