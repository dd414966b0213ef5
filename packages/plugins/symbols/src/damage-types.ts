/** The damage types that have a symbol of resistance and one of weakness (SS-DMG-001). */
export const damageTypes = ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic'] as const;

/** What the rules say of the symbols of all types, of resistance as of weakness. */
export const damageTypeRules = [
  'SS-DMG-001',
  'SS-SYM-001',
  'SS-SYM-014',
  'SS-SYM-016',
  'SS-DMG-005',
  'SS-DMG-006',
  'SS-DMG-007',
  'SS-DMG-009',
  'SS-DMG-010',
  'SS-DMG-011',
] as const;

/** A damage type as cards print it. */
export function nameOfType(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
