import type { ObjectUnit, SkirmishSource, Unit } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { Named, Said } from '../wording/said.ts';
import { type LineData, nameOfSource, saidWith, unitName } from './line-text.ts';

/** What skirmish notes of any terrain, by the moment that its reason names. */
export const terrainMoments: Readonly<Record<string, string>> = {
  '': '{figure} comes onto {terrain} at {space}',
  stop: '{figure} has to stop in {terrain}',
  crossed: '{figure} crosses {terrain} without stopping',
  spared: '{terrain} does not trouble {figure}',
  cost: '{terrain} at {space} counts {cost} more',
  drift: '{figure} drifts straight on over {terrain}',
  'drift-turned': 'the drift over {terrain} has ended; {figure} goes on',
  'drift-over': 'the drift over {terrain} has ended; {figure} stays there',
  barred: '{terrain} may not be crossed in this move',
  unfit: 'the figure has no room on {terrain}',
  taken: 'somebody is on {terrain}',
  bonus: '{figure} goes {spaces, plural, one {# space} other {# spaces}} farther on {terrain}',
  'no-bonus': '{terrain} does not help {figure} in this move',
  left: '{figure} climbs out of {terrain} to {space_each}',
  overflown: '{figure} passes over {terrain} at {space}',
  over: '{terrain} does not lie over other spaces',
  'soft-landing': '{terrain} softens the fall of {figure}',
};

/** What skirmish notes of any kind of object, by the moment that its reason names. */
export const objectMoments: Readonly<Record<string, string>> = {
  climbed: '{figure} climbs over {object}: {levels, plural, one {# level} other {# levels}}',
  'bars-flying': 'nobody passes over {object}, not even in flight',
};

/** What is said of any unit that says nothing of its own. */
export const unitLines = {
  amount: '{figure}: {unit} {amount_signed}',
  figure: '{figure}: {unit}: {text}',
  alone: '{unit}: {text}',
  objects: '{count} × {object}',
  objectsOfTypes: '{count} × {object} ({types})',
} as const;

/** The source of a line: the hook's, or the one whose place the line carries. */
export function sourceOf(game: Game, key: string | undefined, data: LineData): SkirmishSource | undefined {
  const { sources } = game.facts;
  return key === undefined ? sources[data['source'] ?? -1] : sources.find((source) => source.key === key);
}

/** A line that a unit causes: its name and the number that it gives, or what it does in its own words. */
export function saidByUnit(
  game: Game,
  reason: string,
  data: LineData,
  source?: SkirmishSource,
  others: Said['values'] = {},
): Said | undefined {
  const [area, id = '', ...moment] = reason.split('.');
  const terrain = area === 'terrain' ? game.facts.catalogue.terrain(id) : undefined;
  const known = terrain ? terrainMoments[moment.join('.')] : undefined;
  if (terrain && known !== undefined)
    return saidWith(game, keyOfMoment('terrain', moment), known, data, {
      ...others,
      terrain: lowerName(terrain),
    });
  const object = area === 'object' ? game.facts.catalogue.object(id) : undefined;
  if (object) return saidOfObject(game, object, moment, data);
  const isOwn = source !== undefined && Object.hasOwn(source.unit.messages, reason);
  const unit = isOwn ? source.unit : (game.facts.catalogue.unitCiting(reason) ?? source?.unit);
  if (!unit) return undefined;
  const name = unit === source?.unit ? nameOfSource(source) : unitName(unit);
  const own = unit.messages[reason];
  if (own?.text !== undefined)
    return saidWith(game, own.catalogueKey ?? reason, own.text, data, { ...others, unit: name });
  if (data['amount'] !== undefined)
    return saidWith(game, 'unit:amount', unitLines.amount, data, { unit: name });
  const more = { unit: name, text: textOfUnit(unit, unit === source?.unit ? source : undefined) };
  return data['figure'] === undefined
    ? saidWith(game, 'unit:alone', unitLines.alone, data, more)
    : saidWith(game, 'unit:figure', unitLines.figure, data, more);
}

const keyOfMoment = (kind: 'terrain' | 'object', moment: readonly string[]): string =>
  `any-${kind}:${moment.join('.') || 'entered'}`;

/** The name of a unit within a sentence. */
export const lowerName = (unit: Unit): Named => {
  const named = unitName(unit);
  return { ...named, name: named.name.toLowerCase() };
};

function saidOfObject(game: Game, unit: ObjectUnit, moment: readonly string[], data: LineData): Said {
  const { id, types, classes = [] } = unit;
  const reason = ['object', id, ...moment].join('.');
  const object = lowerName(unit);
  const own = unit.messages[reason];
  if (own?.text !== undefined) return saidWith(game, own.catalogueKey ?? reason, own.text, data, { object });
  const known = objectMoments[moment.join('.')];
  if (known !== undefined) return saidWith(game, keyOfMoment('object', moment), known, data, { object });
  const is = [...classes, ...types];
  const key = is.length > 0 ? 'objectsOfTypes' : 'objects';
  return saidWith(game, `unit:${key === 'objects' ? 'objects' : 'objects-of-types'}`, unitLines[key], data, {
    object,
    types: is.join(', '),
  });
}

/** The text of a unit with its parameters, as a text of catalogues or as it is written on its card. */
export function textOfUnit(unit: Unit, source?: SkirmishSource): Named {
  const given = source?.params ?? {};
  const written = unit.kind === 'ability' && source ? unit.words?.(given).text : undefined;
  if (written !== undefined) return { name: written };
  const params: Readonly<Record<string, unknown>> =
    unit.kind === 'ability' ? { ...unit.parameters, ...given } : given;
  return { name: withParameters(unit.text, params), key: `text:${unit.kind}.${unit.id}` };
}

/** A text with the parameters of a card in their places. */
function withParameters(text: string, params: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => (name in params ? String(params[name]) : slot));
}

/** The text of a unit with its parameters, in English. */
export function wordsOf(unit: Unit, source?: SkirmishSource): string {
  return textOfUnit(unit, source).name;
}
