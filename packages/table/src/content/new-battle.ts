import { type SetupProblem, SetupProblems } from '@scapewright/kernel/check';
import type { MapModel, MapProblem, PackTokenCard } from '@scapewright/packs';
import type { CardDefinition, VictoryPlan } from '@scapewright/skirmish/author';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { english, placesOf, type Said, saidOfProblem, saying } from '@scapewright/skirmish/explain';
import { type Army, type BattleTerms, termsOf } from '../battle/battle.ts';
import { type BattleRecord, type SeatKind, setupOf } from '../battle/battle-record.ts';
import type { RulesetName } from '../battle/ruleset-names.ts';
import { withRule } from '../words/rule-words.ts';
import { tell } from '../words/tell.ts';
import { battleGround } from './battle-ground.ts';
import { type Library, usualFormat } from './library.ts';
import { playedMap, sceneryOf } from './played-map.ts';

/** A side of a battle that is wanted. */
export interface WantedSide {
  readonly player: string;
  readonly seat: SeatKind;
  /** Ids of cards, once for each copy; `ID/back` for a flip card that starts turned over. */
  readonly cards: readonly string[];
}

/** A battle that is wanted, as a page or a message says it. */
export interface WantedBattle {
  readonly ruleset: RulesetName;
  readonly variants?: readonly string[];
  readonly map: { readonly id: string; readonly map: MapModel };
  readonly sides: readonly WantedSide[];
  readonly seed: string;
  readonly format?: string;
  readonly points?: number;
  readonly roundLimit?: number;
  /** Names of players who play together, team by team. */
  readonly teams?: readonly (readonly string[])[];
  readonly choosesZones?: boolean;
  /** Conditions beside those of the ruleset; `agreedVictory` reads them from words. */
  readonly victory?: readonly VictoryPlan[];
  readonly victoryAlone?: boolean;
  /** Ids of cards that are drafted, once for each copy; `all`: every character with a price. */
  readonly draft?: 'all' | readonly string[];
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
}

/** Why a battle can't be fought so. */
export interface BattleProblem {
  /** What of the wish it is about: `sides.0.cards`, `map`, `points` ... */
  readonly place: string;
  readonly message: string;
  readonly fix?: string;
  /** Message and fix before they are in a language; left out where there is English alone. */
  readonly said?: { readonly message: Said; readonly fix?: Said | undefined };
}

/** A battle that can begin, with what had to be changed or left out for it; or everything that keeps it from that. */
export type NewBattle =
  | {
      readonly ok: true;
      readonly record: BattleRecord;
      readonly notes: readonly string[];
      readonly mapProblems: readonly MapProblem[];
    }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/**
 * Makes the record of a battle that is wanted. Never throws for what is wrong with the wish. `titleOf`: what a rule that refuses an army
 * is called; left out: only its id is told.
 */
export function newBattle(
  engine: SkirmishEngine,
  library: Library,
  wanted: WantedBattle,
  titleOf?: (rule: string) => string | undefined,
): NewBattle {
  const { ruleset, variants = [], map, sides, seed, format = usualFormat } = wanted;
  const problems: BattleProblem[] = [];
  const armies = sides.map((side, seat) => armyOf(library, side, `sides.${seat}`, format, problems));
  const names = sides.map(({ player }) => player);
  for (const [seat, name] of names.entries())
    if (names.indexOf(name) !== seat)
      problems.push(problemAt(`sides.${seat}.player`, tell('battle:same-name', { name })));
  if (sides.length < 2) problems.push(problemAt('sides', tell('battle:two-armies')));
  const terms = battleTerms(library, wanted, problems);
  if (problems.length > 0) return { ok: false, problems };
  const cardOf = (id: string): CardDefinition | undefined => library.definitionOf(id, format);
  const tokens: readonly PackTokenCard[] = library.tokenCards(ruleset, variants).map(({ card }) => card);
  try {
    const played = playedMap(engine, map.map, { cardOf, tokens });
    const title = map.map.name.trim() || map.id;
    const found = battleGround(title, played, { armies, terms }, engine.kit.parameters);
    if (!found.ok) return { ok: false, problems: [problemAt('map', found.message, found.fix)] };
    const record: BattleRecord = {
      ruleset,
      ...(variants.length > 0 ? { variants } : {}),
      ...(format === usualFormat ? {} : { format }),
      map: title,
      mapFile: map.id,
      ground: found.ground,
      scenery: sceneryOf(played.plan),
      armies,
      seats: sides.map(({ seat }) => seat),
      seed,
      ...terms,
    };
    const setup = setupOf(record);
    const refusals = setupTeamRefusals(setup, engine.kit.parameters).map(({ said, reasons }) => {
      const [rule] = reasons.flatMap((reason) => engine.rulesOf(reason));
      return problemAt('sides', withRule(said, rule, titleOf));
    });
    if (refusals.length > 0) return { ok: false, problems: refusals };
    engine.plan(setup);
    return { ok: true, record, notes: found.notes, mapProblems: played.problems };
  } catch (error) {
    return { ok: false, problems: problemsIn(engine, error) };
  }
}

/** What the engine, or the board, holds against a battle. */
function problemsIn(engine: SkirmishEngine, error: unknown): readonly BattleProblem[] {
  if (error instanceof SetupProblems)
    return error.problems.map((problem) => {
      const { place, message, fix } = problem;
      const said = saidOfProblem(problem) ?? saidByRule(engine, problem);
      return { place, message, ...(fix ? { fix } : {}), ...(said ? { said } : {}) };
    });
  return [{ place: 'map', message: error instanceof Error ? error.message : String(error) }];
}

/** A plugin's problem by what the rule behind it says, where that speaks of nobody; undefined where it does not. */
function saidByRule(
  { kit }: SkirmishEngine,
  { part, reason = '' }: SetupProblem,
): BattleProblem['said'] | undefined {
  const { text, catalogueKey = reason } = kit.catalogue.unitCiting(reason)?.messages[reason] ?? {};
  if (text === undefined || placesOf(text).length > 0) return undefined;
  const thing = part.slice(part.indexOf('/') + 1);
  return { message: tell('battle:found', { thing, why: saying(catalogueKey, text) }) };
}

function problemAt(place: string, message: Said, fix?: Said): BattleProblem {
  return {
    ...{ place, message: english.text(message) },
    ...(fix ? { fix: english.text(fix) } : {}),
    said: { message, fix },
  };
}

function armyOf(
  library: Library,
  { player, cards }: WantedSide,
  place: string,
  format: string,
  problems: BattleProblem[],
): Army {
  const backs: string[] = [];
  const found = cards.flatMap((id) => {
    const name = id.replace(/\/back$/, '');
    const card = library.definitionOf(name, format);
    if (!card) problems.push(missingCard(library, `${place}.cards`, name));
    else if (name !== id && !card.otherSide)
      problems.push(problemAt(`${place}.cards`, tell('battle:no-back', { card: card.name })));
    else if (name !== id) backs.push(card.id);
    return card ?? [];
  });
  return { player, cards: found, ...(backs.length > 0 ? { backs } : {}) };
}

function missingCard(library: Library, place: string, name: string): BattleProblem {
  const near = library.nearest(name);
  const fix = near === undefined ? undefined : tell('battle:meant', { name: near });
  return problemAt(place, tell('battle:no-card', { name }), fix);
}

function battleTerms(library: Library, wanted: WantedBattle, problems: BattleProblem[]): BattleTerms {
  const { roundLimit, points, teams, choosesZones, victory, victoryAlone, rulings } = wanted;
  return termsOf({
    roundLimit,
    points,
    victory,
    victoryAlone,
    rulings,
    teammates: teams,
    choosesZones,
    draft: draftOf(library, wanted, problems),
  });
}

function draftOf(
  library: Library,
  { draft, ruleset, variants, format = usualFormat }: WantedBattle,
  problems: BattleProblem[],
): BattleTerms['draft'] {
  if (draft === undefined) return undefined;
  const ids =
    draft === 'all'
      ? library
          .cardsFor(ruleset, variants)
          .filter(({ card, prices }) => prices.has(format) && card.unit !== 'object')
          .map(({ card }) => card.id)
      : draft;
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies].flatMap(([id, count]) => {
    const card = library.definitionOf(id, format);
    if (!card) problems.push(missingCard(library, 'draft', id));
    return card ? [{ card, copies: count }] : [];
  });
}
