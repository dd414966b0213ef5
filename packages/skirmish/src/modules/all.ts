import { boardModules } from '@scapewright/board/modules';

/** All modules of the engine. */
export const engineModules = [...boardModules];
