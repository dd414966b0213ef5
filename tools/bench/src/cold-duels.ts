import { duel, playDuels } from './duel.ts';

/** Plays 200 duels in a process that has played none, and prints the seconds of CPU that they took, of all threads. */
const made = duel();
const start = process.cpuUsage();
playDuels(200, 1000, made);
const { user, system } = process.cpuUsage(start);
process.stdout.write(String((user + system) / 1e6));
