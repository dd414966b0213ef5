/** The damage types that have a symbol of resistance and one of weakness (SS-DMG-001). */
export const damageTypes = ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic'] as const;

/** One damage type. */
export type DamageType = (typeof damageTypes)[number];

/** A damage type as cards print it. */
export function nameOfType(type: DamageType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
