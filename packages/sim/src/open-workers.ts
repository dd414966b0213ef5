/** Threads that do parts of a work. */
export type Workers<Task, Outcome> = import('piscina').default<Task, Outcome>;

/** Opens threads that run a worker file of this package, given by its name without an ending. */
export async function openWorkers<Task, Outcome>(
  name: 'batch' | 'fuzz',
  threads: number,
): Promise<Workers<Task, Outcome>> {
  const { Piscina } = await import('piscina');
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Piscina<Task, Outcome>({
    filename: new URL(`./${name}.worker.${extension}`, import.meta.url).href,
    execArgv: extension === 'ts' ? ['--conditions=@scapewright/source'] : [],
    minThreads: threads,
    maxThreads: threads,
  });
}

/** A part of a work of so many pieces: pieces `first` to below `first + count`. */
export interface WorkPart {
  readonly first: number;
  readonly count: number;
}

/** Parts that are small enough to keep every thread busy to the end. */
export function partsOf(pieces: number, threads: number, largest = 50): readonly WorkPart[] {
  const size = Math.min(largest, Math.max(1, Math.ceil(pieces / (threads * 8))));
  return Array.from({ length: Math.ceil(pieces / size) }, (_, part) => ({
    first: part * size,
    count: Math.min(size, pieces - part * size),
  }));
}
