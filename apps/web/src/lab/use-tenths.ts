import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';

/** Writes numbers with one place after the point, as the chosen language has it. */
export function useTenths(): (value: number) => string {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return (value) => format.format(value);
  }, [language]);
}
