export { type RepositoryFile, readFiles, repositoryPaths, root } from './repository.ts';
