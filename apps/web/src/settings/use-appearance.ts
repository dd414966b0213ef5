import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const darkness = '(prefers-color-scheme: dark)';

function watchDevice(changed: () => void): () => void {
  const device = matchMedia(darkness);
  device.addEventListener('change', changed);
  return () => device.removeEventListener('change', changed);
}

/** Whether pages are shown dark: as it is set, or as the device has it. */
export function useDarkness(): boolean {
  const theme = useSettings((settings) => settings.theme);
  const device = useSyncExternalStore(watchDevice, () => matchMedia(darkness).matches);
  return theme === 'system' ? device : theme === 'dark';
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
