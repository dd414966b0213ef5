import type { KeptTable } from '@scapewright/store';
import type { Said } from '@scapewright/table';
import type { BattleRecord, SeatKind } from '@scapewright/table/battle';
import {
  agreedVictory,
  type BattleProblem,
  type Library,
  newBattle,
  type WantedBattle,
} from '@scapewright/table/content';
import { titleOfRule } from '@scapewright/table/rules';
import { objectivesOn, usualTables } from '@scapewright/table/usual';
import { libraryWith } from '../content/brought-pack.ts';
import type { Content } from '../content/content.ts';
import { inEnglish, type Problem, type ProblemPart, unplayable } from '../problems.ts';
import { tell } from '../words/speech.ts';
import type { TableWish } from './wish.ts';

/** What is said of the battle itself. */
export type BattleWish = Pick<TableWish, 'ruleset' | 'variants' | 'map'> & Partial<TableWish>;

/** The cards that may be played at a table. Throws a Problem (422) where it brings a pack that cannot be read. */
export function libraryOf(content: Content, { pack }: Pick<BattleWish, 'pack'>): Library {
  return pack ? libraryWith(content, pack) : content.library;
}

/** Somebody at a table that is to begin. */
export interface Sitting {
  readonly name: string;
  readonly kind: SeatKind;
  /** Ids of cards; left out: what is usual. */
  readonly army?: readonly string[] | undefined;
}

/**
 * The record of a battle that was asked for. Throws a Problem (422) with everything that keeps it from being played, each with
 * its place in the request.
 */
export function recordOf(
  content: Content,
  wish: BattleWish,
  sitting: readonly Sitting[],
  seed: string,
): BattleRecord {
  const { ruleset, variants, points, teams, roundLimit, draft } = wish;
  const strange = content.strangeVariants(ruleset, variants);
  const map = content.maps.get(wish.map);
  const problems: ProblemPart[] = strange.map((one) => ({
    place: 'variants',
    message: tell('table:no-variant', { ruleset, variant: one }),
  }));
  if (!map) {
    problems.push({
      ...{ place: 'map', message: tell('table:no-map', { map: wish.map }) },
      fix: theseThereAre([...content.maps.keys()]),
    });
  }
  const objective = objectivesOn(wish.map, ruleset).find(({ id }) => id === wish.objective);
  if (wish.objective !== undefined && !objective) {
    problems.push({
      ...{ place: 'objective', message: tell('table:no-objective', { objective: wish.objective }) },
      fix: theseThereAre(objectivesOn(wish.map, ruleset).map(({ id }) => id)),
    });
  }
  if (!map || problems.length > 0) throw unplayable('problem:no-table', problems);
  const names = distinct(sitting.map(({ name }) => name));
  const sides = sitting.map(({ kind, army }, seat) => ({
    player: names[seat] ?? '',
    seat: kind,
    cards: draft ? [] : (army ?? usualTables[ruleset].armies[seat % 2]?.cards ?? []),
  }));
  const agreed = agreedVictory(objective ? [objective.condition(sides)] : []);
  if (!agreed.ok) throw refusedBy(agreed.problems);
  const wanted: WantedBattle = {
    ...{ ruleset, variants, map, seed },
    sides,
    ...(objective ? { victory: agreed.conditions } : {}),
    ...(points === undefined ? {} : { points }),
    ...(roundLimit === undefined ? {} : { roundLimit }),
    ...(draft ? { draft: 'all' as const } : {}),
    ...(teams === undefined ? {} : { teams: teams.map((team) => team.map((seat) => names[seat] ?? '')) }),
  };
  const made = newBattle(content.engine(ruleset, variants), libraryOf(content, wish), wanted, titleOfRule);
  if (made.ok) return { ...made.record, dice: 'secure' };
  throw refusedBy(made.problems);
}

/** Everybody at a table as it is kept; those who are not there yet have a name. */
export function sittingAt({ seats }: KeptTable): readonly Sitting[] {
  return seats.map(({ kind, name, army }) => ({ name, kind: kind as SeatKind, army }));
}

function refusedBy(problems: readonly BattleProblem[]): Problem {
  const parts = problems.map(({ place, message, fix, said }) => ({
    place: placeInRequest(place),
    message: said?.message ?? inEnglish(message),
    fix: said ? said.fix : fix === undefined ? undefined : inEnglish(fix),
  }));
  return unplayable('problem:no-table', parts);
}

function theseThereAre(names: readonly string[]): Said {
  if (names.length === 0) return tell('table:none');
  return tell('table:these', { names: names.map((name) => ({ name })) });
}

function placeInRequest(place: string): string {
  return place
    .replace(/^sides\.(\d+)\.cards/, 'seats.$1.army.cards')
    .replace(/^sides\.(\d+)\.player/, 'seats.$1')
    .replace(/^sides$/, 'seats');
}

/** Names of which no two are the same. */
function distinct(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let at = 2; used.has(own); at++) own = `${name} (${at})`;
    used.add(own);
    return own;
  });
}
