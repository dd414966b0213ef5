import { type NamedArmy, usualTables } from '@scapewright/table/usual';
import { useMemo } from 'react';
import { readArmyLink } from '../armies/army.ts';
import { useKeptArmies } from '../armies/kept-armies.ts';
import { useReadyArmies } from '../armies/ready-armies.ts';
import type { GameId } from '../content/content-shapes.ts';
import { SelectField } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** The armies that somebody can bring to a game: the usual ones, those that are ready-made, and those that are kept on this device. */
export function useArmies(game: GameId): readonly NamedArmy[] {
  const links = useKeptArmies((kept) => kept.links);
  const ready = useReadyArmies(game);
  return useMemo(() => {
    const kept = links.flatMap((link) => readArmyLink(link) ?? []).filter((army) => army.game === game);
    return [...usualTables[game].armies, ...ready, ...kept];
  }, [links, ready, game]);
}

interface ArmyFieldProps {
  readonly armies: readonly NamedArmy[];
  readonly value: number;
  readonly onChange: (army: number) => void;
}

/** One army of those that can be brought. */
export function ArmyField({ armies, value, onChange }: ArmyFieldProps) {
  const say = useWords();
  return (
    <SelectField
      label={say('setup.army')}
      value={String(value)}
      options={armies.map(
        ({ name }, at) => [String(at), at < 2 ? say('setup.army.usual', { name }) : name] as const,
      )}
      onChange={(army) => onChange(Number(army))}
    />
  );
}
