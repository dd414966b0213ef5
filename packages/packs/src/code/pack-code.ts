import * as skirmish from '@scapewright/skirmish/author';
import type { Problem } from '../yaml/problem.ts';

/** The code of one ability of a pack: `abilities/ID/ID.mjs`. */
export interface AbilityCode {
  readonly id: string;
  /** Relative to the pack's folder. */
  readonly file: string;
  /** From where it is imported. */
  readonly url: string;
  /** Of its text: part of the lock of a game. */
  readonly hash: string;
}

/** Abilities in code that a pack brings: plain data, so that threads can be told. Nothing has been run yet. */
export interface PackCode {
  readonly pack: string;
  readonly version: string;
  readonly abilities: readonly AbilityCode[];
}

/** The default export of an ability's module: it gets the verbs of the skirmish layer, and gives the ability. */
export type AbilityModule = (verbs: typeof skirmish) => skirmish.AbilityUnit;

/** A plugin with the abilities, or everything that is wrong with their code. */
export type CodePluginResult =
  | { readonly ok: true; readonly plugin: skirmish.SkirmishPlugin }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Runs a pack's code and makes a plugin of its abilities. Code can do whatever the program can: call it only for packs that
 * somebody has read and trusts. Never throws.
 */
export async function loadPackCode({ pack, version, abilities }: PackCode): Promise<CodePluginResult> {
  const problems: Problem[] = [];
  const units: skirmish.AbilityUnit[] = [];
  for (const code of abilities) {
    const made = await unitOf(code).catch((error: unknown) => `it cannot be run: ${said(error)}`);
    if (typeof made === 'string') problems.push(codeProblem(code.file, made, fix));
    else units.push(made);
  }
  if (problems.length > 0) return { ok: false, problems };
  const hash = abilities.map((code) => code.hash).join('-');
  return { ok: true, plugin: { id: `code-of/${pack}`, version, hash, units } };
}

/** What is wrong with a file of code. */
export function codeProblem(file: string, message: string, remedy: string | undefined): Problem {
  return { file, line: 1, column: 1, path: '', message, fix: remedy };
}

const fix = 'npx scape new ability NAME --coded writes one that is right';

/** The ability that a module makes, or what is wrong with it. */
async function unitOf({ id, url }: AbilityCode): Promise<skirmish.AbilityUnit | string> {
  const { default: make } = (await import(/* @vite-ignore */ url)) as { readonly default?: unknown };
  if (typeof make !== 'function') return 'its default export is not a function that gives an ability';
  const unit: unknown = (make as AbilityModule)(skirmish);
  if (!isAbility(unit))
    return 'its function gives no ability: { kind, id, name, text, parameters, hooks }, as ability({...}) makes it';
  if (unit.id !== id) return `the ability is called "${unit.id}", not "${id}" as its folder`;
  return unit;
}

function isAbility(value: unknown): value is skirmish.AbilityUnit {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, text, parameters, hooks } = value as Record<string, unknown>;
  const hasWords = [id, name, text].every((word) => typeof word === 'string');
  return kind === 'ability' && hasWords && typeof parameters === 'object' && typeof hooks === 'function';
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
