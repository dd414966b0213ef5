import { Button } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useDarkness } from '../settings/use-appearance.ts';
import { useWords } from '../words/words.ts';

/** Light to dark and back. */
export function ThemeSwitch() {
  const say = useWords();
  const set = useSettings((settings) => settings.set);
  const isDark = useDarkness();
  return (
    <Button
      weight="plain"
      little
      className="round"
      aria-label={say(isDark ? 'app.light' : 'app.dark')}
      onClick={() => set({ theme: isDark ? 'light' : 'dark' })}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {isDark ? (
          <path
            d="M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ) : (
          <path
            d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        )}
      </svg>
    </Button>
  );
}
