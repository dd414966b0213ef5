import type { ProcedurePlan } from '@scapewright/kernel';
import type { EngineModule } from '../engine-module.ts';
import type { Game } from '../game.ts';

/** A module of the engine that may bring procedures too: those of them that a ruleset lists itself stay as it has them. */
export interface SkirmishModule extends EngineModule {
  readonly procedures?: readonly ProcedurePlan<Game>[];
}
