/** The damage types that have a symbol of resistance and one of weakness (SS-DMG-001). */
export const damageTypes = ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic'] as const;

/** A damage type as cards print it. */
export function nameOfType(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
