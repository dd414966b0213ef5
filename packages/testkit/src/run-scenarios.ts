import { availableParallelism } from 'node:os';
import { type PackCode, splitDocuments } from '@scapewright/packs';
import { type DocumentOutcome, type DocumentTask, progressBytes, readProgress } from './document-task.ts';
import { failed, type ScenarioResult, type ScenarioResults, tally } from './results/run-scenario-file.ts';

/** A scenario file that has been read. */
export interface ScenarioText {
  readonly file: string;
  readonly text: string;
  /** Folder of the pack that the file lies in, if it does: its cards are known beside those that come with the project. */
  readonly pack?: string;
  /** Code of that pack. It is run: give it only where somebody trusts it. */
  readonly code?: PackCode;
}

/** How scenario files are run. */
export interface RunScenariosOptions {
  /** Default: as many as the machine has cores. */
  readonly threads?: number;
  /** Milliseconds that one document may take. */
  readonly limitMs?: number;
  /** Told of each result when it comes. */
  readonly onResult?: (result: ScenarioResult) => void;
}

type Workers = import('piscina').default<DocumentTask, DocumentOutcome>;

/** What one document may take. */
const usualLimitMs = 20_000;

/**
 * Runs scenario files in threads. Every document has its own limit of time; one that crashes or hangs is one failed
 * result and ends nothing else. Results come in the order of files and documents. It never rejects.
 */
export async function runScenarios(
  files: readonly ScenarioText[],
  options: RunScenariosOptions = {},
): Promise<ScenarioResults> {
  const { threads = availableParallelism(), limitMs = usualLimitMs, onResult } = options;
  const documents = files.flatMap(documentsOf);
  const outcomes: DocumentOutcome[] = [];
  if (documents.length === 0) return tally([]);
  const workers = await openWorkers(Math.max(1, Math.min(threads, documents.length)));
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < documents.length; at = next++) {
      const outcome = await runIsolated(workers, documents[at] as OpenDocument, limitMs);
      outcomes[at] = outcome;
      outcome.forEach((result) => {
        onResult?.(result);
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: workers.options.maxThreads }, lane));
  } finally {
    await workers.destroy();
  }
  return tally(outcomes.flat());
}

interface OpenDocument extends ScenarioText {
  readonly line: number;
}

/** The documents of a file, each with the lines before it emptied. A file without any is one that fails. */
function documentsOf({ text, ...rest }: ScenarioText): readonly OpenDocument[] {
  const documents = splitDocuments(text);
  if (documents.length === 0) return [{ ...rest, text, line: 1 }];
  return documents.map((one) => ({
    ...rest,
    text: '\n'.repeat(one.linesBefore) + one.text,
    line: one.linesBefore + 1,
  }));
}

async function runIsolated(
  workers: Workers,
  { file, text, line, pack, code }: OpenDocument,
  limitMs: number,
): Promise<DocumentOutcome> {
  const progress = new SharedArrayBuffer(progressBytes);
  const signal = AbortSignal.timeout(limitMs);
  try {
    const outcome = await workers.run(
      { file, text, progress, ...(pack === undefined ? {} : { pack }), ...(code ? { code } : {}) },
      { signal },
    );
    return outcome.length > 0 ? outcome : [failed(file, line, '', `${file}:${line}:1 there is no scenario`)];
  } catch (error) {
    const where = readProgress(progress);
    const last = where === '' ? '' : `; it ran ${where}`;
    const what = signal.aborted
      ? `took more than ${limitMs / 1000} s${last}`
      : `crashed: ${error instanceof Error ? error.message : String(error)}${last}`;
    return [failed(file, line, titleIn(text), `${file}:${line}:1 ${what}`)];
  }
}

/** The title of a document that could not tell it. */
function titleIn(text: string): string {
  const [, title = ''] = /^(?:---\s+)?scenario:\s*(.+?)\s*$/m.exec(text) ?? [];
  return title.replace(/^(["'])(.*)\1$/, '$2');
}

async function openWorkers(threads: number): Promise<Workers> {
  const { Piscina } = await import('piscina');
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Piscina<DocumentTask, DocumentOutcome>({
    filename: new URL(`./scenario.worker.${extension}`, import.meta.url).href,
    execArgv: extension === 'ts' ? ['--conditions=@scapewright/source'] : [],
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
  });
}
