import type { Battlefield } from '@scapewright/board';
import {
  cardDefinition,
  type FigureSetup,
  isFigureCard,
  type PackCard,
  type Scenario,
} from '@scapewright/packs';
import {
  type CardDefinition,
  type CardPlan,
  type FigurePlan,
  isFigureless,
} from '@scapewright/skirmish/author';
import { ScenarioFailure } from '../failure.ts';

/** Cards of loaded packs by id, with their prices in the format that is played. */
export type CardLibrary = ReadonlyMap<string, LibraryCard>;

/** A card with the prices of its sides; undefined where the format has none. */
export interface LibraryCard {
  readonly card: PackCard;
  readonly points: number | undefined;
  readonly backPoints?: number | undefined;
}

/** The cards that the figures of a scenario stand for. */
export interface ScenarioCards {
  readonly definitions: readonly CardDefinition[];
  /** Per player in the order written, then those on nobody's team. */
  readonly players: readonly (readonly CardPlan[])[];
  readonly neutral: readonly CardPlan[];
}

/**
 * Gathers figures on cards: all copies of a common card of one player are one pool; uncommon and unique figures are
 * grouped by the size of their unit, in the order written.
 */
export function scenarioCards(
  scenario: Scenario,
  battlefield: Battlefield,
  library: CardLibrary,
  itemsOf: (figure: string) => readonly string[],
): ScenarioCards {
  const definitions = definitionsOf(scenario, library);
  const groups = [...scenario.players.map((player) => player.figures), scenario.neutral].map((figures) =>
    grouped(figures, definitions),
  );
  const counts = new Map<string, number>();
  for (const { definition } of groups.flat()) counts.set(definition.id, (counts.get(definition.id) ?? 0) + 1);
  const plans = groups.map((group) =>
    group.map(({ definition, figures }): CardPlan => {
      const isOnly = counts.get(definition.id) === 1;
      const name = isOnly ? definition.id : `${definition.id}@${figures[0]?.id}`;
      return {
        name,
        definition: definition.id,
        ...(sideOf(figures) === undefined ? {} : { side: sideOf(figures) as number }),
        figures: figures.map((figure) => ({
          ...figurePlan(figure, scenario, definitions, battlefield),
          items: itemsOf(figure.id),
        })),
      };
    }),
  );
  const copies = new Map<string, number>();
  const figureless = (id: string): CardPlan => {
    const copy = (copies.get(id) ?? 0) + 1;
    copies.set(id, copy);
    return { name: copy === 1 ? id : `${id}@${copy}`, definition: id, figures: [] };
  };
  return {
    definitions: [...definitions.values()],
    players: scenario.players.map(({ cards }, seat) => [...(plans[seat] ?? []), ...cards.map(figureless)]),
    neutral: plans.at(-1) ?? [],
  };
}

function definitionsOf(scenario: Scenario, library: CardLibrary): ReadonlyMap<string, CardDefinition> {
  const definitions = new Map<string, CardDefinition>();
  for (const card of scenario.cards)
    definitions.set(card.id, cardDefinition(card, card.points, card.backPoints));
  for (const figure of figuresOf(scenario)) {
    const own = definitions.get(figure.card);
    if (own && isFigureless(own))
      throw new ScenarioFailure(`the card "${figure.card}" has no figures`, figure);
    if (own) continue;
    const found = library.get(figure.card);
    if (!found) throw new ScenarioFailure(`there is no card "${figure.card}"`, figure);
    if (!isFigureCard(found.card))
      throw new ScenarioFailure(`the card "${figure.card}" has no figures`, figure);
    definitions.set(figure.card, cardDefinition(found.card, found.points, found.backPoints));
  }
  for (const player of scenario.players)
    for (const id of player.cards) {
      const found = definitions.get(id) ?? libraryDefinition(library, id);
      if (!found) throw new ScenarioFailure(`there is no card "${id}"`, player);
      if (!isFigureless(found)) throw new ScenarioFailure(`the card "${id}" has figures: list those`, player);
      definitions.set(id, found);
    }
  return definitions;
}

function libraryDefinition(library: CardLibrary, id: string): CardDefinition | undefined {
  const found = library.get(id);
  return found && cardDefinition(found.card, found.points, found.backPoints);
}

/** The side that a card starts with, where one of its figures says so. */
function sideOf(figures: readonly FigureSetup[]): number | undefined {
  const side = figures.find((figure) => figure.side !== undefined)?.side;
  return side === undefined ? undefined : side === 'back' ? 1 : 0;
}

interface Group {
  readonly definition: CardDefinition;
  readonly figures: FigureSetup[];
}

function grouped(
  figures: readonly FigureSetup[],
  definitions: ReadonlyMap<string, CardDefinition>,
): readonly Group[] {
  const groups: Group[] = [];
  for (const figure of figures) {
    const definition = definitions.get(figure.card) as CardDefinition;
    const size = Math.max(1, definition.figures);
    const isPooled = definition.uniqueness === 'common';
    const open = groups.find(
      (group) => group.definition === definition && (isPooled || group.figures.length < size),
    );
    if (open) open.figures.push(figure);
    else groups.push({ definition, figures: [figure] });
  }
  return groups;
}

const facings = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

function figurePlan(
  figure: FigureSetup,
  scenario: Scenario,
  definitions: ReadonlyMap<string, CardDefinition>,
  battlefield: Battlefield,
): FigurePlan {
  const { id, at, facing, wounds, seat } = figure;
  return {
    name: id,
    spaces: (at ?? []).map((name) => {
      const space = battlefield.spaceOf(name);
      if (space < 0) throw new ScenarioFailure(`${id} stands on ${name}, which is no space`, figure);
      return space;
    }),
    ...(facing === undefined ? {} : { facing: facings.indexOf(facing) }),
    ...(wounds > 0 ? { wounds } : {}),
    ...(figure.in === undefined ? {} : { inside: figure.in }),
    ...(figure.on === undefined ? {} : { on: figure.on }),
    ...(seat === undefined ? {} : { place: seatPlace(figure, scenario, definitions) }),
  };
}

/** The number of a named interior place. */
function seatPlace(
  figure: FigureSetup,
  scenario: Scenario,
  definitions: ReadonlyMap<string, CardDefinition>,
): number {
  const object = figuresOf(scenario).find((other) => other.id === figure.in);
  const seats = definitions.get(object?.card ?? '')?.seats ?? ['driver'];
  const place = seats.indexOf(figure.seat ?? '');
  if (place < 0) throw new ScenarioFailure(`${figure.in} has no place "${figure.seat}"`, figure);
  return place;
}

/** Every figure of a scenario, as listed. */
export function figuresOf(scenario: Scenario): readonly FigureSetup[] {
  return [...scenario.players.flatMap((player) => player.figures), ...scenario.neutral];
}
