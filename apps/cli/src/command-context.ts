import type { DependencyContainer } from 'tsyringe';
import type { ExitCode } from './errors/cli-error.ts';
import type { Surroundings } from './surroundings.ts';

/** What a command gets to work with. Content is only read when it is asked for. */
export interface CommandContext {
  readonly world: Surroundings;
  open(): Promise<DependencyContainer>;
  /** Sets what the program's exit code tells, where nothing was thrown. */
  end(code: ExitCode): void;
}
