import { useWords } from '../words/words.ts';
import { Choice } from './parts.tsx';

type Game = 'heroscape' | 'superscape';

interface GameChoiceProps {
  readonly value: Game;
  readonly onChange: (game: Game) => void;
}

/** Which of the two games. */
export function GameChoice({ value, onChange }: GameChoiceProps) {
  const say = useWords();
  return (
    <Choice
      label={say('game.choose')}
      value={value}
      options={[
        ['heroscape', say('game.heroscape')],
        ['superscape', say('game.superscape')],
      ]}
      onChange={onChange}
    />
  );
}

interface GameOrAllChoiceProps {
  readonly value: Game | 'all';
  readonly onChange: (game: Game | 'all') => void;
}

/** One of the games, or both. */
export function GameOrAllChoice({ value, onChange }: GameOrAllChoiceProps) {
  const say = useWords();
  return (
    <Choice
      label={say('game.choose')}
      value={value}
      options={[
        ['all', say('game.all')],
        ['heroscape', say('game.heroscape')],
        ['superscape', say('game.superscape')],
      ]}
      onChange={onChange}
    />
  );
}
