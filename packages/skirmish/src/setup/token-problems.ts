import type { SetupProblem } from '@scapewright/kernel/check';
import type { GameSetup, TokenPlan } from '../model/setup.ts';
import { drawOrder, isDrawnFrom } from '../rules/tokens/token-draw.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { SkirmishRuleset } from '../state/content/ruleset.ts';
import type { Unit } from '../state/content/unit.ts';
import { variantWith } from './missing-units.ts';

/** Tokens of a setup that nothing here has rules for, or that lie where no such token may lie. */
export function tokenProblems(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  setup: GameSetup,
): readonly SetupProblem[] {
  const tokens = setup.tokens ?? [];
  return [
    ...tokens.flatMap((token) => [
      ...unknownToken(ruleset, catalogue, token),
      ...abilityProblems(catalogue, token),
      ...onBareTerrain(catalogue, setup, token),
    ]),
    ...drawProblems(tokens),
  ];
}

/** Tokens for which the pool has nothing left when their turn to be drawn comes. */
function drawProblems(tokens: readonly TokenPlan[]): readonly SetupProblem[] {
  const places = drawOrder(tokens).map((row) => tokens[row] as TokenPlan);
  return places.flatMap((place, at): SetupProblem[] => {
    const { kind, drawn, name } = place;
    const before = places.slice(0, at).filter((other) => other.kind === kind);
    const among = tokens.filter((other) => isDrawnFrom(place, other)).length;
    const taken = before.filter(
      ({ drawn: other }) => drawn?.rank === undefined || other?.rank === drawn.rank,
    );
    if (among > taken.length) return [];
    const ranked = drawn?.rank === undefined ? '' : ` of rank ${drawn.rank}`;
    const message = `the setup draws ${taken.length + 1} tokens of kind ${kind}${ranked}, and has ${among}`;
    return [
      {
        part: `tokens/${name}`,
        place: 'drawn',
        message,
        fix: `add cards of that kind, or leave ${name} out`,
      },
    ];
  });
}

/** A token whose plugin has been taken away is told of with the chapter that is missing. */
function unknownToken(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  token: TokenPlan,
): readonly SetupProblem[] {
  const isMeant = (unit: Unit): boolean => unit.kind === 'rule' && (unit.token?.(token) ?? false);
  if (catalogue.ruleUnits.some(isMeant) || ruleset.plugins.some(({ units }) => units.some(isMeant)))
    return [];
  const { kind, content, name } = token;
  const variant = variantWith(ruleset, isMeant);
  const remedy = variant === undefined ? 'add a plugin that brings it' : `play with the variant ${variant}`;
  return [
    {
      part: `tokens/${name}`,
      place: content === '' ? 'kind' : 'content',
      message: `the setup lays the ${kind} ${content === '' ? name : content}, for which no plugin has rules`,
      fix: `${remedy}, or leave ${name} out`,
    },
  ];
}

/** Abilities of a token that nobody brings, or that keep markers, for which only cards have room. */
function abilityProblems(catalogue: Catalogue, { name, abilities = [] }: TokenPlan): readonly SetupProblem[] {
  return abilities.flatMap((use) => {
    const id = use.unit ?? use.id;
    const unit = catalogue.ability(id);
    if (unit && (unit.markers?.(use.with).length ?? 0) === 0) return [];
    const message = unit
      ? `${name} has the ability ${use.id}, which puts markers on a card, and a token is none`
      : `${name} has the ability ${id}, which no plugin provides`;
    return [
      { part: `tokens/${name}`, place: 'abilities', message, fix: 'take another ability, or leave it out' },
    ];
  });
}

function onBareTerrain(
  catalogue: Catalogue,
  { battlefield }: GameSetup,
  { kind, name, space }: TokenPlan,
): readonly SetupProblem[] {
  const terrain = space < 0 ? undefined : catalogue.terrain(battlefield.terrainOf(space));
  if (!terrain?.bearsNo?.includes(kind)) return [];
  return [
    {
      part: `tokens/${name}`,
      place: 'space',
      reason: `terrain.${terrain.id}.bare`,
      message: `the ${kind} ${name} lies on ${terrain.name.toLowerCase()} at ${battlefield.names[space]}`,
      fix: 'lay it on another space',
    },
  ];
}
