import type * as z from 'zod';
import { lazily } from '../schema/lazily.ts';
import { readSingleDocument } from '../schema/single-document.ts';
import type { Problem } from '../yaml/problem.ts';
import type { AbilityClause } from './ability-clause.ts';
import { readAbilityClause } from './ability-clause-reader.ts';
import { abilityClause } from './ability-clause-schema.ts';

/** An ability written as data, or everything that is wrong with its file. */
export type AbilityFile =
  | { readonly ok: true; readonly ability: AbilityClause }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The schema of an ability file. */
export const abilityDocument: () => z.ZodType<z.output<ReturnType<typeof abilityClause>>> =
  lazily(abilityClause);

/** Reads an ability file: one ability as data, which the cards of its pack then name by id. Never throws. */
export function loadAbility(fileName: string, text: string): AbilityFile {
  const document = readSingleDocument(fileName, text, abilityDocument());
  if (!document.ok) return document;
  const ability = readAbilityClause(document.reading, [], document.keys);
  const { problems } = document.reading;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, ability };
}
