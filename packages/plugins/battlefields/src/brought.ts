import type { Hook } from '@scapewright/kernel';
import {
  type CardDefinition,
  type Catalogue,
  type FlatMap,
  type GameSetup,
  layBattlefield,
  type RuleUnit,
  sidesOf,
  trigger,
} from '@scapewright/skirmish/author';

/** A battlefield that cards bring: how they name it, and its map where the setup has none. */
export interface Brought extends Omit<FlatMap, 'terrain'> {
  readonly kind: string;
  readonly name: string;
  /** Keywords that only mean something on it. */
  readonly keywords: readonly string[];
}

/** What the rules of such a battlefield have in common: it is laid once if any card mentions it, and said to be there. */
export function broughtBy({ kind, name, keywords, ...map }: Brought): Required<
  Pick<RuleUnit, 'wanted' | 'battlefield'>
> & {
  readonly hook: Hook;
} {
  const isBrought = ({ definitions }: GameSetup, catalogue: Catalogue): boolean =>
    definitions.some((definition) =>
      sidesOf(definition).some((side) => mentions(side, name, keywords, (id) => catalogue.ability(id)?.text)),
    );
  const flat: FlatMap = { ...map, terrain: kind };
  return {
    wanted: ({ battlefields = [] }) => battlefields.some((one) => one.kind === kind),
    battlefield: {
      kind,
      lies: 'apart',
      brought: {
        ...flat,
        bring: (setup, catalogue) =>
          isBrought(setup, catalogue) ? layBattlefield(setup, kind, flat) : setup,
      },
    },
    hook: trigger('G1.3', {
      commutes: true,
      run: (run) => {
        for (const one of run.game.facts.battlefields)
          if (one.kind === kind) run.note(`${kind}.laid`, { battlefield: one.region + 1 });
      },
    }),
  };
}

/** Does a card mention the battlefield: by a keyword, or with the name or text of an ability? */
function mentions(
  { keywords: own, abilities }: CardDefinition,
  name: string,
  keywords: readonly string[],
  textOf: (ability: string) => string | undefined,
): boolean {
  const words = new Set([name, ...keywords].map(plain));
  return (
    own.some((keyword) => words.has(plain(keyword))) ||
    abilities.some(({ id, unit, with: given = {} }) =>
      [id, given['name'], given['text'], textOf(unit ?? id)].some((said) =>
        plain(String(said ?? '')).includes(plain(name)),
      ),
    )
  );
}

/** Words as they are compared: `upside-down` and `Upside Down` are one. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}
