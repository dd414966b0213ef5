export { indexFaults } from './exports.ts';
export { nameFaults } from './names.ts';
export { placeFaults } from './places.ts';
export { mustBePure, purityFaults } from './purity.ts';
export { type RepositoryFile, readFiles, repositoryPaths, root } from './repository.ts';
