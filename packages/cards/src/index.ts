export { dataFolder, type PackName, packNames } from './packs.ts';
