import type { RuleId } from '../generated/ids.gen.ts';
import type { LedgerRecord, LedgerValue } from './ledger-value.ts';

/** SuperScape's objects: generic numbers, throwing, entering, control, cover, and every object that the rules name. */
export interface ObjectsTable {
  /** Sizes from small to big. */
  readonly sizeOrder: readonly string[];
  /** Destructible objects without a card of their own. */
  readonly referenceDo: LedgerRecord;
  readonly throwTable: readonly ThrowProfile[];
  readonly throwForbidden: readonly string[];
  readonly throwProcedure: readonly string[];
  readonly operatorSpaces: LedgerRecord;
  readonly entryConditions: readonly { readonly id: string; readonly test: string; readonly rule: RuleId }[];
  readonly control: readonly { readonly case: string; readonly controller: string; readonly rule: RuleId }[];
  readonly cover: readonly CoverRow[];
  readonly coverNote: string;
  readonly defeatSequence: readonly string[];
  readonly objectTypes: readonly {
    readonly id: string;
    readonly members: string;
    readonly terrainGroupingOfItsSpaces?: string;
    readonly rule: RuleId;
  }[];
  readonly objectClasses: readonly {
    readonly id: string;
    readonly members: readonly string[];
    readonly implies: string;
  }[];
  readonly dataEveryObjectNeeds: readonly string[];
  readonly objects: readonly ObjectRow[];
}

/** The special attack with which an object of a size is thrown; range in spaces, attack in dice. */
export interface ThrowProfile {
  readonly size: 'small' | 'medium' | 'large';
  readonly superStrength: boolean;
  readonly range: number;
  readonly attack: number;
  readonly rule: RuleId;
}

/** What a kind of cover lets through. */
export interface CoverRow {
  readonly id: 'full' | 'partial' | 'none';
  readonly outsideEnemySeesOccupant: string;
  readonly occupantSeesOutsideEnemy: string;
  readonly attacksAcross: string;
  readonly allySight: string;
  readonly rules: readonly RuleId[];
}

/** One object; what is absent comes from map, catalogue or card. */
export interface ObjectRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly classes: readonly string[];
  readonly types: readonly string[];
  readonly keywords: readonly string[];
  readonly size?: string;
  /** In levels; a wall may have one height inside and one outside. */
  readonly heightLevels?: number | { readonly inside: number; readonly outside: number };
  /** The numbers of hexes in which it comes. */
  readonly footprintHexes: readonly number[];
  readonly exteriorSpaces?: LedgerValue;
  readonly interior?: string;
  readonly terrainOfSpaces?: string;
  readonly destructibleOption?: string;
  readonly special: readonly string[];
  readonly rules: readonly RuleId[];
}
