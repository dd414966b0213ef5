/** The program for tools of this repository, which run it inside their own process. */
export { createProgram, runProgram } from '../program.ts';
export type { Surroundings } from '../surroundings.ts';
