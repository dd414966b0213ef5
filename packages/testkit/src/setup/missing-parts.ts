import type { Scenario } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { ScenarioFailure } from '../failure.ts';
import { figuresOf } from './card-plans.ts';

/** Parts of the format that plugins bring: what a scenario has of them, and the family of plugins without which it means nothing. */
const parts: readonly {
  readonly what: string;
  readonly family: RegExp;
  readonly isUsed: (scenario: Scenario, engine: SkirmishEngine) => boolean;
}[] = [
  {
    what: 'items',
    family: /^items\//,
    isUsed: (scenario, engine) =>
      scenario.items.length > 0 ||
      figuresOf(scenario).some((figure) => figure.items.some((item) => !hasGlyph(engine, item))) ||
      tokensOf(scenario).some(
        ({ kind, content }) => kind === 'item' || (kind === 'glyph' && content && !hasGlyph(engine, content)),
      ),
  },
  {
    what: 'tokens on the battlefield',
    family: /^(?:tokens|items)\//,
    isUsed: (scenario) => tokensOf(scenario).length > 0,
  },
  {
    what: 'buildings',
    family: /^buildings\//,
    isUsed: ({ board }) => (board?.buildings.length ?? 0) > 0,
  },
  {
    what: 'further battlefields',
    family: /^battlefields\//,
    isUsed: ({ battlefields }) => battlefields.length > 0,
  },
  {
    what: 'figureless cards',
    family: /^figureless\//,
    isUsed: ({ players }) => players.some((player) => player.cards.length > 0),
  },
];

/** Throws what a scenario has and nothing that is loaded understands, all of it by name. */
export function demandParts(scenario: Scenario, engine: SkirmishEngine): void {
  const missing = parts.filter(
    ({ family, isUsed }) =>
      isUsed(scenario, engine) && !engine.plugins.some((plugin) => family.test(plugin.id)),
  );
  const named = missing.map(({ what }) => what);
  if (named.length > 0)
    throw new ScenarioFailure(`no plugin that is loaded brings ${named.join(', ')}`, scenario);
}

function tokensOf({
  board,
}: Scenario): readonly { readonly kind: string; readonly content: string | undefined }[] {
  return board?.tokens ?? [];
}

/** Does a plugin of the match bring the glyph of this name? */
export function hasGlyph({ plugins }: SkirmishEngine, glyph: string): boolean {
  return plugins.some(({ id }) => id === `glyphs/${glyph}`);
}
