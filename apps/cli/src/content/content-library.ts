import { createHash } from 'node:crypto';
import {
  type CardAbility,
  cardDefinition,
  closest,
  type KnownIds,
  loadPack,
  type Pack,
  type PackFile,
  type Problem,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { type FoundCard, Library, usualFormat } from '@scapewright/table/content';
import { readPackFolder } from '@scapewright/testkit';
import { CliError } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';
import { phrase } from '../words/terminal-words.ts';
import type { FoundPack } from './found-pack.ts';
import { noSnapshots, type PackSnapshots } from './pack-snapshots.ts';

/** A folder whose pack cannot be used, and why. */
export interface BrokenPack {
  readonly folder: string;
  readonly problems: readonly Problem[];
}

/** A card of an earlier pack that a later one replaces, or to which it gives another price. */
export interface Replaced {
  readonly folder: string;
  readonly message: string;
}

/** A card that cannot be played, since the code of its pack was not run. */
export interface LackingCard {
  readonly id: string;
  readonly name: string;
  readonly pack: string;
  /** The abilities that are code. */
  readonly abilities: readonly string[];
}

/** What is asked about packs while they are read. */
export interface PackQuestions {
  /** Why a pack that has been read cannot be played. */
  readonly faultsOf?: (folder: string, pack: Pack, files: readonly PackFile[]) => readonly Problem[];
  /** The abilities of a pack that are code which was not run. */
  readonly codedIn?: (folder: string) => readonly string[];
  /** Packs as they were read before, of folders that have no code. */
  readonly snapshotsOf?: (folder: string) => PackSnapshots;
}

/** The cards of all packs that were found. A pack that cannot be read is left out as a whole and stands in {@link broken}. */
export class ContentLibrary extends Library<FoundPack> {
  readonly broken: readonly BrokenPack[];
  /** What packs change of packs before them, in words. */
  readonly replaced: readonly Replaced[];

  /** Cards whose abilities are code that was not run. */
  readonly lacking: readonly LackingCard[];

  /** `knownIds`: what cards can name; asked only where a pack is read from its files, since it takes the engines of all rulesets. */
  constructor(
    folders: readonly string[],
    knownIds: () => KnownIds,
    { faultsOf = () => [], codedIn = () => [], snapshotsOf = () => noSnapshots }: PackQuestions = {},
  ) {
    const packs: FoundPack[] = [];
    const broken: BrokenPack[] = [];
    const lacking: LackingCard[] = [];
    let known: KnownIds | undefined;
    for (const folder of folders) {
      const snapshots = snapshotsOf(folder);
      const kept = snapshots.read(folder);
      if (kept) {
        packs.push(kept);
        continue;
      }
      const files = readPackFolder(folder);
      known ??= knownIds();
      const coded = codedIn(folder);
      const read = loadPack(files, { ...known, abilities: [...(known.abilities ?? []), ...coded] });
      const { pack, left } = read.ok ? withoutCode(read.pack, coded) : { pack: undefined, left: [] };
      const problems = read.ok ? faultsOf(folder, pack ?? read.pack, files) : read.problems;
      if (pack && problems.length === 0) {
        const found = { folder, pack, hash: hashOf(files) };
        packs.push(found);
        lacking.push(...left);
        snapshots.keep(found);
      } else broken.push({ folder, problems });
    }
    super(packs);
    this.broken = broken;
    this.lacking = lacking;
    this.replaced = replacedIn(packs);
  }

  /** A format by its name. Throws where no pack has a price table of that name, with the nearest. */
  format(name: string): string {
    const { formats } = this;
    if (formats.includes(name)) return name;
    const near = closest(name, formats);
    throw new CliError(
      `no pack has prices of the format "${name}"`,
      near === undefined ? `formats are: ${formats.join(', ')}` : `did you mean ${near}?`,
    );
  }

  /** A card by its id or name. Throws where there is none, with the nearest. */
  card(name: string): FoundCard {
    const found = this.find(name);
    if (found) return found;
    const wanted = name.trim().toLowerCase();
    const lacks = this.lacking.find((one) => [one.id, one.name.toLowerCase()].includes(wanted));
    if (lacks)
      throw new CliError(
        `${lacks.name} lacks ${lacks.abilities.join(' and ')}: code of the pack ${lacks.pack}, which is not run unasked`,
        'read it, and if you trust it add --code, or set SCAPE_CODE=1',
      );
    const near = this.nearest(name);
    const fix = near === undefined ? phrase('error:no-card-fix') : phrase('error:did-you-mean', { near });
    const left =
      this.broken.length > 0
        ? ` (${counted(this.broken.length, 'pack')} could not be read: npx scape check)`
        : '';
    throw new CliError(phrase('error:no-card', { name, left }), fix);
  }

  /** A card as play needs it, at its price in a format; a card without one costs nothing. Throws where there is none. */
  definition(name: string, format = usualFormat): CardDefinition {
    const { card, prices, backPrices } = this.card(name);
    return cardDefinition(card, prices.get(format), backPrices.get(format));
  }
}

/** A pack without the cards whose abilities are code that was not run; the rest of it can be played. */
function withoutCode(
  pack: Pack,
  coded: readonly string[],
): { readonly pack: Pack; readonly left: readonly LackingCard[] } {
  if (coded.length === 0) return { pack, left: [] };
  const lackedBy = (abilities: readonly CardAbility[]): readonly string[] =>
    abilities.flatMap((one) => (one.kind === 'loaded' && coded.includes(one.id) ? [one.id] : []));
  const left = pack.cards.flatMap((card): readonly LackingCard[] => {
    const { id, name, abilities, operators = {}, flip } = card;
    const all = [...abilities, ...Object.values(operators).flat(), ...(flip?.abilities ?? [])];
    const lacks = [...new Set(lackedBy(all))];
    return lacks.length > 0 ? [{ id, name, pack: pack.manifest.id, abilities: lacks }] : [];
  });
  const ids = new Set(left.map(({ id }) => id));
  const tokens = pack.tokens.filter(({ abilities }) => lackedBy(abilities).length === 0);
  return { pack: { ...pack, cards: pack.cards.filter(({ id }) => !ids.has(id)), tokens }, left };
}

function hashOf(files: readonly PackFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(JSON.stringify([path, text]));
  return hash.digest('hex');
}

function replacedIn(packs: readonly FoundPack[]): readonly Replaced[] {
  const homes = new Map<string, string>();
  const prices = new Map<string, number>();
  return packs.flatMap(({ folder, pack: { manifest, cards, prices: tables } }) => {
    const told = cards.flatMap(({ id, name }): Replaced[] => {
      const home = homes.get(id);
      homes.set(id, manifest.id);
      if (home === undefined || home === manifest.id) return [];
      return [{ folder, message: `${manifest.id} replaces ${name} (${id}) of the pack ${home}` }];
    });
    const priced = tables.flatMap(({ format, prices: table }) =>
      [...table].flatMap(([id, points]): Replaced[] => {
        const before = prices.get(`${format} ${id}`);
        prices.set(`${format} ${id}`, points);
        if (before === undefined || before === points) return [];
        const message = `${manifest.id} has ${id} cost ${counted(points, 'point')} in the format ${format}, in place of ${before}`;
        return [{ folder, message }];
      }),
    );
    return [...told, ...priced];
  });
}
