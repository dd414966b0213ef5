import type { SetupProblem } from '@scapewright/kernel/check';
import { setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import { lowerName } from '../log/texts/unit-text.ts';
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
    const values = { kind, among, wanted: taken.length + 1 };
    return [
      setupProblem(
        { part: `tokens/${name}`, place: 'drawn' },
        drawn?.rank === undefined
          ? setupSaid('setup:drawn', values)
          : setupSaid('setup:drawn-ranked', { ...values, rank: drawn.rank }),
        setupSaid('mend:drawn', { name }),
      ),
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
  const added = variant === undefined ? setupSaid('mend:any-plugin') : setupSaid('mend:variant', { variant });
  return [
    setupProblem(
      { part: `tokens/${name}`, place: content === '' ? 'kind' : 'content' },
      setupSaid('setup:token', { kind, name: content === '' ? name : content }),
      setupSaid('mend:or-token', { added, name }),
    ),
  ];
}

/** Abilities of a token that nobody brings, or that keep markers, for which only cards have room. */
function abilityProblems(catalogue: Catalogue, { name, abilities = [] }: TokenPlan): readonly SetupProblem[] {
  return abilities.flatMap((use) => {
    const id = use.unit ?? use.id;
    const unit = catalogue.ability(id);
    if (unit && (unit.markers?.(use.with).length ?? 0) === 0) return [];
    return [
      setupProblem(
        { part: `tokens/${name}`, place: 'abilities' },
        unit
          ? setupSaid('setup:token-markers', { name, ability: use.id })
          : setupSaid('setup:token-ability', { name, ability: id }),
        setupSaid('mend:other-ability'),
      ),
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
    setupProblem(
      { part: `tokens/${name}`, place: 'space', reason: `terrain.${terrain.id}.bare` },
      setupSaid('setup:token-bare', {
        kind,
        name,
        terrain: lowerName(terrain),
        space: battlefield.names[space] ?? '',
      }),
      setupSaid('mend:other-space'),
    ),
  ];
}
