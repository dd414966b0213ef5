/** A part of the engine that only some games need: it fills the slot that the core leaves open for it. */
export interface EngineModule {
  readonly name: string;
  /** Puts its code in its slot. Once is enough; again does no harm. */
  fill(): void;
}

/** Code was asked for that nobody has brought. */
export class MissingModule extends Error {
  readonly module: string;

  constructor(module: string) {
    super(
      `the engine's module ${module} is needed here; give it to the engine before maps are compiled and the match is planned`,
    );
    this.name = 'MissingModule';
    this.module = module;
  }
}

/**
 * The place of a module in the core. An app for browsers may fill it when a game needs it; all else fills it at the start.
 * It holds code only: what is filled never changes an answer, what is not throws `MissingModule`.
 */
export class ModuleSlot<Code extends object> {
  readonly name: string;
  private filled: Code | undefined;

  constructor(name: string) {
    this.name = name;
  }

  get isFilled(): boolean {
    return this.filled !== undefined;
  }
  get code(): Code {
    if (this.filled === undefined) throw new MissingModule(this.name);
    return this.filled;
  }
  /** The module that fills it with this code. */
  module(code: Code): EngineModule {
    return {
      name: this.name,
      fill: () => {
        this.filled = code;
      },
    };
  }
}
