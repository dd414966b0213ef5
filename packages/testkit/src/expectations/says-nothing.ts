import type { Expectation } from '@scapewright/packs';
import type { Play } from '../play/play.ts';

/** Why an assertion that holds proves nothing: it would whatever the rules did. Undefined: it proves something. */
export function saysNothing(play: Play, expected: Expectation): string | undefined {
  switch (expected.assert) {
    case 'figure':
    case 'space':
      return isEmpty(expected.is) ? 'it says nothing: no key stands in it' : undefined;
    case 'dice':
      return isEmpty({ attack: expected.attack, defense: expected.defense }) ? nothing : undefined;
    case 'rolled':
      return isEmpty({ rolled: expected.rolled, result: expected.result }) ? nothing : undefined;
    case 'turn': {
      const { round, player, step } = expected;
      return isEmpty({ round, player, step }) ? nothing : undefined;
    }
    case 'token': {
      const { at, face, removed } = expected;
      return isEmpty({ at, face, removed }) ? nothing : undefined;
    }
    case 'steps':
      return expected.codes.length === 0 ? nothing : undefined;
    case 'log':
      return expected.rules.length === 0 ? nothing : undefined;
    case 'offers':
      return expected.has.length + expected.hasnt.length === 0 ? nothing : undefined;
    case 'markers':
      return unknownMarkers(play, expected);
    case 'reach':
      return noSpaces(play, expected);
    default:
      return undefined;
  }
}

const nothing = 'it says nothing: no key stands in it';

function isEmpty(is: object): boolean {
  return Object.values(is).every((value) => value === undefined);
}

type Of<Assert extends string> = Extract<Expectation, { assert: Assert }>;

/** A marker that nothing in the match knows is on no card for certain. */
function unknownMarkers({ game }: Play, { counts }: Of<'markers'>): string | undefined {
  const unknown = counts.map(({ marker }) => marker).filter((name) => !game.facts.markerNames.includes(name));
  return unknown.length === 0 ? undefined : `nothing in the match places markers ${unknown.join(', ')}`;
}

/** Nobody ends a move where there is no space. */
function noSpaces({ names }: Play, { costs }: Of<'reach'>): string | undefined {
  const missing = costs.filter(({ at }) => at.some((space) => names.space(space) < 0));
  if (missing.length === 0) return undefined;
  return `there is no space ${missing.map(({ at }) => at.join('+')).join(', ')}`;
}
