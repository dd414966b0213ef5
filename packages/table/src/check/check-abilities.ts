import {
  type AbilityClause,
  type CardAbility,
  type CardData,
  fixFor,
  type Pack,
  type Path,
  type Place,
  type Problem,
  sidesOfCard,
} from '@scapewright/packs';
import {
  type ClauseData,
  type ClauseProblem,
  checkClause,
  deadParts,
  idleChoices,
} from '@scapewright/plugin-abilities';
import type { AbilityUnit } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { WrittenAbility } from './clause-places.ts';
import { disagreement } from './written-numbers.ts';

/** What is wrong with abilities, and what may be. */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Why the abilities of a pack cannot be played: what is written cannot be read, or never acts, or has wrong parameters. */
export function unplayable(
  pack: Pack,
  abilities: readonly WrittenAbility[],
  engines: readonly SkirmishEngine[],
): readonly Problem[] {
  return [...abilities.flatMap(clauseProblems), ...checkParameters(pack, engines)];
}

function clauseProblems({ clause, file, placeOf }: WrittenAbility): readonly Problem[] {
  return checkClause(clause as ClauseData).map(({ path, message, fix }) =>
    problemAt(file, placeOf(path), `${clause.name}: ${message}`, fix),
  );
}

/** Checks the abilities that are written as data: what they say, whether they ever act, and whether their text says the same. */
export function checkWritten(
  pack: Pack,
  abilities: readonly WrittenAbility[],
  units: readonly AbilityUnit[],
): Findings {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const added = markersAdded(pack, abilities, units);
  for (const one of abilities) {
    const at = (path: Path, message: string, fix: string | undefined): Problem =>
      problemAt(one.file, one.placeOf(path), `${one.clause.name}: ${message}`, fix);
    const { clause } = one;
    const broken = clauseProblems(one);
    problems.push(...broken);
    if (broken.length === 0) {
      const told = (found: readonly ClauseProblem[]): readonly Problem[] =>
        found.map(({ path, message, fix }) => at(path, message, fix));
      problems.push(...told(deadParts(clause as ClauseData)));
      warnings.push(...told(idleChoices(clause as ClauseData)));
    }
    for (const name of markersNeeded(clause))
      if (!added.has(name))
        problems.push(
          at(
            [],
            `it looks for the marker "${name}", and no ability of the pack adds one`,
            fixFor(name, [...added]),
          ),
        );
    if (clause.text === undefined) {
      warnings.push(at([], 'it has no text, so its card does not say what it does', 'add "text: ..."'));
      continue;
    }
    const slot = /\{\w+\}/.exec(clause.text)?.[0];
    if (slot !== undefined)
      problems.push(
        at(['text'], `the text has ${slot}, and an ability as data has no parameters`, 'write it out'),
      );
    if (clause.parts.every(({ kind }) => kind === 'marker-only')) continue;
    const { onlySaid, onlyGiven } = disagreement(clause.text, clause.parts);
    const fix = 'let both say the same';
    if (onlySaid.length > 0) {
      const message = `the text says ${onlySaid.join(' and ')}, which nothing in the ability is`;
      problems.push(at(['text'], message, fix));
    }
    for (const { name, value } of onlyGiven)
      warnings.push(at(['text'], `"${name}" is ${value}, and the text does not say so`, fix));
  }
  for (const { clause, file } of abilities.filter(({ clause }) => pack.abilities.includes(clause)))
    if (
      ![...pack.cards.flatMap(abilitiesOf), ...pack.tokens.flatMap(({ abilities: all }) => all)].some(
        (one) => one.kind === 'clause' && one.clause === clause,
      )
    )
      warnings.push(
        problemAt(
          file,
          start,
          `no card of the pack has "${clause.id}"`,
          `give it to one: "abilities: [${clause.id}]"`,
        ),
      );
  return { problems, warnings };
}

/** The abilities of both sides of a card, each once. */
export function abilitiesOf(card: CardData): readonly CardAbility[] {
  const inSeats = Object.values(card.operators ?? {}).flat();
  return [...new Set([...sidesOfCard(card).flatMap(({ abilities }) => abilities), ...inSeats])];
}

/** Checks the parameters that cards give to loaded abilities: their names, and that they are of the kind of the default. */
export function checkParameters(
  { cards, tokens }: Pack,
  engines: readonly SkirmishEngine[],
): readonly Problem[] {
  const all = [...cards.map((card) => ({ file: card.file, abilities: abilitiesOf(card) })), ...tokens];
  return all.flatMap((card) =>
    card.abilities.flatMap((ability) => {
      if (ability.kind !== 'loaded') return [];
      const unit = engines
        .map(({ kit }) => kit.catalogue.ability(ability.id))
        .find((one) => one !== undefined);
      if (!unit) return [];
      const problem = (message: string, fix: string | undefined): Problem =>
        problemAt(card.file, ability, `${ability.id}: ${message}`, fix);
      const known = Object.keys(unit.parameters);
      const wrong = Object.entries(ability.with).flatMap(([key, value]): Problem[] => {
        if (key === 'id') return [];
        if (!known.includes(key))
          return [problem(`it has no parameter "${key}"`, fixFor(key, known) ?? 'leave it out')];
        const kind = kindOf(unit.parameters[key]);
        return kind === undefined ||
          kindOf(value) === kind ||
          (kind === 'a list' && typeof value === 'string')
          ? []
          : [
              problem(
                `"${key}" is ${kind}, and not ${JSON.stringify(value)}`,
                `as in "${key}: ${JSON.stringify(unit.parameters[key])}"`,
              ),
            ];
      });
      if (wrong.length > 0) return wrong;
      const refusal = said(() => unit.hooks({ ...unit.parameters, ...ability.with }));
      return refusal === undefined ? [] : [problem(refusal.replace(`${ability.id}: `, ''), undefined)];
    }),
  );
}

/** What something says that throws: abilities are made of their parameters, and refuse wrong ones. */
function said(make: () => unknown): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function kindOf(value: unknown): string | undefined {
  if (Number.isInteger(value)) return 'a whole number';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'string') return 'a text';
  return Array.isArray(value) ? 'a list' : undefined;
}

/** Checks that the text of an ability in code names parameters that it has. */
export function checkCodedTexts(units: readonly AbilityUnit[]): readonly Problem[] {
  return units.flatMap(({ id, name, text, parameters }) => {
    const known = Object.keys(parameters);
    return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot = '']) =>
      known.includes(slot)
        ? []
        : [
            problemAt(
              `abilities/${id}/${id}.mjs`,
              start,
              `${name}: the text has {${slot}}, and there is no such parameter`,
              fixFor(slot, known),
            ),
          ],
    );
  });
}

/** The markers that an ability looks for: as a cost, as a condition, or counting them. */
function markersNeeded(clause: AbilityClause): ReadonlySet<string> {
  const needed = new Set<string>();
  visit(clause.parts, (verb, value) => {
    if (verb === 'markers' && typeof value === 'string') needed.add(value);
    if (verb === 'marker-present' || verb === 'remove-marker') needed.add(textIn(value, 'name'));
    if (verb === 'lay-token') needed.add(textIn(value, 'item'));
  });
  needed.delete('');
  return needed;
}

function markersAdded(
  { cards }: Pack,
  abilities: readonly WrittenAbility[],
  units: readonly AbilityUnit[],
): ReadonlySet<string> {
  const added = new Set<string>();
  for (const { clause } of abilities)
    visit(clause.parts, (verb, value) => {
      if (verb === 'add-marker') added.add(textIn(value, 'name'));
      // Tokens with which a card begins are markers on it until they are laid.
      if (verb === 'bring-tokens') added.add(textIn(value, 'item'));
    });
  for (const ability of cards.flatMap(abilitiesOf)) {
    const unit = ability.kind === 'loaded' && units.find(({ id }) => id === ability.id);
    if (!unit) continue;
    const given = { ...unit.parameters, ...ability.with };
    if (said(() => unit.hooks(given)) !== undefined) continue;
    for (const name of unit.markers?.(given) ?? []) added.add(name);
  }
  added.delete('');
  return added;
}

const textIn = (value: unknown, key: string): string => {
  const text = ((value ?? {}) as Readonly<Record<string, unknown>>)[key];
  return typeof text === 'string' ? text : '';
};

/** Calls back for every block of an ability, also as packs read it (`{verb, with}`), and for every key. */
function visit(value: unknown, see: (verb: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (typeof value === 'object' && value !== null) {
    const { verb, with: parameters } = value as { readonly verb?: unknown; readonly with?: unknown };
    if (typeof verb === 'string') see(verb, parameters);
    for (const [key, inner] of Object.entries(value)) {
      see(key, inner);
      visit(inner, see);
    }
  }
}

const start: Place = { line: 1, column: 1 };

function problemAt(file: string, { line, column }: Place, message: string, fix: string | undefined): Problem {
  return { file, line, column, path: '', message, fix };
}
