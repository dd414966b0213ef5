import type { ScenarioCard } from '../card/card-data.ts';
import type { JsonValue } from '../json.ts';
import type { GroundTokenDefinition, ItemDefinition } from '../tokens/token-card.ts';
import type { Place } from '../yaml/problem.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { Command, FacingName, SpaceName, SpaceNames } from './command.ts';
import type { Expectation } from './expectation.ts';
import type { VictoryCondition } from './victory.ts';

/** One scripted roll: combat or damage dice by their faces (`SSHB`; none for a roll of no dice), or one numbered die. */
export type DiceRoll =
  | { readonly kind: 'faces'; readonly faces: readonly ('skull' | 'shield' | 'blank')[] }
  | { readonly kind: 'number'; readonly value: number };

/** What answers one decision. `pick` is `yes`, `no`, an id, a space, a number with its sign as text, or a list or map of those. */
export interface Answer extends Place {
  /** Player; undefined = whoever is asked. */
  readonly who: string | undefined;
  /** Kind of the decision; undefined = any. */
  readonly asks: string | undefined;
  readonly pick: JsonValue;
}

/** One step: a command and what goes with it. */
export interface ScenarioStep extends Place {
  /** Counts from 0. */
  readonly index: number;
  readonly command: Command;
  readonly dice: readonly DiceRoll[];
  readonly answers: readonly Answer[];
  readonly expect: readonly Expectation[];
  /** What replaces these keys under one ruleset; `scenarioUnder` applies it. */
  readonly variants: readonly StepVariant[];
}

/** Keys of a step that end in `-heroscape`; undefined where the plain key stands. */
export interface StepVariant {
  readonly ruleset: string;
  readonly dice: readonly DiceRoll[] | undefined;
  readonly answers: readonly Answer[] | undefined;
  readonly expect: readonly Expectation[] | undefined;
  readonly because: readonly string[] | undefined;
}

/** Drawn rows as text, with the place of the first row, so that the reader of the cells can report where a cell stands. */
export interface HexDrawing extends Place {
  readonly text: string;
}

export interface ObjectSetup extends Place {
  readonly id: string;
  readonly kind: string;
  /** Whole spaces that it fills; empty for a wall between spaces. */
  readonly at: SpaceNames;
  readonly between: readonly (readonly [SpaceName, SpaceName])[];
  /** Levels; undefined = as its kind says. */
  readonly height: number | undefined;
  readonly facing: FacingName | undefined;
  /** Types that the map gives it besides those of its kind (SS-OBJ-113). */
  readonly types: readonly string[];
  /** Points from which figures beside the object may look: over the middle of these spaces, at this level. */
  readonly targetPoints: readonly { readonly at: SpaceNames; readonly level: number }[];
}

export interface TokenSetup extends Place {
  readonly id: string;
  /** What the trap of a treasure that lies symbol side up does; the figure `user` in it is the one that springs it. */
  readonly trap: Command | undefined;
  readonly kind: 'item' | 'hazard' | 'resource' | 'glyph';
  /** Id of the item, hazard or resource; undefined for a plain glyph. */
  readonly content: string | undefined;
  /** What it is, chance says: one of the cards of its kind, of this rank where one is given (SS-HAZ-006). */
  readonly drawn: { readonly rank: number | undefined } | undefined;
  /** null = not on the battlefield. */
  readonly at: SpaceName | null;
  readonly face: 'up' | 'down' | undefined;
}

export interface LadderSetup extends Place {
  readonly id: string;
  readonly landing: SpaceName;
  readonly top: SpaceName;
  readonly turboLift: boolean;
}

/** A building as it is written: spaces by names, blocks of columns as `a1-h3`. */
export interface BuildingSetup extends Place {
  readonly id: string;
  readonly kind: string;
  readonly access: 'enclosed' | 'interior';
  /** Greatest Height of figures that it lets in or through. */
  readonly limit: number;
  /** Columns that it fills, and its height in levels: of an enclosed building, or one whose inside lies on a map of its own. */
  readonly at: readonly string[];
  readonly height: number | undefined;
  /** From the lowest. */
  readonly floors: readonly { readonly level: number; readonly at: readonly string[] }[];
  /** Level of the roof above the top floor, where none is drawn; undefined = one level above the limit. */
  readonly roof: number | undefined;
  readonly doorways: SpaceNames;
  readonly windows: SpaceNames;
  readonly walls: readonly (readonly [SpaceName, SpaceName])[];
  readonly stairs: readonly { readonly down: SpaceName; readonly up: SpaceName; readonly number: number }[];
  readonly elevators: readonly {
    readonly id: string;
    readonly at: SpaceNames;
    readonly car: string | undefined;
  }[];
  readonly transit: readonly { readonly number: number; readonly at: SpaceNames }[];
  /** Spaces that it cuts so that no base, or not even a wound marker, fits on what is left of them. */
  readonly half: readonly string[];
  readonly partial: readonly string[];
  /** Ways between a space outside and one on a map of the inside. */
  readonly entrances: readonly (readonly [SpaceName, SpaceName])[];
}

/** The main battlefield and what stands on it. */
export interface BoardSetup extends Place {
  readonly hexes: HexDrawing;
  readonly legend: readonly { readonly code: string; readonly terrain: string }[];
  readonly objects: readonly ObjectSetup[];
  readonly tokens: readonly TokenSetup[];
  readonly ladders: readonly LadderSetup[];
  readonly buildings: readonly BuildingSetup[];
  /** Spaces of one terrain piece each. */
  readonly pieces: readonly SpaceNames[];
}

/** A battlefield beside the main one, or an extension of one; its spaces are written `ud:a1`. */
export interface BattlefieldSetup extends Place {
  /** Where it stands in its document. */
  readonly path: Path;
  readonly id: string;
  readonly kind: string;
  readonly hexes: HexDrawing;
  readonly exits: SpaceNames;
  /** The object of whose inside it is the map. */
  readonly of: string | undefined;
  readonly entrances: SpaceNames;
  readonly closed: SpaceNames;
  readonly seats: readonly { readonly name: string; readonly at: string }[];
  /** Attached: its hex `space` lies on this side of the hex `of`. */
  readonly joint: { readonly space: string; readonly side: FacingName; readonly of: string } | undefined;
  /** The player whose card brings it, and who picks during setup where it is attached. */
  readonly by: string | undefined;
  readonly connections: SpaceNames;
}

export interface FigureSetup extends Place {
  readonly id: string;
  readonly card: string;
  /** null = not on a space. */
  readonly at: SpaceNames | null;
  readonly facing: FacingName | undefined;
  /** The object that it occupies, and where in it. */
  readonly in: string | undefined;
  /** The object on top of which it stands, above the spaces `at`. */
  readonly on: string | undefined;
  readonly seat: string | undefined;
  /** The side of its flip card that lies face up at the start. */
  readonly side: 'front' | 'back' | undefined;
  readonly wounds: number;
  readonly items: readonly string[];
}

export interface PlayerSetup extends Place {
  readonly name: string;
  readonly figures: readonly FigureSetup[];
  /** Figureless cards: one shots, story cards. */
  readonly cards: readonly string[];
  /** Spaces of the start zone, of which abilities may speak. */
  readonly startZone: SpaceNames;
}

/** A whole scenario with every default filled in. Lists keep the order as written, which the rules of the format need. */
export interface Scenario extends Place {
  readonly file: string;
  readonly name: string;
  /** Rule ids that this proves. */
  readonly rules: readonly string[];
  /** Worked examples of the ledger that it plays: `SS-FALL-001.2` is the second of that rule. */
  readonly shows: readonly string[];
  /** The rulesets under which it runs, at least one; one only after `scenarioUnder`. */
  readonly rulesets: readonly string[];
  /** What replaces document keys under one ruleset; `scenarioUnder` applies it. */
  readonly variants: readonly {
    readonly ruleset: string;
    readonly rules: readonly string[] | undefined;
    readonly because: readonly string[] | undefined;
  }[];
  readonly plugins: { readonly add: readonly string[]; readonly remove: readonly string[] };
  readonly rulings: readonly { readonly id: string; readonly value: string | number | boolean }[];
  readonly start: 'game' | 'round' | 'planning' | 'initiative' | 'turns';
  /** Undefined where the document has none. */
  readonly board: BoardSetup | undefined;
  readonly battlefields: readonly BattlefieldSetup[];
  readonly cards: readonly ScenarioCard[];
  readonly items: readonly ItemDefinition[];
  readonly hazards: readonly GroundTokenDefinition[];
  readonly resources: readonly GroundTokenDefinition[];
  /** In initiative order. */
  readonly players: readonly PlayerSetup[];
  readonly neutral: readonly FigureSetup[];
  readonly teammates: readonly (readonly string[])[];
  /** Limit for every team. */
  readonly points: number | undefined;
  /** Rounds after which the game ends. */
  readonly rounds: number | undefined;
  /** Victory conditions besides those that the ruleset always has, or in their place. */
  readonly victory: readonly VictoryCondition[];
  readonly victoryAlone: boolean;
  /** The setup as it stands must be refused; then there are no steps. `because` holds rule ids, any of which may be named. */
  readonly refused: { readonly because: readonly string[] } | undefined;
  readonly steps: readonly ScenarioStep[];
}
