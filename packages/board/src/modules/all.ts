import { largeBases } from './large-bases.ts';
import { roofs } from './roofs.ts';

/** All modules of the board. */
export const boardModules = [largeBases, roofs];
