import type { Vars } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import type { GrantKind } from '../procedures/grants.ts';
import { matchTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { type Duration, durations } from './effects.ts';

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
  | { readonly kind: 'mark'; readonly figure: string; readonly marker: string; readonly count: number };

/** The procedure of an event, and its variables. Throws for a name that the match does not have. */
export function stimulusCall(
  game: Game,
  stimulus: EventStimulus,
  user = -1,
): { readonly procedure: string; readonly vars: Vars } {
  const figure = (name: string | undefined): number =>
    name === undefined ? -1 : name === 'user' && user >= 0 ? user : named(game, 'figure', name);
  const of = (kind: string, vars: Vars) => ({ procedure: `stimulus:${kind}`, vars });
  const { kind } = stimulus;
  switch (kind) {
    case 'inflict':
      return of(kind, {
        figure: figure(stimulus.figure),
        wounds: stimulus.wounds,
        kinds: game.kindBits(stimulus.kinds),
        by: figure(stimulus.from),
      });
    case 'damage':
      return of(kind, {
        figure: figure(stimulus.figure),
        dice: stimulus.dice,
        kinds: game.kindBits(stimulus.kinds),
        by: figure(stimulus.from),
      });
    case 'knockback':
      return of(kind, {
        figure: figure(stimulus.figure),
        from: figure(stimulus.from),
        spaces: stimulus.spaces,
      });
    case 'switch':
      return of(kind, { figure: figure(stimulus.figures[0]), other: figure(stimulus.figures[1]) });
    case 'defeat':
      return of(kind, { figure: figure(stimulus.figure) });
    case 'heal':
      return of(kind, { figure: figure(stimulus.figure), wounds: stimulus.wounds });
    case 'control': {
      const seat = named(game, 'player', stimulus.by);
      return of(kind, { figure: figure(stimulus.figure), seat, until: durations.indexOf(stimulus.until) });
    }
    case 'strike': {
      const { range, attack } = stimulus;
      const kinds = game.kindBits(stimulus.kinds);
      return of(kind, { from: figure(stimulus.from), to: figure(stimulus.to), range, attack, kinds });
    }
    case 'grant': {
      const receiver = figure(stimulus.figure);
      const vars = {
        figure: receiver,
        card: game.cardOf(receiver),
        seat: game.controller(receiver),
        number: 0,
      };
      return { procedure: `grant:${stimulus.what}`, vars };
    }
    case 'roll':
      return of(kind, { seat: named(game, 'player', stimulus.player), sides: sidesOf(stimulus.die) });
    case 'flip-card':
      return of(kind, { card: game.cardOf(figure(stimulus.figure)) });
    case 'flip':
      return of(kind, { token: named(game, 'token', stimulus.token) });
    case 'equip':
      return of(kind, { figure: figure(stimulus.figure), token: named(game, 'token', stimulus.item) });
    case 'mark':
      return of(kind, {
        card: game.cardOf(figure(stimulus.figure)),
        marker: game.facts.markerNames.indexOf(stimulus.marker),
        count: stimulus.count,
      });
  }
}

/** Does the effect of a card or item, for the figure that uses it; -1: no figure does. */
export function runEffect(run: SkirmishRun, effect: EventStimulus, user: number): void {
  if (user >= 0) run.write(matchTable.chooser, 0, Math.max(0, run.game.controller(user)));
  const { procedure, vars } = stimulusCall(run.game, effect, user);
  run.call(procedure, vars);
}

function named(game: Game, domain: 'figure' | 'player' | 'token', name: string): number {
  const value = game.valueOf(domain, name);
  if (value === undefined) throw new Error(`there is no ${domain} "${name}"`);
  return value;
}

function sidesOf(die: string): number {
  const sides = Number(die.replace(/^d/, ''));
  if (!Number.isInteger(sides) || sides < 2) throw new Error(`there is no die "${die}"`);
  return sides;
}
