import type { Told } from '@scapewright/protocol';
import { attackNumber, defenseNumber, type Figure, legalTargets } from '@scapewright/skirmish/author';
import { explainTarget, explainValue, odds } from '@scapewright/skirmish/explain';
import { tell } from '../words/tell.ts';
import type { Asker } from './asker.ts';

/** Courses of the dice that are played at most. */
const mostCourses = 20_000;

/** What a normal attack would come to now, exactly, through the same rules that will run. */
export function oddsOfAttack(
  { rules: engine, match, speaker }: Asker,
  attacker: Figure,
  target: Figure,
): Told<'odds'> {
  const { game } = match.host;
  const keys = { attacker: game.keyOf('figure', attacker), target: game.keyOf('figure', target) };
  if (!legalTargets(game, { attacker }).includes(target)) {
    const { text, rules } = explainTarget(engine, game, { attacker }, target);
    return { ...keys, possible: false, text, rules: [...rules] };
  }
  const told = odds(match, { attacker, target, most: mostCourses });
  if (!told)
    return { ...keys, possible: true, text: speaker.text(tell('untold:too-many-courses')), rules: [] };
  const against = target;
  const attack = explainValue(engine, game, { stat: 'attack', figure: attacker, against });
  const defense = explainValue(engine, game, { stat: 'defense', figure: target, against: attacker });
  const { wounds, expected, defeat } = told.target;
  return {
    ...keys,
    possible: true,
    text: '',
    rules: [...new Set([...attack.rules, ...defense.rules])],
    attack: { number: attackNumber(game, attacker, target), text: attack.text },
    defense: { number: defenseNumber(game, attacker, target, 0), text: defense.text },
    wounds: [...wounds],
    expected,
    defeat,
  };
}
