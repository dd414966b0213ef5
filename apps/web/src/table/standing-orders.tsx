import type { Question, TableClient } from '@scapewright/protocol';
import { useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface OrderProps {
  readonly client: TableClient;
  readonly question: Question;
  /** What has been ordered so far, in words by kind of question. */
  readonly ordered: ReadonlyMap<string, string>;
  readonly onOrdered: (asks: string, words: string | undefined) => void;
}

/** Answers that may be given always alike: two options or three, none of which is a place or a figure of the board. */
const isPlain = ({ shape, most, options }: Question): boolean =>
  shape === 'pick' &&
  most === 1 &&
  options.length <= 3 &&
  !options.some(({ key }) => /^(space|figure|token):/.test(key));

/** Standing orders for the kind of question that is asked: it is answered so from now on, without asking. */
export function StandingOrder({ client, question, onOrdered }: Omit<OrderProps, 'ordered'>) {
  const say = useWords();
  if (!isPlain(question)) return null;
  return (
    <details className="orders">
      <summary>{say('table.orders')}</summary>
      <p className="small quiet">{say('table.orders.text')}</p>
      <div>
        {question.options.map(({ key, label }) => (
          <Button
            key={key}
            little
            onClick={() =>
              void client
                .order({ [question.asks]: key })
                .then((done) => done.ok && onOrdered(question.asks, `${question.title} ${label}`))
            }
          >
            {say('table.orders.always', { label })}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** All standing orders of a seat that were given here, each of which can be taken back. */
export function OrdersGiven({ client, ordered, onOrdered }: Omit<OrderProps, 'question'>) {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  if (ordered.size === 0) return null;
  return (
    <section className="told" aria-label={say('table.orders')}>
      <ul className="told-parts small">
        {[...ordered].map(([asks, words]) => (
          <li key={asks}>
            {words}{' '}
            <Button
              little
              weight="plain"
              disabled={isBusy}
              onClick={() => {
                setBusy(true);
                void client.order({ [asks]: 'ask' }).then((done) => {
                  setBusy(false);
                  if (done.ok) onOrdered(asks, undefined);
                });
              }}
            >
              {say('table.orders.ask')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
