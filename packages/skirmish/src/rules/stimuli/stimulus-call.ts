import { type PreparedCall, prepared } from '@scapewright/kernel';
import { flights } from '../../model/codes.ts';
import { type Duration, durations } from '../../model/durations.ts';
import { matchTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { type GrantKind, grants } from '../../state/procedures.ts';
import { numberedVars } from '../basics/numbered-vars.ts';
import { layingVars } from './laying-vars.ts';
import { stimuli } from './stimuli.ts';

/**
 * An event that needs no card: as scenarios write it in their steps, and cards and items as their effect. Figures, spaces,
 * players and tokens by name; `user` is the figure that uses the card or item.
 */
export type EventStimulus =
  | {
      readonly kind: 'inflict';
      readonly figure: string;
      readonly wounds: number;
      readonly kinds: readonly string[];
      readonly from: string | undefined;
    }
  | {
      readonly kind: 'damage';
      readonly figure: string;
      readonly dice: number;
      readonly kinds: readonly string[];
      readonly from: string | undefined;
    }
  | { readonly kind: 'knockback'; readonly figure: string; readonly from: string; readonly spaces: number }
  | { readonly kind: 'switch'; readonly figures: readonly [string, string] }
  | { readonly kind: 'defeat'; readonly figure: string }
  | { readonly kind: 'heal'; readonly figure: string; readonly wounds: number }
  | {
      readonly kind: 'control';
      readonly figure: string;
      readonly by: string;
      readonly until: Extract<Duration, 'activation' | 'turn' | 'round' | 'game'>;
    }
  | {
      readonly kind: 'strike';
      readonly from: string;
      readonly to: string;
      readonly range: number;
      readonly attack: number;
      readonly kinds: readonly string[];
    }
  | { readonly kind: 'grant'; readonly figure: string; readonly what: Exclude<GrantKind, 'maneuver'> }
  | { readonly kind: 'roll'; readonly player: string; readonly die: string }
  | { readonly kind: 'flip'; readonly token: string }
  | { readonly kind: 'flip-card'; readonly figure: string }
  | { readonly kind: 'equip'; readonly figure: string; readonly item: string }
  | { readonly kind: 'mark'; readonly figure: string; readonly marker: string; readonly count: number }
  | { readonly kind: 'place'; readonly figure: string; readonly at: readonly string[] }
  | {
      readonly kind: 'maneuver';
      readonly figure: string;
      /** Spaces that it ends on, by the way of the fewest expected wounds. */
      readonly to: readonly string[];
      readonly spaces: number | undefined;
      readonly fly: boolean | undefined;
      /** Player who maneuvers it; undefined: its controller. */
      readonly by: string | undefined;
    }
  | { readonly kind: 'remove-terrain'; readonly spaces: readonly string[] }
  | { readonly kind: 'add-terrain'; readonly spaces: readonly CellToLay[] };

/** A tile as `add-terrain` lays it. */
interface CellToLay {
  readonly space: string;
  /** What its cell says; undefined: nothing that could be laid. */
  readonly tile: { readonly terrain: string; readonly level: number } | undefined;
}

/** Spaces of a maneuver without a number. */
const unlimited = 99;

/** The procedure of an event, and what it takes. Throws for a name that the match does not have. */
export function stimulusCall(game: Game, stimulus: EventStimulus, user = -1): PreparedCall {
  const figure = (name: string | undefined): number =>
    name === undefined ? -1 : name === 'user' && user >= 0 ? user : named(game, 'figure', name);
  switch (stimulus.kind) {
    case 'inflict':
      return prepared(stimuli.inflict, {
        figure: figure(stimulus.figure),
        wounds: stimulus.wounds,
        kinds: game.kindBits(stimulus.kinds),
        by: figure(stimulus.from),
      });
    case 'damage':
      return prepared(stimuli.damage, {
        figure: figure(stimulus.figure),
        dice: stimulus.dice,
        kinds: game.kindBits(stimulus.kinds),
        by: figure(stimulus.from),
      });
    case 'knockback':
      return prepared(stimuli.knockback, {
        figure: figure(stimulus.figure),
        from: figure(stimulus.from),
        spaces: stimulus.spaces,
      });
    case 'switch':
      return prepared(stimuli.switch, {
        figure: figure(stimulus.figures[0]),
        other: figure(stimulus.figures[1]),
      });
    case 'defeat':
      return prepared(stimuli.defeat, { figure: figure(stimulus.figure) });
    case 'heal':
      return prepared(stimuli.heal, { figure: figure(stimulus.figure), wounds: stimulus.wounds });
    case 'control': {
      const seat = named(game, 'player', stimulus.by);
      return prepared(stimuli.control, {
        figure: figure(stimulus.figure),
        seat,
        until: durations.indexOf(stimulus.until),
      });
    }
    case 'strike': {
      const { range, attack } = stimulus;
      const kinds = game.kindBits(stimulus.kinds);
      return prepared(stimuli.strike, {
        from: figure(stimulus.from),
        to: figure(stimulus.to),
        range,
        attack,
        kinds,
      });
    }
    case 'grant': {
      const receiver = figure(stimulus.figure);
      const vars = {
        figure: receiver,
        card: game.cardOf(receiver),
        seat: game.controller(receiver),
        number: 0,
      };
      return prepared(grants[stimulus.what], vars);
    }
    case 'place':
      return prepared(stimuli.place, {
        figure: figure(stimulus.figure),
        by: user < 0 ? -1 : game.controller(user),
        ...numberedVars('space', spacesNamed(game, stimulus.at)),
      });
    case 'maneuver': {
      const { spaces, fly, by, to } = stimulus;
      const moved = figure(stimulus.figure);
      const vars = {
        figure: moved,
        card: game.cardOf(moved),
        seat: by === undefined ? game.controller(moved) : named(game, 'player', by),
        number: spaces ?? unlimited,
        flight: fly === undefined ? flights.asItCan : fly ? flights.must : flights.none,
        ...numberedVars('to', spacesNamed(game, to)),
      };
      return prepared(grants.maneuver, vars);
    }
    case 'remove-terrain':
      return prepared(stimuli.removeTerrain, numberedVars('space', spacesNamed(game, stimulus.spaces)));
    case 'add-terrain': {
      const tiles = stimulus.spaces.map(({ space, tile }) => {
        if (!tile || !game.facts.catalogue.terrain(tile.terrain))
          throw new Error(`there is no terrain to lay on ${space}`);
        return { ...tile, space: named(game, 'space', space) };
      });
      return prepared(stimuli.addTerrain, layingVars(game, tiles));
    }
    case 'roll':
      return prepared(stimuli.roll, {
        seat: named(game, 'player', stimulus.player),
        sides: sidesOf(stimulus.die),
      });
    case 'flip-card':
      return prepared(stimuli.flipCard, { card: game.cardOf(figure(stimulus.figure)) });
    case 'flip':
      return prepared(stimuli.flip, { token: named(game, 'token', stimulus.token) });
    case 'equip':
      return prepared(stimuli.equip, {
        figure: figure(stimulus.figure),
        token: named(game, 'token', stimulus.item),
      });
    case 'mark':
      return prepared(stimuli.mark, {
        card: game.cardOf(figure(stimulus.figure)),
        marker: game.facts.markerNames.indexOf(stimulus.marker),
        count: stimulus.count,
      });
  }
}

/** Does the effect of a card or item, for the figure that uses it; -1: no figure does. */
export function runEffect(run: SkirmishRun, effect: EventStimulus, user: number): void {
  if (user >= 0) run.write(matchTable.chooser, 0, Math.max(0, run.game.controller(user)));
  const { procedure, args } = stimulusCall(run.game, effect, user);
  run.call(procedure, args);
}

function spacesNamed(game: Game, names: readonly string[]): readonly number[] {
  return names.map((name) => named(game, 'space', name));
}

function named(game: Game, domain: 'figure' | 'player' | 'space' | 'token', name: string): number {
  const value = game.valueOf(domain, name);
  if (value === undefined) throw new Error(`there is no ${domain} "${name}"`);
  return value;
}

function sidesOf(die: string): number {
  const sides = Number(die.replace(/^d/, ''));
  if (!Number.isInteger(sides) || sides < 2) throw new Error(`there is no die "${die}"`);
  return sides;
}
