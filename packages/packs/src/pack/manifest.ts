import * as z from 'zod';
import { lazily } from '../schema/lazily.ts';
import { named, oneOrMany, strict, text, wording } from '../schema/parts.ts';
import { readSingleDocument } from '../schema/single-document.ts';
import type { Problem } from '../yaml/problem.ts';

/** Another pack or capability that a pack needs, and in which versions. */
export interface PackRequirement {
  readonly id: string;
  /** A range as `^1.2.0`, `>=1 <3` or `*`. */
  readonly range: string;
}

/** What a pack says about itself. */
export interface PackManifest {
  readonly id: string;
  readonly name: string;
  /** `major.minor.patch`, with `-label` for what is not finished. */
  readonly version: string;
  /** Versions of the engine with which it works. */
  readonly engine: string;
  /** Rulesets that it fits. */
  readonly rulesets: readonly string[];
  /** Variants of these rulesets with which alone its cards can be played. */
  readonly variants: readonly string[];
  /** Capabilities beyond its cards, by id. */
  readonly provides: readonly string[];
  readonly requires: readonly PackRequirement[];
  /** Packs whose place it takes. */
  readonly replaces: readonly string[];
  /** Packs that it cannot stand beside. */
  readonly conflicts: readonly string[];
  /** SPDX expression, or the licence in words. */
  readonly licence: string;
  readonly credits: readonly string[];
}

/** A manifest, or everything that is wrong with its file. */
export type ManifestFile =
  | { readonly ok: true; readonly manifest: PackManifest }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const packId = () =>
  wording('an id in kebab-case, as my-pack', /^(?:@[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/);
const packIds = () => z.array(packId());

const version = '(?:0|[1-9][0-9]*)';
const label = '(?:-[0-9A-Za-z.-]+)?';
const comparator = `(?:[\\^~]|[<>]=?|=)?${version}(?:\\.(?:${version}|x)){0,2}${label}`;

const range = () =>
  wording(
    'a range of versions such as ^1.2.0 or ">=1 <3"',
    new RegExp(
      `^(?:\\*|${comparator}(?: ${comparator})*)(?: \\|\\| (?:\\*|${comparator}(?: ${comparator})*))*$`,
    ),
  );

/** The schema of `pack.yaml`. */
export const manifestDocument = lazily(() =>
  strict({
    id: packId(),
    name: text('a name').optional(),
    version: wording('a version such as 1.0.0', new RegExp(`^${version}\\.${version}\\.${version}${label}$`)),
    engine: range(),
    rulesets: z.array(packId()).min(1),
    variants: packIds().optional(),
    provides: packIds().optional(),
    requires: named(range(), 'the id of a pack').optional(),
    replaces: packIds().optional(),
    conflicts: packIds().optional(),
    licence: text('a licence such as CC-BY-4.0'),
    credits: oneOrMany(text('a name')),
  }),
);

/** Reads a pack's manifest. Never throws. */
export function loadManifest(fileName: string, text: string): ManifestFile {
  const document = readSingleDocument(fileName, text, manifestDocument());
  if (!document.ok) return document;
  const { keys, reading } = document;
  const { id, version: own, engine, rulesets, licence } = keys;
  const manifest: PackManifest = {
    id,
    name: keys.name ?? id,
    version: own,
    engine,
    rulesets,
    variants: keys.variants ?? [],
    provides: keys.provides ?? [],
    requires: reading
      .entries(['requires'], keys.requires)
      .map(({ key, value }) => ({ id: key, range: value })),
    replaces: keys.replaces ?? [],
    conflicts: keys.conflicts ?? [],
    licence,
    credits: typeof keys.credits === 'string' ? [keys.credits] : keys.credits,
  };
  for (const other of ['requires', 'conflicts', 'replaces'] as const) {
    const named = other === 'requires' ? manifest.requires.map((one) => one.id) : manifest[other];
    if (named.includes(id))
      reading.problem([other], `the pack names itself under "${other}"`, 'leave it out');
  }
  return reading.problems.length > 0 ? { ok: false, problems: reading.problems } : { ok: true, manifest };
}
