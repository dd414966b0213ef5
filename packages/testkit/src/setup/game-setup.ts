import { catalogueOf, furtherBattlefields, type MapCatalogue, type Scenario } from '@scapewright/packs';
import type { GameSetup, TokenPlan } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { scenarioBattlefield } from './battlefield.ts';
import { type CardLibrary, figuresOf, scenarioCards } from './card-plans.ts';
import { hasGlyph } from './missing-parts.ts';
import { markersAhead } from './reading-ahead.ts';
import { type TokenLibrary, tokenCards } from './token-cards.ts';

/** The cards of loaded packs. */
export interface Library {
  readonly cards: CardLibrary;
  readonly tokens: TokenLibrary;
}

/** What the plugins of an engine let stand on boards, under the rulings that a scenario switches. */
export function boardCatalogue(scenario: Scenario, engine: SkirmishEngine): MapCatalogue {
  return catalogueOf(
    engine.plugins.flatMap(({ units }) => units),
    { ...engine.kit.catalogue.rulings, ...rulingsOf(scenario) },
  );
}

const rulingsOf = ({ rulings }: Scenario) => Object.fromEntries(rulings.map(({ id, value }) => [id, value]));

/** What a match starts from, as a scenario describes it. Throws what the scenario lacks. */
export function gameSetup(scenario: Scenario, library: Library, engine: SkirmishEngine): GameSetup {
  const rulings = rulingsOf(scenario);
  const catalogue = boardCatalogue(scenario, engine);
  const { battlefield, map } = scenarioBattlefield(scenario, catalogue);
  const teams = teamNumbers(scenario);
  const spaceOf = (name: string | undefined): number => (name === undefined ? -1 : battlefield.spaceOf(name));
  const cardsOfTokens = tokenCards(scenario, library.tokens);
  const laid = map.tokens.map(({ id, kind, content, drawn, at, face }): TokenPlan => {
    const card = cardsOfTokens.of(kind, content);
    const trap = trapOf(scenario, id);
    return {
      name: id,
      kind,
      content: content ?? '',
      space: spaceOf(at),
      faceUp: face !== 'down',
      ...card,
      ...(drawn ? { drawn } : {}),
      ...(trap ? { data: { ...card.data, trap } } : {}),
    };
  });
  const tokens = [...laid, ...cardsOfTokens.pool];
  const carried = carriedTokens(scenario, tokens, engine, cardsOfTokens);
  const placed = [...tokens, ...carried.map((one) => one.token)];
  const itemsOf = (figure: string): readonly string[] =>
    carried.flatMap((one) => (one.figure === figure ? [one.token.name] : []));
  const cards = scenarioCards(scenario, battlefield, library.cards, itemsOf);
  return {
    battlefield,
    definitions: cards.definitions,
    players: scenario.players.map(({ name, startZone }, seat) => ({
      name,
      startZone: startZone.map(spaceOf),
      team: teams[seat] as number,
      cards: cards.players[seat] ?? [],
    })),
    neutral: cards.neutral,
    tokens: [...placed, ...tokensAtHand(scenario, placed, engine, cardsOfTokens)],
    objects: map.objects.map(({ id, kind, spaces, walls, types = [], targetPoints = [] }) => ({
      id,
      kind,
      spaces: spaces.map(spaceOf),
      walls,
      types,
      targetPoints: targetPoints.map(({ at, level }) => ({ at: at.map(spaceOf), level })),
    })),
    buildings: map.buildings,
    battlefields: furtherBattlefields(
      map.battlefields,
      battlefield,
      scenario.players.map(({ name }) => name),
    ),
    layers: map.layers,
    start: scenario.start,
    ...(scenario.start === 'turns' || scenario.start === 'initiative'
      ? { orders: firstOrders(scenario, cards.players) }
      : {}),
    ...(scenario.points === undefined ? {} : { points: scenario.points }),
    ...(scenario.rounds === undefined ? {} : { roundLimit: scenario.rounds }),
    victory: scenario.victory,
    victoryAlone: scenario.victoryAlone,
    rulings,
    terrains: [...catalogue.terrains].sort(),
    markers: markersPlaced(scenario),
  };
}

/** The markers that steps place, and effects of cards and tokens. */
function markersPlaced({ steps, cards, items, board }: Scenario): readonly string[] {
  const effects = [...cards, ...items].map(({ effect }) => effect);
  const traps = (board?.tokens ?? []).map(({ trap }) => trap);
  const commands = [...steps.map(({ command }) => command), ...effects, ...traps];
  return [...new Set(commands.flatMap((command) => (command?.kind === 'mark' ? [command.marker] : [])))];
}

/** The team of each player: players who are named together play together. */
function teamNumbers(scenario: Scenario): readonly number[] {
  const names = scenario.players.map((player) => player.name);
  return names.map((name, seat) => {
    const mates = scenario.teammates.find((group) => group.includes(name));
    return mates ? Math.min(...mates.map((mate) => names.indexOf(mate))) : seat;
  });
}

/** Items and treasure glyphs that start on figures: tokens of the same id, further copies numbered. */
function carriedTokens(
  scenario: Scenario,
  laid: readonly TokenPlan[],
  engine: SkirmishEngine,
  cards: ReturnType<typeof tokenCards>,
): readonly { readonly figure: string; readonly token: TokenPlan }[] {
  const taken = new Set(laid.map((token) => token.name));
  return figuresOf(scenario).flatMap(({ id: figure, items }) =>
    items.map((item) => {
      let name = item;
      for (let copy = 2; taken.has(name); copy++) name = `${item}-${copy}`;
      taken.add(name);
      return { figure, token: tokenAside(scenario, engine, cards, name, item) };
    }),
  );
}

/** Items that lie nowhere until a step gives them to somebody: tokens of the same id. */
function tokensAtHand(
  scenario: Scenario,
  placed: readonly TokenPlan[],
  engine: SkirmishEngine,
  cards: ReturnType<typeof tokenCards>,
): readonly TokenPlan[] {
  const given = scenario.steps.flatMap(({ command }) => {
    const one = command.kind === 'refuse' ? command.command : command;
    return one.kind === 'equip' ? [one.item] : [];
  });
  return [...new Set(given)]
    .filter((item) => scenario.items.some(({ id }) => id === item))
    .filter((item) => !placed.some(({ name }) => name === item))
    .map((item) => tokenAside(scenario, engine, cards, item, item));
}

/** The token of an item that is on no space. */
function tokenAside(
  scenario: Scenario,
  engine: SkirmishEngine,
  cards: ReturnType<typeof tokenCards>,
  name: string,
  item: string,
): TokenPlan {
  const isGlyph = !scenario.items.some(({ id }) => id === item) && hasGlyph(engine, item);
  const kind = isGlyph ? 'glyph' : 'item';
  return { name, kind, content: item, space: -1, faceUp: true, ...cards.of('item', item) };
}

/** The trap with which the scenario guards a token. */
function trapOf({ board }: Scenario, token: string): object | undefined {
  return board?.tokens.find(({ id }) => id === token)?.trap;
}

/** Order markers of round 1 where play begins with its turns. */
function firstOrders(
  scenario: Scenario,
  players: ReturnType<typeof scenarioCards>['players'],
): readonly (readonly (string | undefined)[])[] {
  const isObject = (card: string): boolean =>
    ['object', 'one-shot', 'story'].includes(scenario.cards.find((one) => one.id === card)?.unit ?? '');
  return scenario.players.map(({ name }, seat) => {
    const cards = players[seat] ?? [];
    const fallback = cards.find((card) => !isObject(card.definition))?.name;
    const cardOf = (figure: string): string | undefined =>
      [...players.flat()].find((card) => card.figures.some((one) => one.name === figure))?.name;
    return markersAhead(scenario, scenario.steps, name, { turnsKnown: true }).map((figure) =>
      figure === undefined ? fallback : (cardOf(figure) ?? fallback),
    );
  });
}
