import { Command } from 'commander';

/** The command line `scape`. */
export const program = new Command('scape').description('Play, simulate and test hex skirmish games');

await program.parseAsync();
