import type { CardContent, GameId } from '../content/content-shapes.ts';
import { Button, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { type DraftedArmy, textOfArmy, usualLimits } from './army.ts';
import { useReadyArmies } from './ready-armies.ts';

interface ReadyListProps {
  readonly game: GameId;
  readonly cards: readonly CardContent[];
  readonly onOpen: (army: DraftedArmy) => void;
}

/** Armies that belong together, to be played as they are or to begin from; nothing where a game has none. */
export function ReadyList({ game, cards, onOpen }: ReadyListProps) {
  const say = useWords();
  const armies = useReadyArmies(game);
  if (armies.length === 0) return null;
  const pointsOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (cards.find((card) => card.id === id)?.points['standard'] ?? 0), 0);
  return (
    <Panel title={say('armies.ready')}>
      <details>
        <summary>{say('armies.ready.text', { count: armies.length })}</summary>
        <ul className="armies-ready">
          {armies.map(({ id, name, text, cards: ids }) => {
            const points = pointsOf(ids);
            const limit = Math.max(usualLimits[game], Math.ceil(points / 50) * 50);
            return (
              <li key={id}>
                <Button little weight="plain" onClick={() => onOpen({ game, name, limit, cards: [...ids] })}>
                  {name}
                </Button>
                <span className="tag">{say('points', { count: points })}</span>
                <p>{text}</p>
                <p className="quiet">{textOfArmy(ids, cards)}</p>
              </li>
            );
          })}
        </ul>
      </details>
    </Panel>
  );
}
