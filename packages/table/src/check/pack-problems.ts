import { compileBattlefield } from '@scapewright/board';
import {
  cardDefinition,
  fixFor,
  isFigureCard,
  type Pack,
  type Place,
  type Problem,
} from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { knowsToken, rulesetNames, tokenRefusals, variantsOf } from '../battle/index.ts';

/** Variants of the manifest that a ruleset of the pack does not have. */
export function unknownVariants({ manifest }: Pack): Problem[] {
  return rulesetNames
    .filter((ruleset) => manifest.rulesets.includes(ruleset))
    .flatMap((ruleset) => {
      const known = variantsOf(ruleset);
      const unknown = manifest.variants.filter((variant) => !known.includes(variant));
      return unknown.map((variant) => ({
        ...{ file: 'pack.yaml', line: 1, column: 1, path: 'variants' },
        message: `${ruleset} has no variant "${variant}"`,
        fix: fixFor(variant, known),
      }));
    });
}

/** What an engine says to each card of the pack, under every ruleset that the pack fits. */
export function cardProblems(pack: Pack, engines: readonly SkirmishEngine[]): Problem[] {
  const battlefield = compileBattlefield({
    spaces: [{ q: 0, r: 0, level: 1, underside: 0, terrain: 'grass', name: 'a1' }],
  });
  const problems: Problem[] = [];
  for (const engine of engines)
    for (const card of pack.cards) {
      if (!isFigureCard(card)) continue;
      try {
        const definition = cardDefinition(card, 0);
        const cards = [{ name: card.id, definition: card.id, figures: [{ name: card.id, spaces: [] }] }];
        engine.plan({
          battlefield,
          definitions: [definition],
          players: [{ name: 'one', cards }],
          start: 'turns',
        });
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        const { file, line, column } = card;
        const fix = undefined;
        problems.push({ file, line, column, path: '', message: `under ${engine.ruleset.id}: ${said}`, fix });
      }
    }
  return problems;
}

/** Items, hazards and resources that no ruleset of the pack has rules for, and what those say that have. */
export function tokenProblems({ tokens }: Pack, engines: readonly SkirmishEngine[]): Problem[] {
  return tokens.flatMap((card) => {
    const { kind, name, file, line, column } = card;
    const problem = (message: string, fix: string | undefined, reason?: string): Problem => ({
      ...{ file, line, column, path: '', message, fix },
      ...(reason === undefined ? {} : { reason }),
    });
    const able = engines.filter((engine) => knowsToken(engine, card));
    if (able.length === 0)
      return [
        problem(
          `no ruleset of the pack has rules for ${kind}s such as ${name}`,
          'name one in pack.yaml that has, or the variant with which it has: "variants: [item-glyphs]"',
        ),
      ];
    return able.flatMap((engine) =>
      (tokenRefusals(engine, card)?.problems ?? []).map(({ message, fix, reason }) =>
        problem(`under ${engine.ruleset.id}: ${message}`, fix, reason),
      ),
    );
  });
}

/** Squads with Life that no ruleset of the pack lets them use: one wound is the end of their figures. */
export function lifeWarnings({ cards }: Pack, engines: readonly SkirmishEngine[]): Problem[] {
  const inVain = cards.filter(
    (card) =>
      card.unit === 'squad' &&
      (card.life ?? 1) > 1 &&
      engines.every(({ ruleset }) => ruleset.parameters.oneWoundKills(card)),
  );
  return inVain.map(({ file, line, column, life }) => ({
    ...{ file, line, column, path: 'life' },
    message: `no ruleset of the pack knows squads with Life ${life}: a figure of a squad falls with its first wound`,
    fix: 'write "life: 1"',
  }));
}

/** Cards without a price: in every table of the pack each card of figures has one. */
export function priceWarnings({ cards, prices }: Pack): Problem[] {
  const priced = cards.filter((card) => isFigureCard(card) && card.unit !== 'object');
  const warning = (file: string, { line, column }: Place, message: string, fix: string): Problem => ({
    ...{ file, line, column, path: '', message, fix },
  });
  if (prices.length === 0)
    return priced.map((card) =>
      warning(
        card.file,
        card,
        `no price table has a price for "${card.id}"`,
        'add it to prices/standard.yaml',
      ),
    );
  return prices.flatMap((table) =>
    priced
      .filter(({ id }) => !table.prices.has(id) && !table.prices.has(`${id}/back`))
      .map(({ id }) => warning(table.file, table, `there is no price for "${id}"`, `add "${id}: 100"`)),
  );
}
