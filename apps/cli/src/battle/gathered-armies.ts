import type { CardDefinition } from '@scapewright/skirmish/author';
import type { Army, BattleTerms, RulesetName } from '@scapewright/table/battle';
import { usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { playerName, readArmies, readCards } from '../content/armies.ts';
import type { ContentLibrary } from '../content/content-library.ts';
import { CliError } from '../errors/cli-error.ts';
import { phrase } from '../words/terminal-words.ts';
import { agreedObjective, conditionsWith } from './agreed-objective.ts';
import { agreedTerms, type TermFlags } from './agreed-terms.ts';

/** What the command line says of armies. */
export interface ArmyFlags extends TermFlags {
  readonly ruleset: RulesetName;
  /** Variants of the ruleset with which it is played. */
  readonly variant?: readonly string[];
  readonly format?: string;
  /** Left out: the usual one of the ruleset, or that of the objective. */
  readonly map?: string;
}

/** The armies of a battle, ready-made or to be drafted, and everything else that its players agree on. */
export interface GatheredArmies {
  readonly armies: readonly Army[];
  readonly terms: BattleTerms;
}

/** The usual point limit of a drafted army. */
const draftLimits = { superscape: 1000, heroscape: 500 } as const;

/**
 * Reads the armies of a battle. In a draft each text may be a name alone (`Dawn:`), and there are as many players as texts, or `players`.
 * Throws where cards are not known, or fewer than the `fewest` armies are to fight.
 */
export function gatherArmies(
  composition: DependencyContainer,
  texts: readonly string[],
  flags: ArmyFlags,
  { players = 2, fewest = 2 }: { readonly players?: number | undefined; readonly fewest?: number } = {},
): GatheredArmies {
  const library = composition.resolve(tokens.library);
  const points = flags.points ?? (flags.draft === undefined ? undefined : draftLimits[flags.ruleset]);
  const isDrafted = flags.draft !== undefined;
  const prices = { format: flags.format, points, isDrafted };
  const names = Array.from({ length: Math.max(2, players) }, (_, seat) => `${playerName(seat)}:`);
  const armies = readArmies(isDrafted && texts.length === 0 ? names : texts, library, prices);
  if (armies.length < fewest) throw new CliError(phrase('error:one-army'), phrase('error:one-army-fix'));
  const victory = conditionsWith(agreedObjective(flags), flags.victory, armies);
  const given = {
    ...flags,
    ...(points === undefined ? {} : { points }),
    ...(victory === undefined ? {} : { victory }),
  };
  const terms = agreedTerms(
    composition.resolve(tokens.engines)(flags.ruleset, flags.variant),
    given,
    armies.map(({ player }) => player),
  );
  if (flags.draft === undefined) return { armies, terms };
  const cards = flags.draft === true ? pricedCards(library, flags) : readCards(flags.draft, library, prices);
  if (cards.length === 0) throw new CliError(phrase('error:empty-draft'), phrase('error:empty-draft-fix'));
  return { armies, terms: { ...terms, draft: counted(cards) } };
}

/** Every character of the packs for a ruleset that has a price. */
function pricedCards(
  library: ContentLibrary,
  { ruleset, variant = [], format = usualFormat }: ArmyFlags,
): CardDefinition[] {
  const packs = library.packs.filter(
    ({ pack: { manifest } }) =>
      manifest.rulesets.includes(ruleset) && manifest.variants.every((one) => variant.includes(one)),
  );
  const ids = new Set(packs.map(({ pack }) => pack.manifest.id));
  return library
    .cards()
    .filter(({ card, pack, prices }) => ids.has(pack) && prices.has(format) && card.unit !== 'object')
    .map(({ card }) => library.definition(card.id, format));
}

function counted(cards: readonly CardDefinition[]): NonNullable<BattleTerms['draft']> {
  const ids = [...new Set(cards.map(({ id }) => id))];
  return ids.map((id) => {
    const copies = cards.filter((card) => card.id === id);
    return { card: copies[0] as CardDefinition, copies: copies.length };
  });
}
