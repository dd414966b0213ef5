// A file of its own, so that a bundler makes one of it: the app itself has narration from the same package.
export { engineModules } from '@scapewright/skirmish/modules';
