import type { RepositoryFile } from './repository.ts';
import type { Fault } from './settle.ts';

/** Lines that one source file may have: what one reading holds. */
export const longestFile = 300;
/** Lines of code, without comments and blank lines, that the kernel's floors may have together (docs/decisions/0002). */
export const largestKernel = 3450;

/** What every game loads of the kernel: its sub-paths are counted with their users. */
const kernelFloor = /^packages\/kernel\/src\/(state|hooks|clock|match)\//;
const counted = /\.(ts|tsx|mjs)$/;
const uncounted = /\.(gen|test)\.ts$|\/src\/(index|author|engine|explain)\.ts$/;

/** Source files that grew past what one reading holds, and the kernel as a whole. */
export function lengthFaults(files: readonly RepositoryFile[]): readonly Fault[] {
  const sources = files.filter(({ path }) => counted.test(path) && !uncounted.test(path));
  const faults: Fault[] = sources
    .filter(({ text }) => lines(text) > longestFile)
    .map(({ path, text }) => ({ path, message: `has ${lines(text)} lines, more than ${longestFile}` }));
  const kernel = sources.filter(({ path }) => kernelFloor.test(path));
  const total = kernel.reduce((sum, { text }) => sum + linesOfCode(text), 0);
  if (total > largestKernel)
    faults.push({
      path: 'packages/kernel',
      message: `has ${total} lines of code, more than ${largestKernel}`,
    });
  return faults;
}

function lines(text: string): number {
  return text.split('\n').length - 1;
}

function linesOfCode(text: string): number {
  const uncommented = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return uncommented.split('\n').filter((line) => line.trim() !== '').length;
}
