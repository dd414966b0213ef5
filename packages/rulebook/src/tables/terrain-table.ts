import type { RuleId } from '../generated/ids.gen.ts';
import type { StepId } from '../generated/step-ids.gen.ts';
import type { LedgerRecord, LedgerValue } from './ledger-value.ts';

/** SuperScape's terrain: one row for each kind, the thematic groupings, hex kinds and falling dice. */
export interface TerrainTable {
  /** Terrain ids by thematic grouping. */
  readonly groupings: Readonly<Record<string, readonly string[]>>;
  /** What the types of objects add to groupings. */
  readonly groupingsByObjectType: { readonly urban: readonly string[]; readonly rule: string };
  readonly ungrouped: readonly string[];
  readonly landList: readonly string[];
  readonly nonlandList: readonly string[];
  /** Damage dice by the levels of a fall, `10-19`. */
  readonly fallingDice: readonly { readonly levels: string; readonly dice: number }[];
  readonly fallingReductions: readonly string[];
  readonly hexKinds: readonly HexKind[];
  readonly rows: readonly TerrainRow[];
}

/** What a figure and a marker can do on a full, half or partial hex. */
export interface HexKind {
  readonly id: string;
  readonly baseFits: boolean;
  readonly markerFits: boolean;
  readonly enter: boolean;
  readonly moveThrough: boolean;
  readonly occupy: boolean;
}

/** One kind of terrain. */
export interface TerrainRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'space' | 'overlay' | 'derived';
  readonly land: 'land' | 'nonland' | 'neither';
  readonly groupings: readonly string[];
  /** A flat tile, which adds no level to what it lies on. */
  readonly zeroElevation: boolean;
  /** Height in levels; absent where map or building give it. */
  readonly levelHeight?: number;
  readonly stackable: {
    readonly onLandTiles?: boolean | string;
    readonly onZeroElevation?: boolean;
    readonly carriesOtherTiles?: boolean | string;
  };
  readonly hexKind: 'full' | 'half' | 'rung' | 'card';
  readonly canOccupy: boolean;
  readonly effects: TerrainEffects;
  readonly affected: string;
  readonly immune: readonly string[];
  readonly damage: readonly TerrainDamage[];
  readonly variants: readonly LedgerRecord[];
  readonly rules: readonly RuleId[];
}

/** What a kind of terrain does; absent parts do nothing. */
export interface TerrainEffects {
  readonly enter?: LedgerRecord;
  /** Whether entering ends movement, by kind of base. */
  readonly stop: { readonly single: StopRule; readonly double: StopRule; readonly multi: StopRule };
  readonly fall: { readonly woundsIgnoredWhenLanding: number; readonly canBeFallenOnto?: boolean };
  readonly movementCost: LedgerRecord;
  readonly movementSpecial?: LedgerValue;
  readonly endOfRound?: {
    readonly step: StepId;
    readonly condition: string;
    readonly dice: number;
    readonly oncePerFigure: boolean;
  };
  readonly defense?: LedgerRecord;
  readonly heightAdvantage?: LedgerRecord;
  readonly sight?: LedgerRecord;
  readonly adjacency?: LedgerRecord;
  readonly attackRange?: LedgerRecord;
}

/** Whether entering ends movement, or when; `unless` names symbols that prevent it. */
export interface StopRule {
  readonly stops: boolean | string;
  readonly unless?: readonly string[];
}

/** Damage dice that a kind of terrain rolls. */
export interface TerrainDamage {
  readonly when: string;
  readonly kinds: readonly string[];
  /** A number of dice, or how it is found. */
  readonly dice: number | string;
  readonly die: 'damage';
}
