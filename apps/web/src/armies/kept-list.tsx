import { Button, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { type DraftedArmy, readArmyLink } from './army.ts';
import { useKeptArmies } from './kept-armies.ts';

/** Armies that are kept on this device; nothing while there are none. */
export function KeptList({ onOpen }: { readonly onOpen: (army: DraftedArmy) => void }) {
  const say = useWords();
  const { links, forget } = useKeptArmies();
  const armies = links.flatMap((link) => readArmyLink(link) ?? []);
  if (armies.length === 0) return null;
  return (
    <Panel title={say('armies.kept')}>
      <ul className="sheet-list">
        {armies.map((army) => (
          <li key={`${army.game} ${army.name}`}>
            <Button little weight="plain" onClick={() => onOpen(army)}>
              {say('armies.open', { name: army.name })}
            </Button>
            <span className="tag">{say(`game.${army.game}`)}</span>
            <Button
              little
              className="round"
              weight="plain"
              aria-label={say('armies.forget', { name: army.name })}
              onClick={() => forget(army)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
