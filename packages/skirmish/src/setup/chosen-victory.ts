import type { SetupProblem } from '@scapewright/kernel/check';
import { type SetupText, setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import type { Said } from '../log/wording/said.ts';
import { nearest } from '../model/nearest.ts';
import type { GameSetup } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { SkirmishRuleset } from '../state/content/ruleset.ts';
import type { ChosenVictory, VictoryFacts, VictoryUnit } from '../state/content/victory-unit.ts';
import { homeOf } from './missing-units.ts';

/** The victory conditions of a match: those of the ruleset, unless the setup's own stand alone, and the setup's own. */
export function chosenVictory(
  catalogue: Catalogue,
  usual: readonly VictoryUnit[],
  { victory = [], victoryAlone }: Pick<GameSetup, 'victory' | 'victoryAlone'>,
): readonly ChosenVictory[] {
  const own = victory.flatMap(({ id, with: given }): ChosenVictory[] => {
    const unit = catalogue.victory(id);
    return unit ? [{ unit, params: { ...unit.parameters, ...given } }] : [];
  });
  const named = new Set(own.map(({ unit }) => unit));
  const rest = victoryAlone === true ? [] : usual.filter((unit) => !named.has(unit));
  return [...rest.map((unit) => ({ unit, params: unit.parameters })), ...own];
}

/** What is wrong with the victory conditions of a setup: none at all, unknown ones, parameters that mean nothing. */
export function victoryProblems(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  usual: readonly VictoryUnit[],
  setup: GameSetup,
): readonly SetupProblem[] {
  const about = { part: 'setup', place: 'victory' };
  const problem = (message: Said, fix: Said): SetupProblem => setupProblem(about, message, fix);
  const unknown = (setup.victory ?? []).flatMap(({ id, with: given = {} }) => {
    const unit = catalogue.victory(id);
    const known = unit ? Object.keys(unit.parameters) : catalogue.victoryIds();
    const missing = unit ? Object.keys(given).filter((name) => !known.includes(name)) : [id];
    return missing.map((name) => {
      const near = nearest(name, known);
      const home = unit ? undefined : homeOf(ruleset, 'victory', id);
      if (home !== undefined)
        return problem(setupSaid('setup:victory', { id }), setupSaid('mend:plugin', { plugin: home }));
      const possible =
        known.length > 0 ? setupSaid('mend:one-of', { names: known.join(', ') }) : setupSaid('mend:none');
      return problem(
        unit ? setupSaid('setup:victory-parameter', { id, name }) : setupSaid('setup:victory', { id: name }),
        near === undefined ? possible : setupSaid('mend:meant', { name: near }),
      );
    });
  });
  const misfits = (setup.victory ?? []).flatMap(({ id, with: given = {} }) =>
    Object.entries(given).flatMap(([name, value]) => {
      const usual = catalogue.victory(id)?.parameters[name];
      if (usual === undefined || kindOf(usual) === kindOf(value)) return [];
      return problem(
        setupSaid('setup:victory-value', {
          ...{ id, name, value: JSON.stringify(value) },
          kind: setupSaid(kindOf(usual)),
        }),
        setupSaid('mend:as-in', { name, value: JSON.stringify(usual) }),
      );
    }),
  );
  if (unknown.length + misfits.length > 0) return [...unknown, ...misfits];
  const chosen = chosenVictory(catalogue, usual, setup);
  if (chosen.length === 0 && setup.roundLimit === undefined)
    return [problem(setupSaid('setup:endless'), setupSaid('mend:victory'))];
  const facts = factsOf(setup);
  return chosen.flatMap(({ unit, params }) =>
    (unit.problems?.(facts, params) ?? []).map(
      ({ message, fix }): SetupProblem => ({ ...about, message: `${unit.id}: ${message}`, fix }),
    ),
  );
}

function kindOf(value: unknown): SetupText {
  if (Array.isArray(value)) return 'kind:list';
  const kind = typeof value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? `kind:${kind}` : 'kind:object';
}

function factsOf({ battlefield, players, definitions }: GameSetup): VictoryFacts {
  return {
    players: players.map(({ name }) => name),
    hasSpace: (name) => battlefield.spaceOf(name) >= 0,
    cards: definitions.map(({ id }) => id),
    cardsOf: (player) =>
      players
        .filter(({ name }) => name === player)
        .flatMap(({ cards }) => cards.map(({ definition }) => definition)),
  };
}
