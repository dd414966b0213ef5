import type { Unit } from '../state/content/unit.ts';

/** A unit of content as people read it. */
export interface UnitWords {
  readonly name: string;
  readonly text: string;
}

/** The name and text of a unit, with the parameters of the card that it is on in their places. */
export function unitWords(unit: Unit, given: Readonly<Record<string, unknown>> = {}): UnitWords {
  const parameters = unit.kind === 'ability' ? { ...unit.parameters, ...given } : given;
  const own = unit.kind === 'ability' ? unit.words?.(parameters) : undefined;
  const text = (own?.text ?? unit.text).replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    name in parameters ? String(parameters[name]) : slot,
  );
  return { name: own?.name ?? unit.name, text };
}
