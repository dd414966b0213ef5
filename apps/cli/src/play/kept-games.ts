import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { saveLimits } from '@scapewright/packs';
import { readBattle, type SavedBattle } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { cardListOf } from '../content/armies.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import type { TerminalWords } from '../words/terminal-words.ts';

/** A game that is not over and can be gone on with. */
export interface UnfinishedGame {
  readonly file: string;
  /** `HeroScape on Glyph Terraces, round 3: Dawn (Raelin) against Dusk (Grimnak)`. */
  readonly title: string;
  /** When its last answer was given, as `2 hours ago`. */
  readonly when: string;
}

/** Games that are offered at most. */
const mostOffered = 5;

/** The games that were kept by themselves and are not over, the one played last first. What cannot be read is left out. */
export function unfinishedGames(composition: DependencyContainer): readonly UnfinishedGame[] {
  const { gamesFolder } = composition.resolve(tokens.surroundings);
  const { words } = composition.resolve(tokens.page);
  if (gamesFolder === undefined) return [];
  return filesIn(gamesFolder)
    .sort((a, b) => b.changed - a.changed)
    .slice(0, mostOffered)
    .flatMap(({ file, size, changed }) => {
      if (size > 2 * saveLimits.characters) return [];
      const read = readBattle(file, readFileSync(file, 'utf8'));
      return read.ok
        ? [{ file, title: titleOf(words, read.battle), when: ago(words, Date.now() - changed) }]
        : [];
    });
}

interface KeptFile {
  readonly file: string;
  readonly size: number;
  readonly changed: number;
}

function filesIn(folder: string): KeptFile[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = join(folder, name);
        const found = statSync(file, { throwIfNoEntry: false });
        return found?.isFile() ? [{ file, size: found.size, changed: found.mtimeMs }] : [];
      });
  } catch {
    return [];
  }
}

function titleOf({ say }: TerminalWords, { record, match }: SavedBattle): string {
  const round = match.events.findLast(({ reason }) => reason === 'round.begins')?.data['round'];
  const [first = '', ...others] = record.armies.map((army) =>
    say('kept:side', { player: army.player, cards: cardListOf(army) || say('greet:to-be-drafted') }),
  );
  const sides = others.reduce((one, other) => say('kept:sides', { one, other }), first);
  const when = round === undefined ? say('kept:set-up') : say('kept:round', { round });
  return say('kept:title', { ruleset: rulesetTitle(record.ruleset), map: record.map, when, sides });
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in milliseconds, in words. */
function ago(words: TerminalWords, milliseconds: number): string {
  const [unit, length] = units.find(([, one]) => milliseconds >= one) ?? [];
  if (unit === undefined) return words.say('kept:moment');
  return words.ago(Math.floor(milliseconds / length), unit);
}
