import type { EventStimulus } from '@scapewright/skirmish/author';
import type { JsonValue } from '../json.ts';

/** A space by name (`c3`, `c3@1`, `ud:a1`, `c2+d2` in reach) as the scenario wrote it. */
export type SpaceName = string;

/** Where a base stands or shall stand: one space, or all spaces of a larger base in any order. */
export type SpaceNames = readonly SpaceName[];

export type FacingName = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';

/** What an option is given: `choose: {target: joker, to: c6}`, in the order written. */
export type Choices = readonly { readonly name: string; readonly value: JsonValue }[];

/** What the player of the turn does. */
export type PlayerCommand =
  | { readonly kind: 'activate'; readonly figure: string }
  | {
      readonly kind: 'move';
      readonly figure: string;
      readonly to: SpaceNames;
      /** Spaces entered, in order, with or without the destination; undefined = the runner's path. */
      readonly via: SpaceNames | undefined;
      /** Id of the special move. */
      readonly using: string | undefined;
      /** false makes a flyer walk, true take off at once. */
      readonly fly: boolean | undefined;
      readonly facing: FacingName | undefined;
      readonly drop: readonly { readonly space: SpaceName; readonly item: string }[];
      readonly pass: readonly { readonly space: SpaceName; readonly item: string; readonly to: string }[];
    }
  | {
      readonly kind: 'attack';
      readonly figure: string;
      /** Undefined for attacks that take no target. */
      readonly target: string | undefined;
      /** Id of the special attack, or `throw`. */
      readonly using: string | undefined;
      /** The object thrown, and where it comes down. */
      readonly object: string | undefined;
      readonly land: SpaceNames | undefined;
    }
  | {
      readonly kind: 'use';
      readonly figure: string | undefined;
      readonly what: { readonly kind: 'ability' | 'card' | 'item'; readonly id: string };
      readonly choose: Choices;
    }
  | {
      readonly kind: 'end';
      readonly what: 'move-phase' | 'transition' | 'attack-phase' | 'activation' | 'turn' | 'round';
    }
  | {
      readonly kind: 'plan';
      readonly players: readonly {
        readonly player: string;
        /** `marker` is 1, 2, 3 or X; `figure` one figure of the card that gets it. */
        readonly markers: readonly { readonly marker: string; readonly figure: string }[];
      }[];
    };

type Of<Kind extends EventStimulus['kind']> = Extract<EventStimulus, { kind: Kind }>;

/** A cell of a drawing as it is written. */
interface Cell {
  readonly cell: string;
}

/** Causes an engine event without needing a card for it; each runs the full procedure with its hooks. */
export type Stimulus =
  | Exclude<EventStimulus, { kind: 'place' | 'maneuver' | 'add-terrain' }>
  | (Of<'place'> & { readonly facing: FacingName | undefined })
  | (Of<'maneuver'> & { readonly via: SpaceNames | undefined; readonly facing: FacingName | undefined })
  | { readonly kind: 'add-terrain'; readonly spaces: readonly (Of<'add-terrain'>['spaces'][number] & Cell)[] }
  | { readonly kind: 'rotate'; readonly figure: string; readonly facing: FacingName };

/** One command of a step. `refuse` holds the command that must be refused and must change nothing. */
export type Command =
  | PlayerCommand
  | Stimulus
  | {
      readonly kind: 'refuse';
      readonly command: PlayerCommand | Stimulus;
      /** Rule ids, any of which the refusal may name; empty = any reason. */
      readonly because: readonly string[];
    };
