import { type Say, useWords } from '../words/words.ts';
import { Choice } from './parts.tsx';

type Game = 'heroscape' | 'superscape';

interface ChoiceProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Which of the two games. */
export function GameChoice(props: ChoiceProps<Game>) {
  const say = useWords();
  return <Choice {...props} label={say('game.choose')} options={gamesIn(say)} />;
}

/** One of the games, or both. */
export function GameOrAllChoice(props: ChoiceProps<Game | 'all'>) {
  const say = useWords();
  return (
    <Choice {...props} label={say('game.choose')} options={[['all', say('game.all')], ...gamesIn(say)]} />
  );
}

const gamesIn = (say: Say): readonly (readonly [Game, string])[] => [
  ['heroscape', say('game.heroscape')],
  ['superscape', say('game.superscape')],
];
