import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type AbilityClause, type JsonValue, loadScenarios } from '@scapewright/packs';
import { scenarioFiles } from '@scapewright/testkit';
import { root } from '@scapewright/tidy';

/** An ability as data on a card of a scenario. */
export interface PlayedAbility {
  readonly clause: AbilityClause;
  /** Title of the scenario. */
  readonly scenario: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** Every ability as data that the scenarios of the abilities package play on cards of their own, in the order of the files. */
export function playedAbilities(): readonly PlayedAbility[] {
  return scenarioFiles(`${root}/packages/plugins/abilities/src/clauses`).flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    return loadScenarios(file, readFileSync(path, 'utf8')).documents.flatMap((document) => {
      if (!document.ok) throw new Error(`${file}:${document.line} cannot be read`);
      const { name, cards } = document.scenario;
      const abilities = [...cards.values()].flatMap((card) => card.abilities);
      return abilities.flatMap((ability) =>
        ability.kind === 'clause' ? [{ clause: ability.clause, scenario: name, file }] : [],
      );
    });
  });
}

/** A word as it is used: `effects/heal`. */
export type UsedWord = `${string}/${string}`;

/** Every word that an ability uses, by its place in the grammar. */
export function wordsUsed({ parts }: AbilityClause): ReadonlySet<UsedWord> {
  const used = new Set<UsedWord>();
  for (const part of parts) {
    const lasts = part.until !== 'instant' || part.kind.startsWith('continuous');
    used.add(`kinds/${part.kind}`);
    for (const name of part.trigger?.on.split(/\s*,\s*/) ?? []) used.add(`triggers/${name}`);
    if (part.limit) used.add(`limits/${part.limit.per}`);
    if (part.until !== 'instant') used.add(`durations/${part.until}`);
    for (const { verb } of part.cost) used.add(`costs/${verb}`);
    const lists = [
      ['conditions', part.when],
      ['choices', part.choose],
      ['effects', part.do],
      ['effects', part.else],
    ] as const;
    for (const [group, blocks] of lists)
      for (const { verb, with: parameters } of blocks) {
        used.add(`${group}/${verb}`);
        if (group === 'effects' && lasts) used.add(`continuousEffects/${verb}`);
        visit(parameters, verb === 'space' ? 'space' : 'figure', verb, used);
      }
    if (part.trigger) visit(part.trigger.with, 'figure', 'trigger', used);
  }
  return used;
}

/** Keys whose lists hold blocks. */
const lists: Readonly<Record<string, string>> = {
  when: 'conditions',
  then: 'effects',
  else: 'effects',
  by: 'effects',
  do: 'effects',
  each: 'effects',
  none: 'effects',
  again: 'conditions',
};

/** Looks into the parameters of a block: filters, conditions in conditions, effects in effects. */
function visit(value: JsonValue, filter: 'figure' | 'space', verb: string, used: Set<UsedWord>): void {
  if (Array.isArray(value)) for (const one of value as readonly JsonValue[]) visit(one, filter, verb, used);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (verb !== 'attack') used.add(`${filter}Filters/${key}`);
      for (const word of numberWords(inner)) used.add(`numbers/${word}`);
      const group =
        key === 'of' && (verb === 'any' || verb === 'not')
          ? 'conditions'
          : /^\d+$/.test(key)
            ? 'effects'
            : lists[key];
      if (group !== undefined && Array.isArray(inner)) blocks(inner as readonly JsonValue[], group, used);
      else if (key === 'choose') chosen(inner, used);
      else if (key === 'until' && typeof inner === 'string') used.add(`durations/${inner}`);
      else visit(inner, filter, key, used);
    }
}

/** The word that a number is written with: `hits`, `{wounds-on: self}`, or several in a list. */
function numberWords(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as readonly JsonValue[]).flatMap(numberWords);
  if (typeof value !== 'object' || value === null) return [];
  const [word, ...more] = Object.keys(value);
  return word === undefined || more.length > 0 ? [] : [word];
}

function blocks(list: readonly JsonValue[], group: string, used: Set<UsedWord>): void {
  for (const block of list) {
    if (typeof block === 'string') used.add(`${group}/${block}`);
    if (typeof block !== 'object' || block === null) continue;
    for (const [verb, parameters] of Object.entries(block)) {
      if (verb === 'choose') chosen(parameters, used);
      else {
        used.add(`${group}/${verb}`);
        visit(parameters, 'figure', verb, used);
      }
    }
  }
}

function chosen(choice: JsonValue, used: Set<UsedWord>): void {
  if (typeof choice !== 'object' || choice === null) return;
  for (const [verb, parameters] of Object.entries(choice))
    if (verb !== 'name') {
      used.add(`choices/${verb}`);
      visit(parameters, verb === 'space' ? 'space' : 'figure', verb, used);
    }
}
