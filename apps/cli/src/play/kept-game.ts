import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '@scapewright/table';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { checkOutput, writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';
import { saveText } from '../record/saved-battle.ts';
import type { TerminalWords } from '../words/terminal-words.ts';

/**
 * The file in which a game is kept while it is played: after every answer, so that nothing but the answer that is being
 * given can be lost. Where nobody named one it lies among what the program remembers, until the game is over.
 */
export class KeptGame {
  /** Where the game is; undefined where there is no place for it. */
  readonly file: string | undefined;
  /** Did the player name the file? */
  readonly isNamed: boolean;
  private readonly composition: DependencyContainer;
  private written: string | undefined;
  private fault: string | undefined;

  /** `own`: the file in which a game lies that goes on where nobody names one. Throws where nothing could be written to the file that was named. */
  constructor(composition: DependencyContainer, named: string | undefined, own?: string) {
    this.composition = composition;
    this.isNamed = named !== undefined;
    if (named !== undefined) checkOutput(composition, named);
    this.file = named ?? own ?? newFile(composition);
  }

  /** Writes the game as it stands. Says what is wrong where it cannot, once. */
  keep(table: Table): void {
    if (this.file === undefined) return;
    const text = saveText(this.composition, table);
    if (text === this.written) return;
    try {
      if (!this.isNamed && this.written === undefined) makeFolderOf(this.file);
      writeOutput(this.composition, this.file, text);
      this.written = text;
      this.fault = undefined;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      if (this.fault !== error.message) this.warn(error.message);
      this.fault = error.message;
    }
  }

  /** Is the game as it was last kept in its file? */
  get isKept(): boolean {
    return this.written !== undefined && this.fault === undefined;
  }

  /** Where the game is, and how to go on with it. */
  get place(): string {
    const { say } = this.words;
    const { file } = this;
    const isWhole = this.fault === undefined;
    if (file === undefined) return say('kept:nowhere');
    if (this.written === undefined) return say(isWhole ? 'kept:nothing' : 'kept:failed');
    if (!this.isNamed) return say(isWhole ? 'kept:itself' : 'kept:itself-before');
    return say(isWhole ? 'kept:file' : 'kept:file-before', { file });
  }

  /** The game is over: nobody needs a file that nobody asked for. */
  close(): void {
    if (!this.isNamed && this.file !== undefined) rmSync(this.file, { force: true });
  }

  private get words(): TerminalWords {
    return this.composition.resolve(tokens.page).words;
  }

  private warn(why: string): void {
    const { line, colours } = this.composition.resolve(tokens.page);
    line(colours.yellow(`  ${this.words.say('kept:warning', { why })}`));
  }
}

function newFile(composition: DependencyContainer): string | undefined {
  const { gamesFolder, freshSeed } = composition.resolve(tokens.surroundings);
  return gamesFolder && join(gamesFolder, `${freshSeed().slice(0, 12)}.json`);
}

function makeFolderOf(file: string): void {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
  } catch {
    // What cannot be made cannot be written to either, and that is told.
  }
}
