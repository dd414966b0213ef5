import type { SetupProblem } from '@scapewright/kernel/check';
import { type Said, saying } from '../wording/said.ts';
import { english } from '../wording/wording.ts';

/** What can be wrong with a setup, and what to do about it, in ICU message format. */
export const setupTexts = {
  'setup:terrain': 'the battlefield needs the terrain {name} at {space}, which no plugin provides',
  'setup:terrain-in-play': 'the battlefield needs the terrain {name} in play, which no plugin provides',
  'setup:terrain-over': '{name} lies over another space at {space}',
  'setup:way': 'the battlefield needs the way {name}, which no plugin provides',
  'setup:way-at': 'the battlefield needs the way {name} at {space}, which no plugin provides',
  'setup:object': 'the battlefield needs the object {name} for {id}, which no plugin provides',
  'setup:objects-meet': '{id} stands at {space}, where {other} stands already',
  'setup:zones': 'the start zone {whose} has {spaces} spaces, and that {other} has {others}',
  'setup:zone-of': 'of {name}',
  'setup:zone-number': 'number {number}',
  'setup:rules': 'the setup needs the rules {id} ({name}), which no plugin provides',
  'setup:definition': 'the setup names the card {card}, which is not among its definitions',
  'setup:card-ability': 'the card {card} has the ability {id}, which no plugin provides',
  'setup:card-symbol': 'the card {card} has the symbol {id}, which no plugin provides',
  'setup:drawn': 'the setup draws {wanted} tokens of kind {kind}, and has {among}',
  'setup:drawn-ranked': 'the setup draws {wanted} tokens of kind {kind} of rank {rank}, and has {among}',
  'setup:token': 'the setup lays the {kind} {name}, for which no plugin has rules',
  'setup:token-markers':
    '{name} has the ability {ability}, which puts markers on a card, and a token is none',
  'setup:token-ability': '{name} has the ability {ability}, which no plugin provides',
  'setup:token-bare': 'the {kind} {name} lies on {terrain} at {space}',
  'setup:no-space': 'the battlefield has no space {space}',
  'setup:ladder-landing': 'the ladder {id} stands on {terrain} at {space}',
  'setup:ladder-top': 'the ladder {id} leans on no tile',
  'setup:no-interior': '{id} has no interior part',
  'setup:no-exterior': '{id} has no exterior part',
  'setup:stairs': '{from} and {to} are no pair of stairs',
  'setup:shaft': 'the shaft {id} does not lie at one place on its floors',
  'setup:no-car': 'there is no car {car}',
  'setup:car-high': 'the car {car} does not begin on the lowest level',
  'setup:car-full': 'the car {car} does not begin empty',
  'setup:victory': 'no plugin brings the victory condition {id}',
  'setup:victory-parameter': '{id} has no parameter {name}',
  'setup:victory-value': '{id}: {name} is {kind}, and not {value}',
  'setup:endless': 'the game cannot be won',
  'setup:draft-late': 'cards are drafted in setup, and play begins later',
  'setup:draft-twice': '{card} is offered twice',
  'setup:draft-unknown': 'there is no definition of {card}',
  'setup:draft-copies': '{copies} copies of {card} cannot be',
  'setup:draft-figures': '{card} has more figures than one card can hold',
  'setup:draft-costless': '{card} shows no cost on either side',
  'setup:ruling': '{ruleset} has no ruling {name}',
  'setup:ruling-position': '{name} cannot be {position}',
  'kind:list': 'a list',
  'kind:string': 'a string',
  'kind:number': 'a number',
  'kind:boolean': 'a boolean',
  'kind:object': 'a map',
  'mend:or-terrain': 'add the plugin {plugin}, or lay other terrain there',
  'mend:or-build': '{added}, or build without it',
  'mend:or-play': '{added}, or play without it',
  'mend:or-set-up': 'add the plugin {plugin}, or set up without it',
  'mend:or-card': '{added}, or leave the card out',
  'mend:or-token': '{added}, or leave {name} out',
  'mend:plugin': 'add the plugin {plugin}',
  'mend:some-plugin': 'add a plugin that brings {id}',
  'mend:any-plugin': 'add a plugin that brings it',
  'mend:variant': 'play with the variant {variant}',
  'mend:alone-in-column': 'draw it alone in its column',
  'mend:objects-apart': 'put one of the two elsewhere',
  'mend:equal-zones': 'mark start zones of the same number of spaces',
  'mend:definition': 'add its definition, or leave the card out',
  'mend:drawn': 'add cards of that kind, or leave {name} out',
  'mend:other-ability': 'take another ability, or leave it out',
  'mend:other-space': 'lay it on another space',
  'mend:name-space': 'name a space of the battlefield, as c3 or c3@1',
  'mend:on-land': 'stand it on a land space',
  'mend:ladder-top': 'let it reach the surface of a tile beside it',
  'mend:floors': 'give it floors',
  'mend:fills': 'give it spaces that it fills',
  'mend:stairs': 'let them lie at one place of two floors that follow one another',
  'mend:shaft': 'list spaces of the same columns on every floor',
  'mend:no-car': 'put an object named {car} on {place}',
  'mend:car-low': 'put it on {place}',
  'mend:car-empty': 'put its occupants somewhere else',
  'mend:meant': 'did you mean {name}?',
  'mend:one-of': 'it can be {names}',
  'mend:none': 'it can be none',
  'mend:as-in': 'as in {name}: {value}',
  'mend:victory': 'name a victory condition, or limit the rounds',
  'mend:from-setup': "let the match start with 'setup'",
  'mend:once': 'name it once, with the number of its copies',
  'mend:add-or-leave': 'add it, or leave the card out',
  'mend:one-or-more': 'offer one or more',
  'mend:leave-card': 'leave the card out',
  'mend:price': 'give it a price, or leave it out',
  'mend:rulings': 'see the list of rulings',
} as const;

/** A text of {@link setupTexts}. */
export type SetupText = keyof typeof setupTexts;

/** A problem of a setup, and the same before it is in a language. */
export interface SaidProblem extends SetupProblem {
  readonly said: { readonly message: Said; readonly fix: Said };
}

/** A text about a setup, before it is in a language. */
export const setupSaid = (key: SetupText, values?: Said['values']): Said =>
  saying(key, setupTexts[key], values);

/** A problem of a setup in words. */
export function setupProblem(
  about: Omit<SetupProblem, 'message' | 'fix'>,
  message: Said,
  fix: Said,
): SaidProblem {
  return { ...about, message: english.text(message), fix: english.text(fix), said: { message, fix } };
}

/** A problem before it is in a language; undefined for one that was found in English alone. */
export function saidOfProblem(problem: SetupProblem): SaidProblem['said'] | undefined {
  return 'said' in problem ? (problem as SaidProblem).said : undefined;
}
