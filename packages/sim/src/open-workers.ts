/** Threads that do parts of a work. */
export type Workers<Task, Outcome> = import('piscina').default<Task, Outcome>;

/** Opens threads that run a worker file of this package, given by its name without an ending. */
export async function openWorkers<Task, Outcome>(
  name: 'arena' | 'batch' | 'fuzz',
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

/** Parts in order, each a fraction of what is left, so that the threads end together: the last are of one piece. */
export function partsOf(pieces: number, threads: number, largest = 50): readonly WorkPart[] {
  const parts: WorkPart[] = [];
  for (let first = 0; first < pieces; ) {
    const count = Math.min(largest, Math.ceil((pieces - first) / (threads * 4)));
    parts.push({ first, count });
    first += count;
  }
  return parts;
}
