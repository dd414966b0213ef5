import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { addressOfArmy, type DraftedArmy, readArmyLink } from './army.ts';

interface KeptArmies {
  /** As fragments of their addresses: what comes back is read like any link. */
  readonly links: readonly string[];
  keep(army: DraftedArmy): void;
  forget(army: DraftedArmy): void;
}

const linkOf = (army: DraftedArmy): string => addressOfArmy(army).replace(/^.*#/, '');
const isCalled = (link: string, { name, game }: DraftedArmy): boolean => {
  const other = readArmyLink(link);
  return other?.name === name && other.game === game;
};

/** Armies that are kept on this device, the newest first; one of a name in each game. */
export const useKeptArmies = create<KeptArmies>()(
  persist(
    (set) => ({
      links: [],
      keep: (army) =>
        set(({ links }) => ({
          links: [linkOf(army), ...links.filter((link) => !isCalled(link, army))].slice(0, 100),
        })),
      forget: (army) => set(({ links }) => ({ links: links.filter((link) => !isCalled(link, army)) })),
    }),
    { name: 'armies' },
  ),
);
