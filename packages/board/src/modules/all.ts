import { largeBases } from './large-bases.ts';

/** All modules of the board. */
export const boardModules = [largeBases];
