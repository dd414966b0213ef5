import addresses from 'virtual:content';
import type { RuleEntry } from '@scapewright/rulebook/rules';
import type { PackJson } from '@scapewright/table/content';
import type { CardContent, ExampleFile, MapContent, Overview, RulesContent } from './content-shapes.ts';

/** What was fetched, or is being fetched, by address. What failed is forgotten, so that it can be tried again. */
const fetched = new Map<string, Promise<unknown>>();

function fetchOnce<Content>(address: string): Promise<Content> {
  const known = fetched.get(address) as Promise<Content> | undefined;
  if (known !== undefined) return known;
  const coming = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json() as Promise<Content>;
  });
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** Packs and maps in short, and how terrain is drawn. */
export const loadOverview = (): Promise<Overview> => fetchOnce(addresses.overview);
/** Every card, as it is shown. */
export const loadCards = (): Promise<readonly CardContent[]> => fetchOnce(addresses.cards);
/** The packs as a library for games is made of them. */
export const loadPacks = (): Promise<readonly PackJson[]> => fetchOnce(addresses.packs);
/** The titles of all rules. */
export const loadRules = (): Promise<RulesContent> => fetchOnce(addresses.rules);
/** The same in German, by id. */
export const loadGermanTitles = (): Promise<Readonly<Record<string, string>>> =>
  fetchOnce(addresses.germanTitles);

/** What scenarios there are that open as positions. */
export const loadExampleList = (): Promise<readonly ExampleFile[]> => fetchOnce(addresses.exampleList);

/** The text of a file of scenarios; undefined where there is none. */
export async function loadExampleText(group: string, name: string): Promise<string | undefined> {
  const address = Object.hasOwn(addresses.examples, group) ? addresses.examples[group] : undefined;
  if (address === undefined) return undefined;
  const texts = await fetchOnce<Readonly<Record<string, string>>>(address);
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** The entries of one file of the ledger; none for a name that is no file. */
export function loadLedger(file: string): Promise<readonly RuleEntry[]> {
  const address = Object.hasOwn(addresses.ledger, file) ? addresses.ledger[file] : undefined;
  return address === undefined ? Promise.resolve([]) : fetchOnce(address);
}

/** A map of the packs; undefined where there is none of this name. */
export function loadPackMap(id: string): Promise<MapContent | undefined> {
  const address = Object.hasOwn(addresses.maps, id) ? addresses.maps[id] : undefined;
  return address === undefined ? Promise.resolve(undefined) : fetchOnce(address);
}

/** The address of the picture of a map of the packs. */
export function pictureOfMap(id: string): string | undefined {
  return Object.hasOwn(addresses.pictures, id) ? addresses.pictures[id] : undefined;
}
