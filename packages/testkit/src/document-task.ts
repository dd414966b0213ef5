import type { DocumentText, PackCode } from '@scapewright/packs';
import type { ScenarioResult } from './results/run-scenario-file.ts';

/** One document of a file for a worker. */
export interface DocumentTask extends DocumentText {
  readonly file: string;
  /** Folder of the pack that the file lies in. */
  readonly pack?: string;
  /** Code of that pack, which is to be run. */
  readonly code?: PackCode;
  /** Where the worker writes what runs now, for whoever has to end it. */
  readonly progress: SharedArrayBuffer;
}

/** What came of a document, and how many things in it kept it from being read. */
export interface DocumentOutcome {
  readonly result: ScenarioResult;
  readonly problems: number;
}

/** Bytes for the name of what runs. */
export const progressBytes = 256;

/** Writes what runs now. */
export function writeProgress(buffer: SharedArrayBuffer, where: string): void {
  const bytes = new Uint8Array(buffer);
  let at = 1;
  for (; at <= where.length && at < bytes.length; at++) bytes[at] = where.charCodeAt(at - 1) & 0x7f;
  bytes[0] = at - 1;
}

/** What ran last; empty where nothing has begun. */
export function readProgress(buffer: SharedArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  return String.fromCharCode(...bytes.slice(1, 1 + (bytes[0] ?? 0)));
}
