import { zoneOn } from '@scapewright/board';
import type { Expectation } from '@scapewright/packs';
import { type Figure, reachOf, zoneOf } from '@scapewright/skirmish/author';
import {
  type ExplainedStat,
  explainAdjacency,
  explainDistance,
  explainEngagement,
  explainedStats,
  explainRange,
  explainReach,
  explainSight,
  explainSpace,
  explainStanding,
  explainTarget,
  explainValue,
  explainZones,
  normalMove,
} from '@scapewright/skirmish/explain';
import { optionRefusals } from '../commands/option-refusals.ts';
import type { Play } from '../play/play.ts';
import { spaceHeightLevels } from './positions.ts';

type Of<Assert extends string> = Extract<Expectation, { assert: Assert }>;

/** The rules by which the engine answers what an assertion asks: those of its explanation. Nothing for what is only read. */
export function rulesOfExpectation(play: Play, expected: Expectation): readonly string[] {
  const { engine, game, names } = play;
  switch (expected.assert) {
    case 'figure':
      return explainStanding(engine, game, names.figure(expected.figure)).rules;
    case 'adjacent':
    case 'not-adjacent':
    case 'engaged':
    case 'not-engaged': {
      const [a, b] = expected.pair.map((name) => names.figure(name)) as [number, number];
      const explain = expected.assert.endsWith('adjacent') ? explainAdjacency : explainEngagement;
      return explain(engine, game, a, b).rules;
    }
    case 'sight':
      return sightRules(play, expected);
    case 'range':
      return rangeRules(play, expected);
    case 'reach':
      return reachRules(play, expected);
    case 'space':
      return explainSpace(engine, game, names.space(expected.of)).rules;
    case 'value':
      return valueRules(play, expected);
    case 'dice':
      return diceRules(play);
    case 'offers': {
      const figure = names.figure(expected.figure);
      const refusals = expected.hasnt.flatMap((id) => optionRefusals(play, id, figure, []));
      return refusals.flatMap((refusal) => engine.rulesOfRefusal(refusal));
    }
    case 'targets': {
      const attacker = names.figure(expected.figure);
      const targets = Array.from({ length: game.figureCount }, (_, figure) => figure);
      return targets
        .filter((target) => target !== attacker && game.isPlaced(target))
        .flatMap((target) => explainTarget(engine, game, { attacker }, target).rules);
    }
    default:
      return [];
  }
}

function sightRules({ engine, game, names }: Play, { from, to }: Of<'sight'>): readonly string[] {
  const [viewer, target] = [names.figureOrNone(from), names.figureOrNone(to)];
  if (viewer !== undefined && target !== undefined) return explainSight(engine, game, viewer, target).rules;
  const zone = (name: string, figure: Figure | undefined) =>
    figure === undefined ? zoneOn(game.field, [names.space(name)], spaceHeightLevels) : zoneOf(game, figure);
  const except = [viewer, target].flatMap((figure) => figure ?? []);
  return explainZones(engine, game, zone(from, viewer), zone(to, target), except).rules;
}

function rangeRules({ engine, game, names }: Play, { from, to }: Of<'range'>): readonly string[] {
  const [figure, other] = [names.figureOrNone(from), names.figureOrNone(to)];
  if (figure !== undefined && other !== undefined) return explainDistance(engine, game, figure, other).rules;
  const spaces = (name: string, one: number | undefined): readonly number[] =>
    one === undefined ? [names.space(name)] : game.spacesOf(one);
  return explainRange(engine, game, spaces(from, figure), spaces(to, other)).rules;
}

function reachRules({ engine, game, names }: Play, { figure: name, costs }: Of<'reach'>): readonly string[] {
  const figure = names.figure(name);
  if (game.spacesOf(figure).length === 0) return [];
  const move = normalMove(game, figure);
  const found = reachOf(game, move);
  const ways = costs.flatMap(({ at }) => {
    const spaces = at.map((space) => names.space(space));
    return spaces.includes(-1) ? [] : explainReach(engine, game, move, spaces, found).rules;
  });
  return [...ways, ...rulesOfParts(engine, game, { stat: 'free-levels', figure })];
}

function valueRules(
  { engine, game, names }: Play,
  { figure, stat, against }: Of<'value'>,
): readonly string[] {
  const asked = (stat === 'swipe' ? 'swipe-dice' : stat) as ExplainedStat;
  if (!explainedStats.includes(asked)) return [];
  const other = against === undefined ? undefined : names.figure(against);
  return rulesOfParts(engine, game, { stat: asked, figure: names.figure(figure), against: other });
}

/** The dice of the last attack: of its attacker against its target, and of who defended last. */
function diceRules({ engine, game, match }: Play): readonly string[] {
  const { log } = match.host;
  const attack = log.findLast(({ reason }) => reason === 'attack.dice' || reason === 'attack.dice-special');
  if (!attack) return [];
  const { figure: attacker = -1, target = -1 } = attack.data;
  const defender = log.findLast(({ reason }) => reason === 'defense.dice')?.data['figure'] ?? -1;
  const special = attack?.reason === 'attack.dice-special';
  const dice = (stat: ExplainedStat, figure: Figure, against: number): readonly string[] =>
    game.isPlaced(figure) && game.isPlaced(against)
      ? rulesOfParts(engine, game, { stat, figure, against, special })
      : [];
  return [...dice('attack', attacker, target), ...dice('defense', defender, attacker)];
}

/** The rules of everything that was looked at for a number, also of what does not apply now. */
function rulesOfParts(...asked: Parameters<typeof explainValue>): readonly string[] {
  return explainValue(...asked).parts.flatMap(({ rules }) => rules);
}
