import { readFileSync } from 'node:fs';
import type { Match } from '@scapewright/kernel';
import { loadScenarios, scenarioUnder } from '@scapewright/packs';
import { textOfLine } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import { runDocument, type ScenarioKit, scenarioKit } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { type ToldTurn, toldTurns } from '../../test/told-turns.ts';
import { tableWords } from './table-words.ts';

const root = new URL('../../../../', import.meta.url);
const kit: ScenarioKit = scenarioKit();

/** What a table tells of a scenario, as far as the usual log goes. */
function linesOf({ file, scenario, ruleset }: ToldTurn): readonly string[] {
  const { documents } = loadScenarios(file, readFileSync(new URL(file, root), 'utf8'), kit.known);
  const found = documents.find((one) => one.ok && one.scenario.name === scenario);
  if (!found?.ok) throw new Error(`${file} has no scenario “${scenario}”`);
  const told: string[] = [];
  const one = { ...scenarioUnder(found.scenario, ruleset), rulesets: [ruleset] };
  const { failure } = runDocument(one, kit, {
    played: (match, engine) => {
      const words = tableWords(engine);
      const speaker = words.speaker();
      for (const line of words.teller(() => asAtFirst(match)).tell(match.host.log))
        if (line.level !== 'full') told.push(textOfLine(speaker.newLine(line)));
    },
  });
  if (failure) throw new Error(failure.message);
  return told;
}

/** A match that has been played, with the wounds that figures had when it began. */
function asAtFirst(match: Match<Game>): Match<Game> {
  const { game, log } = match.host;
  const gained = (figure: number): number =>
    log.reduce((sum, { reason, data }) => {
      if (data['figure'] !== figure) return sum;
      if (reason === 'wounds.received') return sum + (data['wounds'] ?? 0);
      return reason === 'wounds.healed' ? sum - (data['wounds'] ?? 0) : sum;
    }, 0);
  const early: Game = Object.create(game, {
    wounds: { value: (figure: number) => game.wounds(figure) - gained(figure) },
  });
  return { host: { game: early } } as Match<Game>;
}

describe('a turn is told as the best referee would', () => {
  test.each(toldTurns)('$scenario ($ruleset)', (turn) => {
    expect(linesOf(turn)).toEqual(turn.told);
  });
});
