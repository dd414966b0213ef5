import type { ObjectUnit, SkirmishSource, TerrainUnit, Unit } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { filled, type LineData, nameOf, sourceName } from './line-text.ts';

/** What skirmish notes of any terrain, by the moment that its reason names. */
const terrainMoments: Readonly<Record<string, string>> = {
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
  bonus: '{figure} goes {spaces space spaces} farther on {terrain}',
  'no-bonus': '{terrain} does not help {figure} in this move',
  left: '{figure} climbs out of {terrain} to {space}',
  overflown: '{figure} passes over {terrain} at {space}',
  over: '{terrain} does not lie over other spaces',
  'soft-landing': '{terrain} softens the fall of {figure}',
};

/** What skirmish notes of any kind of object, by the moment that its reason names. */
const objectMoments: Readonly<Record<string, string>> = {
  climbed: '{figure} climbs over {object}: {levels level levels}',
  'bars-flying': 'nobody passes over {object}, not even in flight',
};

/** The source of a line: the hook's, or the one whose place the line carries. */
export function sourceOf(game: Game, key: string | undefined, data: LineData): SkirmishSource | undefined {
  const { sources } = game.facts;
  return key === undefined ? sources[data['source'] ?? -1] : sources.find((source) => source.key === key);
}

/** A line that a unit causes: its name and the number that it gives, or what it does in its own words. */
export function unitText(
  game: Game,
  reason: string,
  data: LineData,
  source?: SkirmishSource,
): string | undefined {
  const [area, id = '', ...moment] = reason.split('.');
  const terrain = area === 'terrain' ? game.facts.catalogue.terrain(id) : undefined;
  const known = terrain ? terrainMoments[moment.join('.')] : undefined;
  if (terrain && known !== undefined) return terrainLine(game, terrain, known, data);
  const object = area === 'object' ? game.facts.catalogue.object(id) : undefined;
  if (object) return objectLine(game, object, moment.join('.'), data);
  const unit = source?.unit ?? game.facts.catalogue.unitCiting(reason);
  if (!unit) return undefined;
  const line = unit.messages[reason]?.text;
  if (line !== undefined) return filled(game, line, data);
  const amount = data['amount'];
  if (amount !== undefined)
    return filled(
      game,
      `{figure}: ${source ? sourceName(source) : unit.name} ${nameOf(game, 'signed', amount)}`,
      data,
    );
  const figure = data['figure'] === undefined ? '' : `${nameOf(game, 'figure', data['figure'])}: `;
  return `${figure}${source ? sourceName(source) : unit.name}: ${wordsOf(unit, source)}`;
}

function terrainLine(game: Game, terrain: TerrainUnit, text: string, data: LineData): string {
  return filled(game, text.replaceAll('{terrain}', terrain.name.toLowerCase()), data);
}

function objectLine(game: Game, unit: ObjectUnit, moment: string, data: LineData): string {
  const { name, types, classes = [] } = unit;
  const said = unit.messages[`object.${unit.id}${moment && `.${moment}`}`]?.text ?? objectMoments[moment];
  if (said !== undefined) return filled(game, said.replaceAll('{object}', name.toLowerCase()), data);
  const is = [...classes, ...types].join(', ');
  return filled(game, `{count} ${name.toLowerCase()}${is && ` (${is})`}`, data);
}

/** The text of a unit with its parameters. */
export function wordsOf(unit: Unit, source?: SkirmishSource): string {
  const given = source?.params ?? {};
  const written = unit.kind === 'ability' && source ? unit.words?.(given).text : undefined;
  if (written !== undefined) return written;
  const params: Readonly<Record<string, unknown>> =
    unit.kind === 'ability' ? { ...unit.parameters, ...given } : given;
  return unit.text.replace(/\{(\w+)\}/g, (slot, name: string) =>
    name in params ? String(params[name]) : slot,
  );
}
