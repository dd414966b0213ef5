import type { GameSetup } from '../setup.ts';

/** When a game needs a module, by the module's name. Told from the setup, so that no game finds out in its middle. */
const needs: Readonly<Record<string, (setup: GameSetup) => boolean>> = {
  'large-bases': ({ definitions }) =>
    definitions.some(({ base }) => base !== 'single' && base !== 'double' && base.length > 1),
};

/** The names of the modules that a game needs, whether or not they are there. */
export function neededModules(setup: GameSetup): readonly string[] {
  return Object.keys(needs).filter((name) => needs[name]?.(setup));
}
