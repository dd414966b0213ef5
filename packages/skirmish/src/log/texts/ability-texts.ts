import type { abilityReasons, grantReasons } from '../reasons/ability-reasons.ts';
import type { LineText } from './line-text.ts';

/** Allowances, control, markers and rolls in words. */
export const abilityTexts: Readonly<
  Record<(typeof abilityReasons)[number] | (typeof grantReasons)[number], LineText>
> = {
  'grant.activation': { text: '{figure} may be activated', at: 'X.activation' },
  'grant.move-phase': { text: '{figure} is given a move phase', at: 'X.move-phase' },
  'grant.move-action': { text: '{figure} is given one move action', at: 'X.move-action' },
  'grant.maneuver': { text: '{seat} maneuvers {figure}', at: 'X.maneuver' },
  'grant.transition': { text: '{figure} is given a transition phase', at: 'X.transition' },
  'grant.attack-phase': { text: '{figure} is given an attack phase', at: 'X.attack-phase' },
  'grant.attack-action': { text: '{figure} is given one attack action', at: 'X.attack-action' },
  'grant.attack': { text: '{figure} is given one attack', at: 'X.single-attack' },
  'grant.limit': {
    text: 'abilities have granted all that one turn may hold: nothing more to {figure}',
    at: 'X.activation',
  },
  'grant.nobody': { text: 'nobody controls {figure}, so it does nothing', at: 'X.activation' },
  'maneuver.of-another': { text: '{seat} moves a figure of another player: {figure}', at: 'X.maneuver' },
  'maneuver.refused': { text: '{seat} cannot maneuver {figure}', at: 'X.maneuver' },
  'control.taken': { text: '{seat} takes control of {figure}', at: 'E.control-changed' },
  'control.taken-neutral': {
    text: "{seat} takes control of {figure}, which was nobody's",
    at: 'E.control-changed',
  },
  'control.ends': { text: '{figure} goes back to {seat}', at: 'E.control-changed' },
  'control.gone': { text: 'a figure that is out of the game cannot be taken over', at: 'E.control-changed' },
  'control.event': { text: 'an Event figure cannot be taken over', at: 'E.control-changed' },
  'control.no-interior': {
    text: 'an object without an interior is never controlled',
    at: 'E.control-changed',
  },
  'marker.changed': {
    text: '{card} has {count, plural, =0 {no {kind} marker left} one {# {kind} marker} other {# {kind} markers}}',
  },
  'relation.set': { text: '{figure} singles out {other}' },
  'roll.number': { text: '{seat} rolls {rolled} on a d{sides}: {result}', at: 'E.dice-rolled' },
  'roll.changed': { text: 'the result changes by {by_signed} to {result}', at: 'E.dice-rolled' },
  'ability.unowned': { text: 'nobody controls that card: {seat} decides' },
  'ability.used': { text: '{figure} uses {source}' },
  'ability.number': { text: '{figure}: {source} {amount_signed}' },
  'ability.number-of-allies': { text: '{figure}: {source} {amount_signed}, as an ally' },
  'ability.number-by-label': { text: '{figure}: {source} {amount_signed}, by what its card names' },
  'ability.forbids': { text: '{source} forbids it' },
  'ability.answers': { text: '{source} allows it' },
  'ability.on-card': { text: '{figure} is put on the card {card}' },
  'ability.ignores': { text: '{figure} ignores {ignored, plural, one {# wound} other {# wounds}}' },
  'card.removed': { text: '{card} is removed from the game' },
  'card.taken': { text: '{seat} adds {card} to the team' },
  'ability.battlefield': { text: '{card} speaks of battlefield {battlefield}, since its figure is on none' },
  'ability.battlefield-of-card': {
    text: '{card}, which has no figures, speaks of battlefield {battlefield}',
  },
  'card.as-unique': { text: '{card} is Uncommon and counts as Unique' },
  'ability.reaches-inside': {
    text: '{figure} stands on the chosen {space}, and {other} is inside it: both can be affected',
  },
  'roll.first': {
    text: 'the dice show {skulls, plural, one {# skull} other {# skulls}} and {shields, plural, one {# shield} other {# shields}}',
    at: 'E.dice-rolled',
  },
  'roll.again': {
    text: '{dice, plural, one {# die} other {# dice}} rolled again: {skulls, plural, one {# skull} other {# skulls}} and {shields, plural, one {# shield} other {# shields}}',
    at: 'E.dice-rolled',
  },
  'roll.number-again': {
    text: '{seat} rolls the d{sides} again: {rolled} in place of {before}',
    at: 'E.dice-rolled',
  },
};
