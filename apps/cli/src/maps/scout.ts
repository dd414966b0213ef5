import { type Battlefield, type Overlay, reachOverlay, sightOverlay } from '@scapewright/board';
import { fixFor } from '@scapewright/packs';
import { type CardDefinition, flights, type Game, moveKinds, reachOf } from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import type { RulesetName } from '@scapewright/table/battle';
import type { ContentLibrary } from '../content/content-library.ts';
import { CliError } from '../errors/cli-error.ts';

/** What can be asked about a figure that stands somewhere on a map. */
export interface ScoutFlags {
  readonly reach?: string;
  readonly sight?: string;
  readonly to?: string;
  readonly heights?: string;
  readonly move: number;
  readonly tall: number;
  readonly symbols?: string;
  readonly card?: string;
  readonly ruleset: RulesetName;
}

/** A space by its name. Throws where the map has none of that name. */
export function spaceNamed(battlefield: Battlefield, name: string): number {
  const space = battlefield.spaceOf(name.trim().toLowerCase());
  if (space >= 0) return space;
  const [first = '', last = ''] = [battlefield.names[0], battlefield.names.at(-1)];
  throw new CliError(
    `the map has no space "${name}"`,
    `spaces are named by column and row, ${first} to ${last}`,
  );
}

/** The figure that looks and walks: from a card, or with the numbers of the flags. */
export function scoutCard(library: () => ContentLibrary, flags: ScoutFlags): CardDefinition {
  if (flags.card !== undefined) return { ...library().definition(flags.card), abilities: [] };
  const symbols = (flags.symbols ?? '')
    .split(',')
    .map((symbol) => symbol.trim())
    .filter((symbol) => symbol !== '');
  return plainCard('scout', { name: 'Scout', height: flags.tall, move: flags.move, symbols });
}

/** A game in which nobody but the scout stands on the battlefield. */
export function scoutGame(
  engine: SkirmishEngine,
  battlefield: Battlefield,
  card: CardDefinition,
  space: number,
): Game {
  for (const symbol of card.symbols)
    if (!engine.kit.catalogue.symbol(symbol))
      throw new CliError(`there is no symbol "${symbol}"`, fixFor(symbol, engine.kit.catalogue.symbolIds()));
  const single = { ...card, base: 'single' } as const;
  const plan = engine.plan({
    battlefield,
    definitions: [single],
    players: [
      {
        name: 'scout',
        cards: [{ name: 'scout', definition: card.id, figures: [{ name: 'scout', spaces: [space] }] }],
      },
    ],
    start: 'turns',
  });
  return engine.prepare(plan, { log: false }).host.game;
}

/** What it costs the scout to end a normal move on each space. */
export function scoutReach(game: Game, from: number): Overlay {
  const number = game.definition(0).move ?? 0;
  const reached = reachOf(game, {
    figure: 0,
    kind: moveKinds.normal,
    number,
    flight: flights.asItCan,
    limit: -1,
  });
  const costs = Array.from(
    reached.ends,
    (end) => [reached.spacesOf(end)[0] ?? -1, reached.cost(end)] as const,
  );
  return reachOverlay(game.field, from, costs);
}

/** What the scout would see of a figure like itself on each space. */
export function scoutSight(field: Battlefield, from: number, see: (space: number) => 0 | 1 | 2): Overlay {
  const words = ['none', 'obstructed', 'clear'] as const;
  const seen: (readonly [number, (typeof words)[number]])[] = [];
  for (let space = 0; space < field.count; space++)
    if (space !== from && field.exists[space] === 1) seen.push([space, words[see(space)]]);
  return sightOverlay(field, from, seen);
}
