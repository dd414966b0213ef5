export { boardModules } from './all.ts';
export { largeBases } from './large-bases.ts';
export { roofs } from './roofs.ts';
