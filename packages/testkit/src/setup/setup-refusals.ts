import { SetupProblems } from '@scapewright/kernel/check';
import type { Scenario } from '@scapewright/packs';
import { type Game, type GameSetup, lifeNumber, standRefusal } from '@scapewright/skirmish/author';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { describeRefusal } from '@scapewright/skirmish/explain';
import { BoardRefused, CommandRefused, innermost, messageOf } from '../failure.ts';
import { entriesOf } from '../rule-entries.ts';
import { gameSetup, type Library } from './game-setup.ts';

/** Why a game may not be set up so: in words, and the ledger ids of the rules that say so. */
export interface SetupRefusal {
  readonly message: string;
  readonly rules: readonly string[];
  /** The figure that is in the wrong place. */
  readonly figure?: string;
}

/** Everything that forbids a setup: teams that may not be built so, figures that cannot stand where they are put or are defeated. */
export function setupRefusals(engine: SkirmishEngine, setup: GameSetup): readonly SetupRefusal[] {
  const { game } = engine.prepare(engine.plan(setup), { log: false }).host;
  return [...teamRefusals(engine, setup), ...placeRefusals(engine, game), ...woundRefusals(engine, game)];
}

/** Who begins with as many wounds as defeat it (SS-LIFE-001, HS-CMB-004). */
function woundRefusals(engine: SkirmishEngine, game: Game): readonly SetupRefusal[] {
  return game.facts.figureNames.flatMap((figure, at) => {
    const printed = game.definition(at).life;
    const life = printed === null ? Infinity : game.value(lifeNumber, printed, { figure: at });
    if (!game.isAlive(at) || game.wounds(at) < life) return [];
    const message = `${figure} has ${game.wounds(at)} wounds and Life ${life}: it would be defeated`;
    return { message, rules: engine.rulesOf('life.reached'), figure };
  });
}

function teamRefusals(engine: SkirmishEngine, setup: GameSetup): readonly SetupRefusal[] {
  return setupTeamRefusals(setup, engine.kit.parameters).map(({ message, reasons }) => ({
    message,
    rules: reasons.flatMap((reason) => engine.rulesOf(reason)),
  }));
}

function placeRefusals(engine: SkirmishEngine, game: Game): readonly SetupRefusal[] {
  const refusals: SetupRefusal[] = [];
  const taken = new Map<number, string>();
  for (let figure = 0; figure < game.figureCount; figure++) {
    const name = game.facts.figureNames[figure] as string;
    const spaces = game.spacesOf(figure);
    if (spaces.length === 0) continue;
    for (const space of spaces) {
      const other = taken.get(space);
      if (other !== undefined)
        refusals.push({
          message: `${name} and ${other} stand on ${game.field.names[space]}`,
          rules: engine.rulesOf('place.occupied'),
          figure: name,
        });
      taken.set(space, name);
    }
    const refusal = standRefusal(game, figure, spaces);
    if (refusal && refusal.reason !== 'place.occupied') {
      const places = spaces.map((space) => game.field.names[space]).join('+');
      refusals.push({
        message: `${name} cannot stand on ${places}: ${describeRefusal(game, refusal)}`,
        figure: name,
        rules: [...engine.rulesOfRefusal(refusal), ...engine.rulesOf('place.impossible')],
      });
    }
  }
  return refusals;
}

/** A document whose setup must be refused, for the rule named. */
export function refusedSetup(
  scenario: Scenario,
  engine: SkirmishEngine,
  library: Library,
): {
  readonly failure: { readonly message: string; readonly place: Scenario } | undefined;
  readonly cited: ReadonlySet<string>;
} {
  const refusals = refusalsOf(scenario, engine, library);
  const cited = new Set(refusals.flatMap(({ rules }) => rules));
  const fail = (message: string) => ({ failure: { message, place: scenario }, cited });
  if (refusals.length === 0) return fail('the setup had to be refused, and was not');
  const because = scenario.refused?.because ?? [];
  const accepted = new Set(because.flatMap(entriesOf));
  if (because.length > 0 && ![...cited].some((rule) => accepted.has(rule))) {
    const found = refusals.map(({ message, rules }) => `${message} (${rules.join(', ') || 'no rule'})`);
    return fail(`the setup is refused, but not because of ${because.join(' or ')}: ${found.join('; ')}`);
  }
  return { failure: undefined, cited };
}

function refusalsOf(scenario: Scenario, engine: SkirmishEngine, library: Library): readonly SetupRefusal[] {
  try {
    return setupRefusals(engine, gameSetup(scenario, library, engine));
  } catch (error) {
    const inner = innermost(error);
    if (inner instanceof CommandRefused) return [{ message: messageOf(error), rules: inner.rules }];
    const rules = reasonsIn(inner).flatMap((reason) => engine.rulesOf(reason));
    return [{ message: messageOf(error), rules }];
  }
}

/** The reason keys of the rules that forbid a board or a start. */
function reasonsIn(error: unknown): readonly string[] {
  if (error instanceof BoardRefused) return error.reasons;
  if (!(error instanceof SetupProblems)) return [];
  return error.problems.flatMap(({ reason, also = [] }) => [
    ...(reason === undefined ? [] : [reason]),
    ...also,
  ]);
}
