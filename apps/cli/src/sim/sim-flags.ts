import type { RulesetName } from '@scapewright/table/battle';
import type { ArmyFlags } from '../battle/gathered-armies.ts';

/** What `scape sim` was asked for. */
export interface SimFlags extends ArmyFlags {
  readonly games?: number;
  /** Left out: the usual one of the ruleset. */
  readonly map?: string;
  readonly seed?: string;
  readonly ruleset: RulesetName;
  readonly bot?: readonly string[];
  readonly swap?: boolean;
  readonly mirror?: boolean;
  /** The pack from whose characters armies are drawn. */
  readonly gauntlet?: string;
  readonly format: string;
  readonly threads?: number;
  readonly json?: boolean;
  readonly csv?: string | true;
  readonly show?: number;
  /** Are steps and rules shown? */
  readonly rules?: boolean;
}
