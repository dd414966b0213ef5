/** What came in as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What kind of message somebody meant to send. */
export function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
}

/** The id by which it is answered, where it has one that may be. */
export function idIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined;
  return typeof message.id === 'string' && message.id !== '' && message.id.length <= 64
    ? message.id
    : undefined;
}

/** The language that somebody names in a greeting. */
export function languageIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('language' in message)) return undefined;
  return typeof message.language === 'string' && message.language.length <= 35 ? message.language : undefined;
}
