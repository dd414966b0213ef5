export { abilityPlugins } from './ability-plugins.ts';
