import { type DocumentText, mostProblemsOfFile, type PackCode, splitDocuments } from '@scapewright/packs';
import type { DocumentOutcome } from './document-task.ts';
import { failed, type ScenarioResult } from './results/run-scenario-file.ts';

/** A scenario file that has been read. */
export interface ScenarioText {
  readonly file: string;
  readonly text: string;
  /** Folder of the pack that the file lies in, if it does: its cards are known beside those that come with the project. */
  readonly pack?: string;
  /** Code of that pack. It is run: give it only where somebody trusts it. */
  readonly code?: PackCode;
}

/** What came of the documents of one file, which begin in order and end in any. */
export class FileRun {
  readonly source: ScenarioText;
  readonly documents: readonly DocumentText[];
  private readonly outcomes: DocumentOutcome[] = [];
  private problems = 0;

  constructor(source: ScenarioText) {
    this.source = source;
    this.documents = splitDocuments(source.text);
  }

  /** Is so much wrong in the documents that have ended that no further one is begun? */
  get isGivenUp(): boolean {
    return this.problems > mostProblemsOfFile;
  }

  take(at: number, outcome: DocumentOutcome): void {
    this.outcomes[at] = outcome;
    this.problems += outcome.problems;
  }

  /** The results in the order of the documents; the last one tells why there are no more of them. */
  results(): readonly ScenarioResult[] {
    const { file } = this.source;
    if (this.documents.length === 0) return [failed(file, 1, '', `${file}:1:1 there is no scenario`)];
    const results: ScenarioResult[] = [];
    let problems = 0;
    for (const [at, { linesBefore }] of this.documents.entries()) {
      const line = linesBefore + 1;
      const outcome = this.outcomes[at];
      if (problems > mostProblemsOfFile || !outcome) {
        const told = `more than ${mostProblemsOfFile} things are wrong above, so the rest of the file is not run`;
        return [...results, failed(file, line, '', `${file}:${line}:1 ${told}; mend those first`)];
      }
      results.push(outcome.result);
      problems += outcome.problems;
    }
    return results;
  }
}
