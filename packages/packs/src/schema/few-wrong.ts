import * as z from 'zod';

/** Entries of one list or map that are reported as wrong; what follows them is not looked at. */
const mostWrong = 5;

/** How the lists and maps of a schema are read: `z` for a JSON Schema of them, {@link fewWrong} for reading files of strangers. */
export interface Containers {
  array<Schema extends z.ZodType>(entry: Schema): z.ZodType<z.infer<Schema>[]>;
  record<Schema extends z.ZodType>(entry: Schema): z.ZodType<Record<string, z.infer<Schema>>>;
}

/** Lists and maps as a JSON Schema can state them. */
export const plainContainers: Containers = {
  array: (entry) => z.array(entry) as never,
  record: (entry) => z.record(z.string(), entry) as never,
};

/** Lists and maps that are refused after a few wrong entries: a million of them cost no more than five. */
export const fewWrong: Containers = {
  array: (entry) =>
    z.array(z.unknown()).check((context) => {
      checkEntries(entry, context.value.entries(), context.issues);
    }) as never,
  record: (entry) =>
    z.custom<Record<string, unknown>>(isMap, 'wanted: a map').check((context) => {
      checkEntries(entry, Object.entries(context.value), context.issues);
    }) as never,
};

const isMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__');

function checkEntries(
  schema: z.ZodType,
  entries: Iterable<readonly [number | string, unknown]>,
  issues: z.core.$ZodRawIssue[],
): void {
  let wrong = 0;
  for (const [key, value] of entries) {
    const read = schema.safeParse(value);
    if (read.success) continue;
    for (const issue of read.error.issues.slice(0, mostWrong))
      issues.push({ ...issue, path: [key, ...issue.path], input: value } as z.core.$ZodRawIssue);
    if (++wrong === mostWrong) return;
  }
}
