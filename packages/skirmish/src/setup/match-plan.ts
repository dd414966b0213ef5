import type { CompiledHooks, MatchPlan, State } from '@scapewright/kernel';
import { fates } from '../model/codes.ts';
import type { Parameters } from '../model/parameters.ts';
import type { GameSetup } from '../model/setup.ts';
import {
  baseColumns,
  cardTable,
  figureTable,
  matchTable,
  seatTable,
  stackDepth,
  tokenTable,
} from '../model/tables.ts';
import { placeHooksOf } from '../queries/elsewhere.ts';
import { goalOfMove, groupMoveKinds } from '../queries/lasting-effects.ts';
import { onCardKind } from '../queries/on-card.ts';
import { grantedKind } from '../rules/effects/grant-limit.ts';
import { draftOffers, draftRows } from '../rules/team/draft-rows.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { VictoryUnit } from '../state/content/victory-unit.ts';
import { beyondPowersKind } from '../state/effects-in-force.ts';
import { Game } from '../state/game.ts';
import { CurrentBattlefield } from '../state/ground/current-battlefield.ts';
import type { MatchFacts } from '../state/match-facts.ts';
import { procedures } from '../state/procedures.ts';
import { chosenVictory } from './chosen-victory.ts';
import { markersOf, sourcesOf } from './match-sources.ts';
import { fillObjects, objectsOf } from './objects-of-match.ts';
import type { Rows } from './rows.ts';
import { startingSide, unitsOn } from './starting-cards.ts';

/** What a ruleset gives to make matches: its numbers and its units of content. */
export interface RulesetKit {
  readonly parameters: Parameters;
  readonly catalogue: Catalogue;
  /** Kinds of lasting effect that the units use. */
  readonly effectKinds: readonly string[];
  /** Victory conditions of every match that does not exclude them. */
  readonly victory: readonly VictoryUnit[];
}

/** Kinds of lasting effect that skirmish itself uses. */
const ownEffects = [
  ...['control', 'negated', 'committed-move', 'unswiped', 'score', 'symbol', 'battlefield', grantedKind],
  ...groupMoveKinds,
  goalOfMove,
  ...[onCardKind, beyondPowersKind],
] as const;

/** Makes the plan of a match from its setup. The setup is taken as it stands: what may be refused is checked before. */
export function planMatch(kit: RulesetKit, setup: GameSetup): MatchPlan<Game> {
  const rows = rowsOf(setup);
  const { catalogue } = kit;
  const sources = sourcesOf(catalogue, rows, setup);
  const figureNames = rows.figures.map((figure) => figure.plan.name);
  const markerNames = markersOf(catalogue, rows, setup);
  const objects = objectsOf(catalogue, rows, setup);
  const battlefield = objects?.exteriors.start ?? setup.battlefield;
  const facts: MatchFacts = {
    parameters: kit.parameters,
    catalogue,
    battlefield,
    definitions: rows.cards.map((card) => card.definition),
    cardNames: rows.cards.map((card) => card.plan.name),
    figureNames,
    playerNames: setup.players.map((player) => player.name),
    teams: setup.players.map((player, seat) => player.team ?? seat),
    startZones: setup.players.map((player) => player.startZone ?? []),
    tokens: setup.tokens ?? [],
    objects,
    buildings: setup.buildings ?? [],
    battlefields: setup.battlefields ?? [],
    figuresOfCard: rows.cards.map((_, card) =>
      rows.figures.flatMap((figure, row) => (figure.card === card ? [row] : [])),
    ),
    markerNames,
    sources,
    placeHooks: placeHooksOf(sources),
    effectKinds: [...new Set([...ownEffects, ...kit.effectKinds])].sort(),
    rulings: setup.rulings ?? {},
    roundLimit: setup.roundLimit,
    points: setup.points,
    draft: draftOffers(
      setup,
      rows.cards.filter(({ isOffered }) => isOffered),
      rows.cards.findIndex(({ isOffered }) => isOffered),
    ),
    zones: setup.startZones ?? [],
    victory: chosenVictory(catalogue, kit.victory, setup),
    start: setup.start,
    orders: (setup.orders ?? []).map((cards) =>
      cards.map((name) =>
        name === undefined ? -1 : rows.cards.findIndex((card) => card.plan.name === name),
      ),
    ),
  };
  const current = new CurrentBattlefield(facts, setup.layers);
  const figures = rows.figures.length;
  return {
    rows: {
      match: 1,
      seat: setup.players.length,
      order: setup.players.length * 4,
      card: rows.cards.length,
      figure: figures,
      marker: rows.cards.length * markerNames.length,
      attack: stackDepth,
      attacked: stackDepth * figures,
      roll: stackDepth,
      'last-roll': 1,
      move: stackDepth,
      effect: 0,
      limit: sources.length,
      change: 0,
      token: facts.tokens.length,
    },
    sources,
    seats: setup.players.length,
    makeGame: (state: State, hooks: CompiledHooks) => new Game(state, hooks, facts, current),
    fill: (state: State) => fill(state, facts, rows, setup),
    start: procedures.game,
  };
}

function rowsOf(setup: GameSetup): Rows {
  const definitions = new Map(setup.definitions.map((definition) => [definition.id, definition]));
  const brought = [
    ...setup.players.flatMap(({ cards }, seat) => cards.map((plan) => ({ plan, seat }))),
    ...(setup.neutral ?? []).map((plan) => ({ plan, seat: -1 })),
  ].map(({ plan, seat }) => {
    const definition = definitions.get(plan.definition);
    if (!definition)
      throw new Error(`the setup names the card ${plan.definition}, which is not among its definitions`);
    return { plan, definition, seat, isOffered: false };
  });
  const names = brought.flatMap(({ plan }) => [plan.name, ...plan.figures.map(({ name }) => name)]);
  const drafted = draftRows(setup, names).map((row) => ({ ...row, isOffered: true }));
  const cards = [...brought, ...drafted];
  const figures = cards.flatMap((card, row) =>
    card.plan.figures.map((plan) => ({ plan, card: row, seat: card.isOffered ? -1 : card.seat })),
  );
  return { cards, figures };
}

function fill(state: State, facts: MatchFacts, rows: Rows, setup: GameSetup): void {
  for (const column of [matchTable.activeCard]) state.write(column, 0, -1);
  setup.players.forEach((_, seat) => {
    state.write(seatTable.team, seat, facts.teams[seat] as number);
    state.write(seatTable.order, seat, seat);
    state.write(seatTable.placement, seat, seat);
  });
  rows.cards.forEach(({ plan, definition, seat, isOffered }, row) => {
    state.write(cardTable.definition, row, setup.definitions.indexOf(definition));
    if (isOffered) {
      state.write(cardTable.active, row, -1);
      return;
    }
    const side = startingSide(plan, definition);
    state.write(cardTable.owner, row, seat);
    state.write(cardTable.side, row, side);
    state.write(cardTable.costSide, row, side);
    state.write(cardTable.copies, row, unitsOn(plan, definition));
  });
  rows.figures.forEach(({ plan, card, seat }, row) => {
    const { definition, isOffered } = rows.cards[card] as Rows['cards'][number];
    const isObject = definition.unit === 'object';
    state.write(figureTable.card, row, card);
    state.write(figureTable.owner, row, seat);
    state.write(figureTable.controller, row, isObject ? -1 : seat);
    if (isOffered) state.write(figureTable.defeated, row, fates.out);
    plan.spaces.forEach((space, at) => {
      const column = baseColumns[at];
      if (column) state.write(column, row, space);
    });
    state.write(figureTable.facing, row, plan.facing ?? 0);
    state.write(figureTable.wounds, row, plan.wounds ?? 0);
  });
  if (facts.objects) fillObjects(state, facts.objects, rows);
  rows.figures.forEach(({ plan }, figure) => {
    for (const item of plan.items ?? []) {
      const row = facts.tokens.findIndex((token) => token.name === item);
      if (row >= 0) state.write(tokenTable.holder, row, figure);
    }
  });
  facts.tokens.forEach((token, row) => {
    state.write(tokenTable.content, row, row);
    state.write(tokenTable.space, row, token.space);
    state.write(tokenTable.faceUp, row, token.faceUp && !token.pooled ? 1 : 0);
    if (token.pooled) state.write(tokenTable.removed, row, 1);
  });
}
