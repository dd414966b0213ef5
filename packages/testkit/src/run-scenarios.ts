import { availableParallelism } from 'node:os';
import type { DocumentText } from '@scapewright/packs';
import { type DocumentOutcome, type DocumentTask, progressBytes, readProgress } from './document-task.ts';
import { FileRun, type ScenarioText } from './file-run.ts';
import { failed, type ScenarioResult, type ScenarioResults, tally } from './results/run-scenario-file.ts';

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
 * result and ends nothing else. Where too much of a file cannot be read, its rest is one failed result too. Results come
 * in the order of files and documents. It never rejects.
 */
export async function runScenarios(
  files: readonly ScenarioText[],
  options: RunScenariosOptions = {},
): Promise<ScenarioResults> {
  const { threads = availableParallelism(), limitMs = usualLimitMs, onResult } = options;
  const runs = files.map((file) => new FileRun(file));
  const documents = runs.flatMap((run) => run.documents.map((document, at) => ({ run, document, at })));
  if (documents.length === 0) return tally(runs.flatMap((run) => run.results()));
  const workers = await openWorkers(Math.max(1, Math.min(threads, documents.length)));
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let one = documents[next++]; one; one = documents[next++]) {
      const { run, document, at } = one;
      if (run.isGivenUp) continue;
      const outcome = await runIsolated(workers, run.source, document, limitMs);
      run.take(at, outcome);
      onResult?.(outcome.result);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers.options.maxThreads }, lane));
  } finally {
    await workers.destroy();
  }
  return tally(runs.flatMap((run) => run.results()));
}

async function runIsolated(
  workers: Workers,
  { file, pack, code }: ScenarioText,
  { text, linesBefore }: DocumentText,
  limitMs: number,
): Promise<DocumentOutcome> {
  const progress = new SharedArrayBuffer(progressBytes);
  const signal = AbortSignal.timeout(limitMs);
  const task = { file, text, linesBefore, progress };
  try {
    return await workers.run(
      { ...task, ...(pack === undefined ? {} : { pack }), ...(code ? { code } : {}) },
      { signal },
    );
  } catch (error) {
    const where = readProgress(progress);
    const last = where === '' ? '' : `; it ran ${where}`;
    const what = signal.aborted
      ? `took more than ${limitMs / 1000} s${last}`
      : `crashed: ${error instanceof Error ? error.message : String(error)}${last}`;
    const line = linesBefore + 1;
    return { result: failed(file, line, titleIn(text), `${file}:${line}:1 ${what}`), problems: 0 };
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
