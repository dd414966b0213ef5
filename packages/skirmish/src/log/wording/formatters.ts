import type { IntlMessageFormat } from 'intl-messageformat';

/** What a message counts and writes numbers with. */
type Formatters = NonNullable<NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']>;

/** Plurals and plain numbers made once for all messages that are given these; a message that is given none makes its own. */
export function sharedFormatters(): Formatters {
  const numbers = new Map<string, Intl.NumberFormat>();
  const plurals = new Map<string, Intl.PluralRules>();
  return {
    getNumberFormat: (locales, options) =>
      options
        ? new Intl.NumberFormat(locales, options)
        : once(numbers, String(locales), () => new Intl.NumberFormat(locales)),
    getPluralRules: (locales, options) =>
      once(plurals, `${locales} ${options?.type}`, () => new Intl.PluralRules(locales, options)),
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  };
}

function once<Made>(made: Map<string, Made>, name: string, make: () => Made): Made {
  const one = made.get(name) ?? make();
  made.set(name, one);
  return one;
}
