import type { Match } from '@scapewright/kernel';
import { type Game, legalTargets } from '@scapewright/skirmish/author';
import { type Odds, odds } from '@scapewright/skirmish/explain';
import type { Page } from '../terminal/page.ts';
import { bar } from '../terminal/plot.ts';

const barWidth = 24;
const mostCourses = 20_000;

/** Tells what a normal attack would do now, exactly: through the same rules that will run. */
export function tellOdds(page: Page, match: Match<Game>, attacker: number, target: number): void {
  const { line, colours } = page;
  const { game } = match;
  const name = (figure: number): string => game.facts.figureNames[figure] ?? '';
  if (!legalTargets(game, { attacker }).includes(target)) {
    line(`  ${name(attacker)} cannot attack ${name(target)} now: why ${name(attacker)} ${name(target)}`);
    return;
  }
  const told: Odds | undefined = odds(match, { attacker, target, most: mostCourses });
  if (!told) {
    line('  there are too many courses of the dice to count');
    return;
  }
  line(
    `  ${colours.bold(`${name(attacker)} attacks ${name(target)}`)}: ${told.target.expected.toFixed(2)} wounds expected, ${percent(told.target.defeat)} to defeat it`,
  );
  const largest = Math.max(...told.target.wounds);
  told.target.wounds.forEach((chance, wounds) => {
    if (chance > 0.0005)
      line(
        `    ${String(wounds).padStart(2)} wounds  ${percent(chance).padStart(6)}  ${colours.red(bar(chance, largest, barWidth))}`,
      );
  });
  for (const other of told.others)
    line(
      `    ${name(other.figure)} too: ${other.expected.toFixed(2)} wounds expected, ${percent(other.defeat)} to be defeated`,
    );
}

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;
