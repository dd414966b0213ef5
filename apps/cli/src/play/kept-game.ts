import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { BattleRecord } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { checkOutput, writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';
import { saveText } from '../record/saved-battle.ts';

/**
 * The file in which a game is kept while it is played: after every answer, so that nothing but the answer that is being
 * given can be lost. Where nobody named one it lies among the temporary files, until the game is over.
 */
export class KeptGame {
  /** Where the game is; undefined where there is no place for it. */
  readonly file: string | undefined;
  /** Did the player name the file? */
  readonly isNamed: boolean;
  private readonly composition: DependencyContainer;
  private written: string | undefined;
  private fault: string | undefined;

  /** Throws where nothing could be written to the file that was named. */
  constructor(composition: DependencyContainer, named: string | undefined) {
    this.composition = composition;
    this.isNamed = named !== undefined;
    if (named !== undefined) checkOutput(composition, named);
    const folder = named === undefined ? composition.resolve(tokens.surroundings).newFolder?.() : undefined;
    this.file = named ?? (folder && join(folder, 'game.json'));
  }

  /** Writes the game as it stands. Says what is wrong where it cannot, once. */
  keep(record: BattleRecord, match: Match<Game>): void {
    if (this.file === undefined) return;
    const text = saveText(this.composition, record, match);
    if (text === this.written) return;
    try {
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
    if (this.file === undefined || this.written === undefined)
      return 'It is kept nowhere; with --save FILE it is kept the next time.';
    const since = this.fault === undefined ? '' : ', as it was before the last answers';
    return `It is in ${this.file}${since}; scape play --load ${this.file} goes on with it.`;
  }

  /** The game is over: nobody needs a file that nobody asked for. */
  close(): void {
    if (this.isNamed || this.file === undefined) return;
    rmSync(join(this.file, '..'), { recursive: true, force: true });
  }

  private warn(message: string): void {
    const { line, colours } = this.composition.resolve(tokens.page);
    line(colours.yellow(`  the game is not kept: ${message}`));
  }
}
