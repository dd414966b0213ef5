import { boardModules } from './modules/all.ts';

// Whoever takes the board by its name has all of it; `@scapewright/board/core` is the board without its modules.
for (const module of boardModules) module.fill();

export { boardModules };
