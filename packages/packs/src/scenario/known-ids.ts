import type { CardData } from '../card/card-data.ts';
import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import { fixFor } from '../yaml/suggestion.ts';
import type { Path } from '../yaml/yaml-node.ts';
import { checkQuestions, checkRefusedAnswers, ownQuestions } from './asked-names.ts';
import type { CommandKeys } from './command-schema.ts';
import type { ExpectationKeys } from './expectation-schema.ts';
import type { CheckKnown, KnownIds } from './known.ts';
import type { Scenario } from './scenario-data.ts';
import type { ScenarioNames } from './scenario-names.ts';
import type { ScenarioKeys } from './scenario-schema.ts';

const words: Readonly<Record<keyof KnownIds, string>> = {
  rules: 'rule',
  steps: 'step',
  plugins: 'plugin',
  rulings: 'ruling',
  cards: 'card',
  abilities: 'ability',
  parameters: 'parameter',
  symbols: 'symbol',
  objectKinds: 'kind of object',
  terrains: 'terrain',
  battlefieldKinds: 'kind of battlefield',
  items: 'item',
  questions: 'question or option',
  damageKinds: 'kind of damage',
};

/** A check against known ids and those that the document introduces itself. */
export function knownCheck(
  reading: Reading,
  known: KnownIds,
  own: { readonly [Kind in keyof KnownIds]?: ReadonlySet<string> },
): CheckKnown {
  const sets = new Map<keyof KnownIds, ReadonlySet<string>>();
  return (kind, id, path, atKey = false) => {
    const listed = known[kind];
    if (listed === undefined) return true;
    let set = sets.get(kind);
    if (set === undefined) {
      set = new Set([...listed, ...(own[kind] ?? [])]);
      sets.set(kind, set);
    }
    const name = kind === 'steps' ? String(id).replace(/^(before|after):/, '') : String(id);
    if (set.has(name)) return true;
    const message = `unknown ${words[kind]} "${name}"`;
    if (atKey) reading.problemAtKey(path, message, fixFor(name, [...set]));
    else reading.problem(path, message, fixFor(name, [...set]));
    return false;
  };
}

/** Reports every id of a scenario that nothing loaded offers. */
export function checkKnown(
  reading: Reading,
  known: KnownIds,
  names: ScenarioNames,
  keys: ScenarioKeys,
  scenario: Scenario,
): void {
  const defined = new Set(scenario.items.map(({ id }) => id));
  const questions = ownQuestions(names, scenario);
  const check = knownCheck(reading, known, { cards: names.cards, items: defined, questions });
  const all = (kind: keyof KnownIds, path: Path, list: readonly (string | number)[] | undefined): void => {
    for (const [index, id] of (list ?? []).entries()) check(kind, id, [...path, index]);
  };
  all('rules', ['rules'], keys.rules);
  all('rules', ['rules-heroscape'], keys['rules-heroscape']);
  for (const [index, example] of scenario.shows.entries())
    check('rules', example.replace(/\.\d+$/, ''), ['shows', index]);
  checkBecause(check, [], keys);
  all('plugins', ['plugins', 'add'], keys.plugins?.add);
  all('plugins', ['plugins', 'remove'], keys.plugins?.remove);
  for (const { id } of scenario.rulings) check('rulings', id, ['rulings', id], true);
  for (const card of scenario.cards) checkCard(check, ['cards', card.id], card);
  for (const kind of ['items', 'hazards', 'resources'] as const)
    for (const { id, abilities } of scenario[kind]) checkAbilities(check, [kind, id, 'abilities'], abilities);
  for (const { id, when } of scenario.items) all('steps', ['items', id, 'when'], when);
  for (const [index, player] of scenario.players.entries()) {
    all('cards', ['players', index, 'cards'], player.cards);
    checkFigures(check, ['players', index, 'figures'], player.figures);
  }
  checkFigures(check, ['neutral'], scenario.neutral);
  checkBoard(check, scenario);
  for (const [index, step] of (keys.steps ?? []).entries()) {
    const path = ['steps', index];
    checkBecause(check, path, step);
    checkDamage(check, path, step);
    if (step.refuse) checkDamage(check, [...path, 'refuse'], step.refuse);
    if (step.refuse) checkRefusedAnswers(check, path, step);
    for (const key of ['expect', 'expect-heroscape'] as const) {
      checkExpected(check, all, [...path, key], step[key]);
    }
  }
}

/** The abilities, symbols and steps that a card names. */
export function checkCard(check: CheckKnown, path: Path, card: CardData): void {
  for (const [index, symbol] of card.symbols.entries()) check('symbols', symbol, [...path, 'symbols', index]);
  for (const [index, code] of card.when.entries()) check('steps', code, [...path, 'when', index]);
  for (const [index, symbol] of card.requires.symbols.entries()) {
    check('symbols', symbol, [...path, 'requires', 'symbols', index]);
  }
  for (const [index, symbol] of (card.drafted?.symbols ?? []).entries()) {
    check('symbols', symbol, [...path, 'drafted', 'symbols', index]);
  }
  checkAbilities(check, [...path, 'abilities'], card.abilities);
  for (const [seat, abilities] of Object.entries(card.operators ?? {}))
    checkAbilities(check, [...path, 'operators', seat], abilities);
  if (card.flip) checkCard(check, [...path, 'flip'], card.flip);
}

/** The abilities that a card names, with the steps and kinds of damage in them. */
export function checkAbilities(check: CheckKnown, path: Path, abilities: CardData['abilities']): void {
  for (const [index, ability] of abilities.entries()) {
    const at = [...path, index];
    if (ability.kind === 'loaded' && check('abilities', ability.id, at))
      for (const name of Object.keys(ability.with)) check('parameters', `${ability.id}.${name}`, at);
    if (ability.kind !== 'test') continue;
    const test = ability.ability;
    if (test.test === 'probe') check('steps', test.at, [...at, 'at']);
    else if ('at' in test) check('steps', test.at, [...at, test.test, 'at']);
    if (test.test !== 'special-attack') continue;
    for (const [number, kind] of test.kinds.entries())
      check('damageKinds', kind, [...at, test.test, 'kinds', number]);
  }
}

function checkFigures(check: CheckKnown, path: Path, figures: Scenario['neutral']): void {
  for (const figure of figures) {
    const at = [...path, figure.id];
    check('cards', figure.card, [...at, 'card']);
    for (const [index, item] of figure.items.entries()) check('items', item, [...at, 'items', index]);
  }
}

function checkBoard(check: CheckKnown, { board, battlefields }: Scenario): void {
  for (const [index, object] of (board?.objects ?? []).entries()) {
    check('objectKinds', object.kind, ['board', 'objects', index, 'kind']);
  }
  for (const { code, terrain } of board?.legend ?? []) check('terrains', terrain, ['board', 'legend', code]);
  for (const [index, token] of (board?.tokens ?? []).entries()) {
    if (token.content === undefined || token.kind === 'hazard' || token.kind === 'resource') continue;
    check('items', token.content, ['board', 'tokens', index, 'item']);
  }
  for (const field of battlefields) check('battlefieldKinds', field.kind, [...field.path, 'kind']);
}

/** The kinds of damage that a stimulus names. */
function checkDamage(check: CheckKnown, path: Path, keys: Omit<CommandKeys, 'refuse'>): void {
  for (const command of ['inflict', 'damage', 'strike'] as const) {
    for (const [index, kind] of (keys[command]?.kinds ?? []).entries())
      check('damageKinds', kind, [...path, command, 'kinds', index]);
  }
}

type Because = { [Key in 'because' | 'because-heroscape']?: string | string[] | undefined };

function checkBecause(check: CheckKnown, path: Path, keys: Because): void {
  for (const key of ['because', 'because-heroscape'] as const) {
    const listed = Array.isArray(keys[key]);
    for (const [index, rule] of asList(keys[key]).entries()) {
      check('rules', rule, listed ? [...path, key, index] : [...path, key]);
    }
  }
}

function checkExpected(
  check: CheckKnown,
  all: (kind: keyof KnownIds, path: Path, list: readonly (string | number)[] | undefined) => void,
  path: Path,
  keys: ExpectationKeys | undefined,
): void {
  all('rules', [...path, 'log'], keys?.log);
  all('steps', [...path, 'steps'], keys?.steps);
  if (keys !== undefined) checkQuestions(check, path, keys);
  if (keys?.turn?.step !== undefined) check('steps', keys.turn.step, [...path, 'turn', 'step']);
}
