import { useLocation } from 'wouter';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { server } from './api.ts';
import { Trouble } from './trouble.tsx';
import { useDoing } from './use-server.ts';

interface RematchProps {
  /** The table that is over. */
  readonly id: string;
  /** Where the others wait already. */
  readonly rematch: string | undefined;
}

/** Takes a player to the table at which the same people play again. */
export function Rematch({ id, rematch }: RematchProps) {
  const say = useWords();
  const [, go] = useLocation();
  const { isDoing, error, run } = useDoing();
  return (
    <>
      {rematch === undefined ? null : <p role="status">{say('online.rematch.waits')}</p>}
      <Button
        weight="main"
        disabled={isDoing}
        onClick={() => run(async () => go(`/table/${await server.rematch(id)}`))}
      >
        {say(rematch === undefined ? 'online.rematch' : 'online.rematch.join')}
      </Button>
      {error === undefined ? null : <Trouble error={error} />}
    </>
  );
}
