import { useEffect, useMemo, useState } from 'react';
import { loadCards } from '../content/content.ts';
import type { CardContent, GameId } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { Awaited } from '../parts/awaited.tsx';
import { GameChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Notice } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { addressOfArmy, type DraftedArmy, readArmyLink, usualLimits } from './army.ts';
import { ArmySheet } from './army-sheet.tsx';
import { CardChooser } from './card-chooser.tsx';
import { KeptList } from './kept-list.tsx';
import { ReadyList } from './ready-list.tsx';
import './armies.css';

/** Where armies are built: cards on one side, the army with its points and what the rules say of it on the other. */
export default function ArmiesPage() {
  const say = useWords();
  const cards = useContent(loadCards);
  return (
    <>
      <PageHead title={say('armies.title')}>
        <p className="quiet">{say('armies.text')}</p>
      </PageHead>
      <Awaited waiting={cards}>{(all) => <Builder cards={all} />}</Awaited>
    </>
  );
}

const emptyArmy = (game: GameId): DraftedArmy => ({ game, name: '', limit: usualLimits[game], cards: [] });

/** The army of the address; a new one where it holds none. */
function armyOfAddress(game: GameId): { readonly army: DraftedArmy; readonly isBroken: boolean } {
  const army = readArmyLink(location.hash);
  if (army === undefined) return { army: emptyArmy(game), isBroken: location.hash.length > 1 };
  return { army: { ...army, limit: army.limit || usualLimits[army.game] }, isBroken: false };
}

function Builder({ cards }: { readonly cards: readonly CardContent[] }) {
  const say = useWords();
  const { game: chosen, set } = useSettings();
  const [{ army, isBroken }, setHeld] = useState(() => armyOfAddress(chosen));
  const change = (part: Partial<DraftedArmy>): void =>
    setHeld((before) => ({ army: { ...before.army, ...part }, isBroken: false }));

  useEffect(() => {
    if (army.cards.length === 0 && army.name === '') return;
    history.replaceState(history.state, '', addressOfArmy(army));
  }, [army]);

  const ofGame = useMemo(
    () => cards.filter((card) => card.games.includes(army.game) && 'standard' in card.points),
    [cards, army.game],
  );
  return (
    <>
      {isBroken ? <Notice tone="warn">{say('armies.unlink')}</Notice> : null}
      <GameChoice
        value={army.game}
        onChange={(game) => {
          set({ game });
          change({ game, limit: usualLimits[game], cards: [] });
        }}
      />
      <div className="armies">
        <CardChooser cards={ofGame} army={army} onAdd={(id) => change({ cards: [...army.cards, id] })} />
        <div className="armies-own">
          <ArmySheet army={army} cards={ofGame} onChange={change} />
          <KeptList onOpen={(kept) => setHeld({ army: kept, isBroken: false })} />
          <ReadyList
            game={army.game}
            cards={ofGame}
            onOpen={(ready) => setHeld({ army: ready, isBroken: false })}
          />
        </div>
      </div>
    </>
  );
}
